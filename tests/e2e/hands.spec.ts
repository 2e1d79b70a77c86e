import type { Page } from '@playwright/test';
import { expect, test, untilOfflineReady } from './support';
import { seed, tableOf } from './support/seed';
import { startMatch, tileCell, typeRound } from './support/table';

const rack = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });
const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tiles', exact: true }).getByRole('button', { name, exact: true });

test('two hands are tapped together, and one sentence says who wins, by which clause and which tiles (3.4)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Which hand wins?' }).click();
  for (const name of ['Sun 9', 'Sun 7', 'Sun 6', 'Sun 4', 'Sun 3']) await tile(page, name).click();
  await expect(rack(page, 'Hand A')).toContainText('Flush');
  // A full hand hands over: the next taps go to the other one.
  for (const name of ['Cloud 1', 'Cloud 8', 'Cloud 6', 'Cloud 4', 'Cloud 3']) await tile(page, name).click();
  await expect(verdict(page)).toContainText('Hand B wins: the higher Flush.');
  await expect(verdict(page)).toContainText('1 is the stronger number than 9.');
  await expect(verdict(page)).toContainText('rule 3.4');
  await expect(verdict(page)).toContainText('Where the suit of a flush counts first, Hand A wins.');

  await page.reload();
  await expect(verdict(page)).toContainText('Hand B wins');
  await rack(page, 'Hand B').getByRole('button', { name: 'Take back Cloud 1' }).click();
  await expect(page.getByLabel('Hand B as text')).toHaveValue('8c 6c 4c 3c');
  await expect(page.getByText('Four tiles are never a play.', { exact: false })).toBeVisible();
});

test('the text of a hand and its tiles keep step; a bad word is named and changes nothing', async ({ page }) => {
  await page.goto('/hands/');
  const text = page.getByLabel('Hand A as text');
  await text.fill('４ｓ， 4m　4T');
  await expect(rack(page, 'Hand A').getByRole('button', { name: /^Take back/ })).toHaveCount(3);
  await expect(rack(page, 'Hand A')).toContainText('Triple');
  await text.fill('4s 4m 4x');
  await expect(rack(page, 'Hand A').getByRole('alert')).toContainText('“4x” is no tile');
  await expect(rack(page, 'Hand A').getByRole('button', { name: /^Take back/ })).toHaveCount(3);
  // Nothing is said about tiles that are not what is being typed.
  await expect(page.getByRole('region', { name: 'How strong is Hand A?' })).toHaveCount(0);
  await expect(text).toHaveValue('4s 4m 4x');
  await text.fill('4s 14m');
  await expect(rack(page, 'Hand A').getByRole('alert')).toContainText('“14m” is not in play: numbers run from 1 to 13.');
  await tile(page, 'Cloud 4').click();
  await expect(rack(page, 'Hand A').getByRole('button', { name: /^Take back/ })).toHaveCount(4);
  await expect(text).toHaveValue('4s 4m 4t 4c');
});

test('a tile of one hand is out of reach for the other, and refused by name where it is typed (case 87)', async ({ page }) => {
  await page.goto('/hands/?a=5s+5m');
  await page.getByRole('button', { name: 'Lay tiles into Hand B' }).click();
  await expect(tile(page, 'Sun 5')).toBeDisabled();
  await page.getByLabel('Hand B as text').fill('5s 5t');
  await expect(verdict(page)).toContainText('Sun 5 lies in both hands');
  await page.getByLabel('Hand B as text').fill('5t 5t');
  await expect(page.getByText('Star 5 stands here twice', { exact: false })).toBeVisible();
});

test('hands of different size are not comparable (2.2); what no combination is short of is said', async ({ page }) => {
  await page.goto('/hands/?a=3c+4t+5m+6s+7c&b=2s');
  await expect(verdict(page)).toContainText('Not comparable.');
  await page.goto('/hands/?a=5c+6t+7m+8s+10c');
  await expect(page.getByText('One tile short of a Straight: needs a 9 instead of Cloud 5.')).toBeVisible();
});

test('table size and options are chosen on the spot and change the verdict (3.6)', async ({ page }) => {
  await page.goto('/hands/?a=1c+2t+3c+4m+5s&b=9t+10c+11c+12m+13s');
  await expect(verdict(page)).toContainText('Hand A wins');
  await page.getByRole('radio', { name: /By last number/ }).click();
  await expect(verdict(page)).toContainText('Hand B wins');
  await expect(verdict(page)).toContainText('rule 3.6');
  await page.getByRole('radio', { name: '5 players' }).click();
  await expect(tile(page, 'Sun 15')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '5 players' })).toBeChecked();
  await expect(verdict(page)).toContainText('rule 3.6');
});

