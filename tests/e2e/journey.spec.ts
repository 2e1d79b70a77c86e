import { storedRows } from './support/seed';
import { expect, test, untilOfflineReady } from './support';
import {
  expectTotals, FX1, FX1_NAMES, openPastRounds, pastRounds, playRound, startMatch, tileCell, twosCell, typeRound, whoWentOut,
} from './support/table';

const AFTER = [
  { Ann: 80, Bea: 68, Cem: 60, Dan: 48 },
  { Ann: 76, Bea: 80, Cem: 64, Dan: 36 },
  { Ann: 84, Bea: 60, Cem: 76, Dan: 36 },
] as const;

async function playFx1(page: import('@playwright/test').Page): Promise<void> {
  await page.goto('/');
  await startMatch(page, FX1_NAMES);
  for (const [index, round] of FX1.entries()) await playRound(page, round, index + 1);
}

test('FX1 from home to history, a reload after each step', async ({ page }) => {
  await page.goto('/');
  await startMatch(page, FX1_NAMES);
  for (const [index, round] of FX1.entries()) {
    await page.reload();
    await playRound(page, round, index + 1);
    await expectTotals(page, AFTER[index] ?? {});
    await page.reload();
    await expectTotals(page, AFTER[index] ?? {});
  }
  await expect(page.getByRole('region', { name: 'Final standings' })).toContainText('Ann wins');
  await expect(page.getByRole('radiogroup', { name: 'Who went out?' })).toHaveCount(0);

  await openPastRounds(page);
  await expect.poll(() => pastRounds(page)).toEqual([
    '1 +16 80 +4 68 −4 60 −16 48',
    '2 −4 76 +12 80 +4 64 −12 36',
    '3 +8 84 −20 60 +12 76 0 36',
  ]);
  await page.goto('/history/');
  const card = page.getByRole('link', { name: /^Open the match of .*: Ann, Bea, Cem, Dan$/ });
  await expect(card).toContainText('1. Ann 84');
  await expect(card).toContainText('2. Cem 76');
  await expect(card).toContainText('3. Bea 60');
  await expect(card).toContainText('4. Dan 36');
  await expect(card).toContainText('finished');
  await card.click();
  await expectTotals(page, AFTER[2]);
});

test('the payments of a round are told in words, in order, with the sum behind each (4.5, 4.7)', async ({ page }) => {
  await page.goto('/');
  await startMatch(page, FX1_NAMES);
  await playRound(page, FX1[0]!, 1);
  const lines = page.getByRole('region', { name: 'Round 1: who pays whom' }).getByRole('listitem');
  await expect.poll(async () => (await lines.allInnerTexts()).map((line) => line.replace(/\s+/gu, ' '))).toEqual([
    'Bea pays Ann 3 chips 3 − 0 = 3',
    'Cem pays Ann 5 chips 5 − 0 = 5',
    'Dan pays Ann 8 chips 8 − 0 = 8',
    'Cem pays Bea 2 chips 5 − 3 = 2',
    'Dan pays Bea 5 chips 8 − 3 = 5',
    'Dan pays Cem 3 chips 8 − 5 = 3',
  ]);
});

