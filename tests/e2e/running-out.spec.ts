import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { seed, storedRounds, tableOf } from './support/seed';
import { expectTotals, openPastRounds, pastRounds, playRound, tileCell, typeRound, whoWentOut } from './support/table';

const FX4 = { out: 'Ann', left: { Bea: 3, Cem: 5, Dan: [5, 2] } } as const;

const payments = (page: Page, round: number) => page.getByRole('region', { name: `Round ${round}: who pays whom` });
const lines = async (page: Page, round: number) =>
  (await payments(page, round).getByRole('listitem').allInnerTexts()).map((line) => line.replace(/\s+/gu, ' '));

test('FX4: who runs out is told line by line, and the round after is for those who are left (27, 115)', async ({ page }) => {
  await seed(page, [tableOf({ start: [100, 80, 60, 10] })]);
  await page.goto('/match/?id=seeded');
  await typeRound(page, FX4);
  const save = page.getByRole('button', { name: 'Save round 1' });
  await expect(save).toContainText('Dan runs out of chips');
  await save.click();

  await expectTotals(page, { Ann: 118, Bea: 79, Cem: 53, Dan: 0 });
  await expect.poll(() => lines(page, 1)).toEqual([
    'Dan: 5 tiles with two 2s count 20.',
    'Bea pays Ann 3 chips 3 − 0 = 3',
    'Cem pays Ann 5 chips 5 − 0 = 5',
    'Dan pays Ann 10 chips 20 − 0 = 20 Owes 20, has 10: hands over all and is out of chips. 10 forgiven (rule 4.8).',
    'Cem pays Bea 2 chips 5 − 3 = 2',
    'Ann gets 10 of 20. 10 forgiven (rule 4.8).',
    'Dan no longer pays: Bea 17, Cem 15 (32 in all).',
    'Dan had nothing to collect.',
  ]);
  await expect(page.getByRole('region', { name: 'Dan runs out at line 3' })).toBeVisible();
  // The order decided who got what: there is no other way to pay.
  await expect(page.getByRole('radio', { name: 'Fewest payments' })).toHaveCount(0);
  await expect(payments(page, 1)).toContainText('Dan ran out on the way');
  const dan = page.getByRole('region', { name: 'Scoreboard' }).getByRole('listitem').filter({ has: page.getByText('Dan', { exact: true }) });
  await expect(dan).toContainText('Out since round 1');
  await expect(dan).toContainText('4th');

  await expect(page.getByText('Tiles 1–9, 12 each')).toBeVisible();
  await expect(whoWentOut(page, 'Cem')).toBeVisible();
  await expect(whoWentOut(page, 'Dan')).toHaveCount(0);
  await whoWentOut(page, 'Ann').click();
  await expect(page.getByText('Dan is not in this round.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Tiles left: Dan' })).toHaveCount(0);
  await expect(tileCell(page, 'Bea', 12)).toBeVisible();
  await expect(tileCell(page, 'Bea', 13)).toHaveCount(0);

  await playRound(page, { out: 'Ann', left: { Bea: 2, Cem: 4 } }, 2);
  await expectTotals(page, { Ann: 124, Bea: 79, Cem: 47, Dan: 0 });
  await expect(dan).toContainText('4th');
  await openPastRounds(page);
  await expect.poll(() => pastRounds(page)).toEqual(['1 +18 118 −1 79 −7 53 −10 0', '2 +6 124 0 79 −6 47 –']);
});

