import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { expect, test } from './support';
import { FX1_PLAYED, seed, storedRows, tableOf } from './support/seed';
import { expectTotals, tileCell, twosCell, whoWentOut } from './support/table';

/** The page is gone as when a phone takes its memory away: no event tells it. */
async function lose(page: Page): Promise<Page> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  return context.newPage();
}

async function typeThreeOfFour(page: Page): Promise<void> {
  await whoWentOut(page, 'Cem').click();
  await tileCell(page, 'Ann', 1).click();
  await tileCell(page, 'Bea', 8).click();
  await twosCell(page, 'Bea', 2).click();
  await expect(page.getByRole('status').filter({ hasText: 'Still to tap: Dan' })).toBeVisible();
}

async function expectThreeOfFour(page: Page): Promise<void> {
  await expect(page.getByText('Your entry from before was kept.')).toBeVisible();
  await expect(whoWentOut(page, 'Cem')).toBeChecked();
  await expect(tileCell(page, 'Ann', 1)).toBeChecked();
  await expect(tileCell(page, 'Bea', 8)).toBeChecked();
  await expect(twosCell(page, 'Bea', 2)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Still to tap: Dan' })).toBeVisible();
}

test('a half-typed round is offered again after the page was lost, to its own match alone, until it is saved (61)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) }), tableOf({ id: 'another', day: 1, played: FX1_PLAYED.slice(0, 2) })]);
  await page.goto('/match/?id=seeded');
  await typeThreeOfFour(page);
  await expect.poll(async () => JSON.stringify(await storedRows(page, 'drafts'))).toContain('"twos":[0,2,0,0]');
  const reopened = await lose(page);
  await reopened.goto('/match/?id=another');
  await expectTotals(reopened, { Ann: 76 });
  await expect(whoWentOut(reopened, 'Ann')).not.toBeChecked();
  await expect(reopened.getByText('Your entry from before was kept.')).toHaveCount(0);
  await reopened.goto('/match/round/?id=seeded&round=R1');
  await expect(whoWentOut(reopened, 'Ann')).toBeChecked();
  await expect(reopened.getByText('Your entry from before was kept.')).toHaveCount(0);

  await reopened.goto('/match/?id=seeded');
  await expectThreeOfFour(reopened);
  await tileCell(reopened, 'Dan', 3).click();
  await reopened.getByRole('button', { name: 'Save round 3' }).click();
  await expect(reopened.getByRole('heading', { name: 'Round 3: who pays whom' })).toBeVisible();
  expect(await storedRows(reopened, 'drafts')).toEqual([]);
  const again = await lose(reopened);
  await again.goto('/match/?id=seeded');
  await expect(again.getByRole('heading', { level: 1, name: 'Round 4' })).toBeVisible();
  await expect(whoWentOut(again, 'Cem')).not.toBeChecked();
  await expect(again.getByText('Your entry from before was kept.')).toHaveCount(0);
});

test('so is a past round that was being mended: nothing is mended by it until it is saved (61)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED })]);
  await page.goto('/match/round/?id=seeded&round=R2');
  await tileCell(page, 'Dan', 9).click();
  await expect.poll(async () => JSON.stringify(await storedRows(page, 'drafts'))).toContain('"tiles":[4,null,2,9]');
  const reopened = await lose(page);
  await reopened.goto('/match/?id=seeded');
  await expectTotals(reopened, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });
  await reopened.goto('/match/round/?id=seeded&round=R2');
  await expect(tileCell(reopened, 'Dan', 9)).toBeChecked();
  await reopened.getByRole('button', { name: 'Cancel' }).click();
  await expect(reopened.getByRole('heading', { level: 1, name: 'Past rounds' })).toBeVisible();
  await expect.poll(() => storedRows(reopened, 'drafts')).toEqual([]);
});

test('the form of a new match is kept as well, and gone once the match has begun (61)', async ({ page }) => {
  await page.goto('/new/');
  await page.getByLabel('Name at seat 1').fill('Ann');
  await page.getByLabel('Name at seat 3').fill('Cem');
  await page.getByRole('radio', { name: 'First edition' }).click();
  await page.getByLabel('Number of rounds').fill('7');
  await expect(page.getByText('149')).toHaveCount(2);
  await expect.poll(async () => JSON.stringify(await storedRows(page, 'drafts'))).toContain('"roundLimit":7');
  const reopened = await lose(page);
  await reopened.goto('/new/');
  await expect(reopened.getByText('Taken up where you left off.')).toBeVisible();
  await expect(reopened.getByLabel('Name at seat 1')).toHaveValue('Ann');
  await expect(reopened.getByLabel('Name at seat 3')).toHaveValue('Cem');
  await expect(reopened.getByRole('radio', { name: 'First edition' })).toBeChecked();
  await expect(reopened.getByLabel('Number of rounds')).toHaveValue('7');
  await reopened.getByLabel('Name at seat 2').fill('Bea');
  await reopened.getByLabel('Name at seat 4').fill('Dan');
  await reopened.getByRole('button', { name: 'Start: 4 players' }).click();
  await expectTotals(reopened, { Ann: 149 });
  await reopened.goto('/new/');
  await expect(reopened.getByRole('radio', { name: 'Official' })).toBeChecked();
  await expect(reopened.getByLabel('Name at seat 1')).toHaveValue('');
  await expect(reopened.getByText('Taken up where you left off.')).toHaveCount(0);
});

test('a saved round and a half-typed one survive the whole browser being killed (61)', async ({ baseURL, guard }, info) => {
  const executablePath = findChromium();
  const launch = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(info.outputPath('profile'), {
      args: CHROMIUM_FLAGS,
      ...(baseURL !== undefined && { baseURL }),
      ...(executablePath !== undefined && { executablePath }),
    });
  const first = await launch();
  guard.watch(first);
  const page = await first.newPage();
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 1) })]);
  await page.goto('/match/?id=seeded');
  await whoWentOut(page, 'Bea').click();
  for (const [name, tiles] of [['Ann', 4], ['Cem', 2], ['Dan', 6]] as const) await tileCell(page, name, tiles).click();
  await page.getByRole('button', { name: 'Save round 2' }).click();
  await expect(page.getByRole('heading', { name: 'Round 2: who pays whom' })).toBeVisible();
  await typeThreeOfFour(page);
  await expect.poll(async () => JSON.stringify(await storedRows(page, 'drafts'))).toContain('"twos":[0,2,0,0]');
  const gone = new Promise((done) => first.once('close', done));
  const browser = first.browser();
  if (!browser) throw new Error('the profile has a browser');
  void (await browser.newBrowserCDPSession()).send('Browser.crash').catch(() => undefined);
  await gone;

  const second = await launch();
  guard.watch(second);
  const reopened = await second.newPage();
  await reopened.goto('/match/?id=seeded');
  await expectThreeOfFour(reopened);
  await reopened.getByRole('button', { name: 'Back' }).click();
  await expectTotals(reopened, { Ann: 76, Bea: 80, Cem: 64, Dan: 36 });
  await second.close();
});