test('from a match: its table and rules, and the half-typed round waits', async ({ page }) => {
  await page.goto('/');
  await startMatch(page, ['Ann', 'Bea', 'Cem']);
  await typeRound(page, { out: 'Ann', left: { Bea: 7 } });
  await page.getByRole('link', { name: 'Which hand wins?' }).click();
  await expect(page.getByText('By the rules of your match.')).toBeVisible();
  await expect(tile(page, 'Sun 9')).toBeVisible();
  await expect(tile(page, 'Sun 10')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(tileCell(page, 'Bea', 7)).toBeChecked();
});

test('how strong a hand is: counted, with the tiles seen left out and kept for the round', async ({ page }) => {
  await page.goto('/hands/?a=2s');
  const strength = page.getByRole('region', { name: 'How strong is Hand A?' });
  await expect(strength).toContainText('Nothing beats it.');
  await page.goto('/hands/?a=1s');
  await expect(strength).toContainText('Beaten by 4 of 51');
  await page.getByRole('button', { name: /^Tiles already played/ }).click();
  const seen = page.getByRole('dialog', { name: 'Tiles already played' });
  await seen.getByRole('button', { name: 'Sun 2', exact: true }).click();
  await seen.getByRole('button', { name: 'Cloud 2', exact: true }).click();
  await expect(seen).toContainText('2s seen: 2 of 4');
  await page.keyboard.press('Escape');
  await expect(strength).toContainText('Beaten by 2 of 49');
  await page.reload();
  await expect(strength).toContainText('Beaten by 2 of 49');
});

/** Two hands of five players; of the fifty tiles left, tests/rules/strength-count.test.ts counts what beats the first. */
const LINK = '/hands/?players=5&a=3c+4c+5c+6c+7t&b=8c+9c+10c+11c+12t';
const COUNTED = 'Beaten by 13,400 of 2,118,760';

test('a link to two hands, opened cold, says how strong the hand is', async ({ page }) => {
  await page.goto(LINK);
  await expect(page.getByRole('region', { name: 'How strong is Hand A?' })).toContainText(COUNTED);
  await expect(verdict(page)).toContainText('Hand B wins');
});

test.describe('the count goes on beside the page', () => {
  test.use({ serviceWorkers: 'allow' });
  const counted = (page: Page) => expect(page.getByRole('region', { name: 'How strong is Hand A?' })).toContainText(COUNTED);

  test('in a worker, with the server stopped too', { tag: '@base-path' }, async ({ page, server }) => {
    await page.goto(server.url());
    await untilOfflineReady(page);
    await server.stop();
    const started = page.waitForEvent('worker');
    await page.goto(server.url(LINK));
    await counted(page);
    expect((await started).url()).toContain(server.url('/_next/static/'));
  });

  test.describe('or on the page', () => {
    test.use({ serviceWorkers: 'block' }); // requests are answered by the test

    test('where the browser has no worker', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
      await page.goto(LINK);
      await counted(page);
    });

    test('where its file cannot be had', async ({ page, guard }) => {
      const worker = page.waitForEvent('worker');
      await page.goto(LINK);
      const file = (await worker).url();
      guard.allow(/ERR_FAILED/);
      await page.route(file, (route) => route.abort());
      const refused = page.waitForEvent('requestfailed', (request) => request.url() === file);
      await page.reload();
      await refused;
      await counted(page);
    });
  });
});

test('what can be played: every answer once, weakest first', async ({ page }) => {
  await page.goto('/hands/play/?held=3c+3s+9c+9s+9m+1c+2s&beat=4s+4m');
  const answers = page.getByRole('region', { name: 'What you can play' });
  await expect(answers).toContainText('3 plays, weakest first');
  const listed = answers.getByRole('listitem').filter({ hasText: 'Pair' });
  await expect.poll(async () => (await listed.allInnerTexts()).map((line) => line.match(/(Sun|Moon|Star|Cloud) \d+/gu))).toEqual([
    ['Moon 9', 'Cloud 9'],
    ['Sun 9', 'Cloud 9'],
    ['Sun 9', 'Moon 9'],
  ]);
  await page.getByLabel('To beat as text').fill('2c 2t');
  await expect(answers).toContainText('Nothing in this hand beats it: pass.');
});

test('the guide answers by the rules that decide', async ({ page }) => {
  await page.goto('/hands/guide/');
  const straights = page.getByRole('list', { name: 'Straights, strongest first, numbers 1–13' }).getByRole('listitem');
  await expect(straights).toHaveCount(10);
  await expect(straights.first()).toHaveText('1-2-3-4-5');
  await expect(straights.nth(2)).toHaveText('10-11-12-13-1');
  await expect(straights.last()).toHaveText('3-4-5-6-7');
  for (const [highest, count] of [[9, 6], [15, 12]] as const) {
    await expect(page.getByRole('list', { name: `Straights, strongest first, numbers 1–${highest}` }).getByRole('listitem')).toHaveCount(count);
  }
});