test('FX6: two run out, the match ends, and the one who lasted longer is placed before the other (5.4)', async ({ page }) => {
  await seed(page, [tableOf({ start: [100, 50, 8, 5] })]);
  await page.goto('/match/?id=seeded');
  await playRound(page, { out: 'Ann', left: { Bea: 2, Cem: 6, Dan: 12 } }, 1);
  await expect.poll(() => lines(page, 1)).toEqual([
    'Bea pays Ann 2 chips 2 − 0 = 2',
    'Cem pays Ann 6 chips 6 − 0 = 6',
    'Dan pays Ann 5 chips 12 − 0 = 12 Owes 12, has 5: hands over all and is out of chips. 7 forgiven (rule 4.8).',
    'Cem pays Bea 2 chips 6 − 2 = 4 Owes 4, has 2: hands over all and is out of chips. 2 forgiven (rule 4.8).',
    'Ann gets 5 of 12. 7 forgiven (rule 4.8).',
    'Dan no longer pays: Bea 10, Cem 6 (16 in all).',
    'Dan had nothing to collect.',
    'Bea gets 2 of 4. 2 forgiven (rule 4.8).',
    'Nobody had more to collect from Cem.',
    'Cem no longer collects: Dan 6.',
  ]);
  const end = page.getByRole('region', { name: 'Final standings' });
  await expect(end).toContainText('Ann wins');
  await expect(end).toContainText('Too few players have chips left to go on.');
  await expectTotals(page, { Ann: 113, Bea: 50, Cem: 0, Dan: 0 });
  await expect.poll(async () => (await end.getByRole('listitem').allInnerTexts()).map((row) => row.split(/\s+/u).slice(0, 3).join(' '))).toEqual([
    '1 1st Ann', '2 2nd Bea', '3 3rd Cem', '4 4th Dan',
  ]);
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
});

test('exactly zero: paid in full, nothing forgiven, not out (113)', async ({ page }) => {
  await seed(page, [tableOf({ start: [64, 64, 64, 16] })]);
  await page.goto('/match/?id=seeded');
  await playRound(page, { out: 'Ann', left: { Bea: 3, Cem: 5, Dan: 8 } }, 1);
  await expectTotals(page, { Ann: 80, Bea: 68, Cem: 60, Dan: 0 });
  await expect(payments(page, 1)).toContainText('Dan pays Cem 3 chips');
  await expect(payments(page, 1)).not.toContainText(/forgiven|not paid/);
  await expect(page.getByText(/Out since/)).toHaveCount(0);
  // Rule 4.8: he plays on.
  await expect(page.getByText('Tiles 1–13, 13 each')).toBeVisible();
  await expect(whoWentOut(page, 'Dan')).toBeVisible();
});

test('exactly zero ends the match where the table plays that (113, 4.9 ends-match)', async ({ page }) => {
  await seed(page, [tableOf({ start: [64, 64, 64, 16], settlement: { exhaustion: 'ends-match' } })]);
  await page.goto('/match/?id=seeded');
  await playRound(page, { out: 'Ann', left: { Bea: 3, Cem: 5, Dan: 8 } }, 1);
  await expect(page.getByRole('region', { name: 'Final standings' })).toContainText('Somebody is left without chips.');
  await expectTotals(page, { Ann: 80, Bea: 68, Cem: 60, Dan: 0 });
});

test('a second window that still has tiles for who is out is refused, and keeps the rest (27)', async ({ page, context }) => {
  await seed(page, [tableOf({ start: [100, 80, 60, 10] })]);
  await page.goto('/match/?id=seeded');
  const other = await context.newPage();
  await other.goto('/match/?id=seeded');
  await typeRound(other, { out: 'Bea', left: { Ann: 4, Cem: 2, Dan: 6 } });
  await expect(other.getByRole('button', { name: 'Save round 1' })).toBeVisible();
  await playRound(page, FX4, 1);

  await expect(other.getByRole('alert').filter({ hasText: 'The match moved on' })).toBeVisible();
  await other.bringToFront();
  await other.getByRole('button', { name: 'Use it for round 2' }).click();
  await expect(other.getByText('Dan is not in this round.')).toBeVisible();
  await expect(tileCell(other, 'Ann', 4)).toBeChecked();
  await expect(tileCell(other, 'Cem', 2)).toBeChecked();
  await expect(other.getByRole('status').filter({ hasText: 'Dan is not in this round and holds no tiles.' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save round 2' })).toHaveCount(0);
  expect(await storedRounds(page)).toHaveLength(1);

  await other.getByRole('button', { name: 'Drop the tiles of Dan' }).click();
  await other.getByRole('button', { name: 'Save round 2' }).click();
  await expectTotals(page, { Ann: 112, Bea: 85, Cem: 53, Dan: 0 });
  expect(await storedRounds(page)).toHaveLength(2);
});