test('FX1e: a mended round moves every later total, on every screen and after a reload (case 1)', async ({ page }) => {
  await playFx1(page);
  await openPastRounds(page);
  await page.getByRole('link', { name: 'Change round 1' }).click();
  await twosCell(page, 'Dan', 1).click();
  const later = page.getByRole('table', { name: 'Totals from here on' });
  await expect(later.getByRole('row').nth(3)).toContainText('84, becomes 92');
  await expect(later.getByRole('row').nth(3)).toContainText('36, becomes 12');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Past rounds' })).toBeVisible();
  await expect.poll(() => pastRounds(page)).toEqual([
    '1 +24 88 +12 76 +4 68 −40 24',
    '2 −4 84 +12 88 +4 72 −12 12',
    '3 +8 92 −20 68 +12 84 0 12',
  ]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expectTotals(page, { Ann: 92, Bea: 68, Cem: 84, Dan: 12 });
  await page.reload();
  await expectTotals(page, { Ann: 92, Bea: 68, Cem: 84, Dan: 12 });
  await page.goto('/history/');
  await expect(page.getByRole('link', { name: /Open the match/ })).toContainText('1. Ann 92');
});

test('leaving the form of a past round leaves no trace', async ({ page }) => {
  await playFx1(page);
  await openPastRounds(page);
  await page.getByRole('link', { name: 'Change round 1' }).click();
  await tileCell(page, 'Dan', 2).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => (await pastRounds(page))[0]).toBe('1 +16 80 +4 68 −4 60 −16 48');
  await page.getByRole('link', { name: 'Change round 1' }).click();
  await expect(tileCell(page, 'Dan', 8)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
});

test('FX1d: a deleted round no longer counts, undo puts it back in the middle (case 29)', async ({ page }) => {
  await playFx1(page);
  await openPastRounds(page);
  await page.getByRole('link', { name: 'Change round 2' }).click();
  await page.getByRole('button', { name: 'Delete round 2' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => pastRounds(page)).toEqual(['1 +16 80 +4 68 −4 60 −16 48', '2 +8 88 −20 48 +12 72 0 48']);
  await page.getByRole('link', { name: 'Back' }).click();
  await expectTotals(page, { Ann: 88, Bea: 48, Cem: 72, Dan: 48 });
  // Two of three rounds are left: the match goes on.
  await expect(page.getByRole('heading', { level: 1, name: 'Round 3 of 3' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Scoreboard' }).getByText('3rd, shared')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await expectTotals(page, AFTER[2]);
  await openPastRounds(page);
  await expect.poll(async () => (await pastRounds(page))[1]).toBe('2 −4 76 +12 80 +4 64 −12 36');
});

test('the end of a match can be undone and redone (case 15)', async ({ page }) => {
  await playFx1(page);
  await page.getByRole('button', { name: 'Undo round 3' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 3 of 3' })).toBeVisible();
  await expectTotals(page, AFTER[1]);
  await page.goto('/history/');
  await expect(page.getByRole('link', { name: /Open the match/ })).toContainText('in play');
  await page.getByRole('link', { name: /Open the match/ }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectTotals(page, AFTER[2]);
  await expect(page.getByRole('region', { name: 'Final standings' })).toBeVisible();
});

for (const { names, left } of [
  { names: ['Ann', 'Bea', 'Cem'], left: { Bea: 3, Cem: 12 } },
  { names: ['Ann', 'Bea', 'Cem', 'Dan'], left: { Bea: 3, Cem: 5, Dan: 13 } },
  { names: ['Ann', 'Bea', 'Cem', 'Dan', 'Eve'], left: { Bea: 3, Cem: 5, Dan: 8, Eve: 12 } },
]) {
  test(`a round of ${names.length} players takes ${names.length + 1} taps, and one more for a player's 2s`, async ({ page }) => {
    await page.addInitScript(() => {
      const counted = window as unknown as { taps: number };
      counted.taps = 0;
      window.addEventListener('click', () => (counted.taps += 1), true);
    });
    const taps = () => page.evaluate(() => (window as unknown as { taps: number }).taps);
    await page.goto('/');
    await startMatch(page, names);
    const before = await taps();
    await playRound(page, { out: 'Ann', left }, 1);
    expect((await taps()) - before).toBe(names.length + 1);

    const again = await taps();
    await playRound(page, { out: 'Ann', left: { ...left, Bea: [3, 2] } }, 2);
    expect((await taps()) - again).toBe(names.length + 2);
  });
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('everything again with the server stopped, a match begun offline included (case 125)', async ({ page, server }) => {
    await page.goto(`${server.origin}/`);
    await untilOfflineReady(page);
    await startMatch(page, FX1_NAMES);
    await playRound(page, FX1[0]!, 1);

    await server.stop();
    await page.reload();
    await expectTotals(page, AFTER[0]);
    await playRound(page, FX1[1]!, 2);
    await page.goto(`${server.origin}/`);
    await expect(page.getByRole('region', { name: 'Match in play' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await playRound(page, FX1[2]!, 3);
    await expectTotals(page, AFTER[2]);
    await page.reload();
    await expectTotals(page, AFTER[2]);
    await openPastRounds(page);
    await page.reload();
    await expect.poll(() => pastRounds(page)).toHaveLength(3);
    await page.getByRole('link', { name: 'Change round 1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change round 1' })).toBeVisible();
    await page.reload();
    await expect(whoWentOut(page, 'Ann')).toBeChecked();

    // A match whose id no server has ever seen.
    await page.goto(`${server.origin}/`);
    await startMatch(page, ['Eve', 'Fay', 'Gus']);
    const address = page.url();
    await typeRound(page, { out: 'Eve', left: { Fay: 2 } });
    await expect.poll(async () => JSON.stringify(await storedRows(page, 'drafts'))).toContain('"tiles":[null,2,null]');
    await page.close();
    const reopened = await page.context().newPage();
    await reopened.goto(address);
    await expect(tileCell(reopened, 'Fay', 2)).toBeChecked();
    await tileCell(reopened, 'Gus', 5).click();
    await reopened.getByRole('button', { name: 'Save round 1' }).click();
    await expectTotals(reopened, { Eve: 71, Fay: 65, Gus: 56 });
    await reopened.goto(`${server.origin}/history/`);
    await expect(reopened.getByRole('link', { name: /Open the match/ })).toHaveCount(2);
  });
});