test('4.2, 4.5 the guide tells how this table settles, with an example that is settled by its rules; the card stays one page', async ({ page }) => {
  await seed(page, [tableOf({ settlement: { penaltyScope: 'payment', exhaustion: 'ends-match' } })]);
  const settling = page.getByRole('region', { name: 'Settling a round' });
  const rows = settling.getByRole('table', { name: 'For example' }).getByRole('row');
  await page.goto('/hands/guide/?id=seeded');
  await expect(settling.getByRole('listitem').nth(1)).toContainText('What the 2s multiply: Every payment');
  await expect(rows).toHaveText(['LeftCountChips', 'went out0+20', '2 tiles2+10', '5 tiles, one 25 × 2 = 10−13', '8 tiles8−17']);
  // The fewest at a table, and the most with the longest sentences that options make of it.
  for (const table of ['id=seeded', 'players=2', 'players=5&straight=natural&flush=highest-then-suit&suits=colour']) {
    await page.goto(`/hands/guide/?${table}`);
    await expect(rows.last()).toBeVisible();
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/gu), `${table} ${format}`).toHaveLength(1);
    }
  }
});

test('a verdict of a match opens the same two hands, under the same rules, where nobody has the match', async ({ page, browser }) => {
  await page.goto('/');
  await startMatch(page, ['Ann', 'Bea', 'Cem', 'Dan', 'Eve']);
  await page.getByRole('link', { name: 'Which hand wins?' }).click();
  await expect(page.getByText('By the rules of your match.')).toBeVisible();
  await tile(page, 'Cloud 15').click();
  await page.getByLabel('Hand B as text').fill('14s');
  await expect(verdict(page)).toContainText('Hand A wins');
  await page.evaluate(() => {
    const share = async ({ url }: ShareData) => void (document.title = url ?? '');
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await page.getByRole('button', { name: 'Share this verdict' }).click();
  await expect(page).toHaveTitle(/a=15c/u);
  const link = await page.title();
  const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(verdict(other)).toContainText('Hand A wins');
  await expect(other.getByRole('radio', { name: '5 players' })).toBeChecked();
  await elsewhere.close();
});

test('tiles seen in a match are kept for the running round, and gone when it is saved', async ({ page }) => {
  await page.goto('/');
  await startMatch(page, ['Ann', 'Bea', 'Cem']);
  await typeRound(page, { out: 'Ann', left: { Bea: 7, Cem: 3 } });
  const seen = page.getByRole('button', { name: /^Tiles already played/ });
  await page.getByRole('link', { name: 'Which hand wins?' }).click();
  await seen.click();
  await page.getByRole('dialog', { name: 'Tiles already played' }).getByRole('button', { name: 'Sun 2', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(seen).toHaveText('Tiles already played: 1 tile seen');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(tileCell(page, 'Bea', 7)).toBeChecked();
  await page.getByRole('link', { name: 'Which hand wins?' }).click();
  await expect(seen).toHaveText('Tiles already played: 1 tile seen');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Save round 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 2 of 3' })).toBeVisible();
  await page.getByRole('link', { name: 'Which hand wins?' }).click();
  await expect(seen).toHaveText('Tiles already played: 0 tiles seen');
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the hand tools open with the server stopped', async ({ page, server }) => {
    await page.goto(`${server.origin}/`);
    await untilOfflineReady(page);
    await server.stop();
    await page.goto(`${server.origin}/hands/?a=4s+4m+4t+5s+5m&b=3s+3m+3t+2s+2m`);
    await expect(verdict(page)).toContainText('Hand A wins: the higher Full House.');
    await page.goto(`${server.origin}${LINK}`);
    await expect(page.getByRole('region', { name: 'How strong is Hand A?' })).toContainText(COUNTED);
    await page.getByRole('link', { name: 'Ranking' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hand ranking' })).toBeVisible();
  });
});

test('a verdict is shared as a link that opens the same two hands at the same table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/hands/?a=1c+2t+3c+4m+5s&b=9t+10c+11c+12m+13s&straight=natural');
  await expect(verdict(page)).toContainText('Hand B wins');
  // No share sheet here: the link is copied.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.getByRole('button', { name: 'Share this verdict' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(verdict(other)).toContainText('Hand B wins');
  await expect(verdict(other)).toContainText('rule 3.6');
});
