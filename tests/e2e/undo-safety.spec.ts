import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, seed, storedRounds, storedRows, tableOf } from './support/seed';
import { expectTotals, FX1, playRound, typeRound } from './support/table';

const AFTER_TWO = { Ann: 76, Bea: 80, Cem: 64, Dan: 36 };

/** How far apart two controls are, in CSS pixels; 0 where they touch. */
async function gap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('not on screen');
  const across = Math.max(0, b.x - (a.x + a.width), a.x - (b.x + b.width));
  const down = Math.max(0, b.y - (a.y + a.height), a.y - (b.y + b.height));
  return Math.hypot(across, down);
}

test('every step that takes something away asks, or offers the way back; none stands beside Undo (13)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  await page.goto('/match/?id=seeded');
  const undo = page.getByRole('button', { name: 'Undo round 2' });
  await expect(undo).toBeVisible();
  await expect(page.getByRole('button', { name: /delete|reset|clear|end the match/i })).toHaveCount(0);

  // End the match: asked, and undone.
  await page.getByRole('button', { name: 'Match menu' }).click();
  await page.getByRole('button', { name: 'End the match now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Final standings' })).toHaveCount(0);
  await page.getByRole('button', { name: 'End the match now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the match now' }).click();
  await expect(page.getByRole('region', { name: 'Final standings' })).toContainText('The table ended it here.');
  await page.getByRole('button', { name: 'Undo the end' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 3' })).toBeVisible();
  await expectTotals(page, AFTER_TWO);

  // Clear a half-typed round: offered back at once.
  await typeRound(page, { out: 'Cem', left: { Ann: 1, Bea: 8 } });
  await page.getByRole('button', { name: 'Clear entry' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Still to tap: Dan' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();

  // New match: the one in play stays in the history.
  await page.goto('/');
  await page.getByRole('link', { name: 'New match' }).click();
  await page.getByRole('button', { name: /^Same players/ }).click();
  await page.getByRole('button', { name: 'Start: 4 players' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1 of 5' })).toBeVisible();
  await page.goto('/history/');
  await expect(page.getByRole('link', { name: /Open the match/ })).toHaveCount(2);
});

test('a deleted round: Delete is out of the way of Undo, asks, and all comes back (13)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  await page.goto('/match/round/?id=seeded&round=R1');
  const remove = page.getByRole('button', { name: 'Delete round 1' });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await storedRounds(page)).toHaveLength(2);
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => storedRounds(page)).toHaveLength(2);
  await page.goto('/match/?id=seeded');
  await expectTotals(page, AFTER_TWO);
});

test('a deleted match: offered back at once, and later from the deleted matches, with all its rounds (13)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  const whole = (await storedRows(page, 'matches'))[0];
  const card = page.getByRole('link', { name: /Open the match/ });
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete this match' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card).toHaveCount(0);
  };

  await page.goto('/match/?id=seeded');
  await page.getByRole('button', { name: 'Match menu' }).click();
  await page.getByRole('button', { name: 'Delete this match' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await storedRows(page, 'matches')).toEqual([whole]);
  await remove();
  await expect(page).toHaveURL(/\/history\/$/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(card).toHaveCount(1);
  expect(await storedRows(page, 'matches')).toEqual([whole]);

  await remove();
  await page.goto('/match/?id=seeded');
  await expect(page.getByText('This match is deleted.')).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Match in play' })).toHaveCount(0);
  await page.goto('/history/');
  await page.getByRole('link', { name: 'Deleted matches' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bea 80' })).toBeVisible();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bea 80' })).toHaveCount(0);
  await page.goto('/match/?id=seeded');
  await expectTotals(page, AFTER_TWO);
  expect(await storedRows(page, 'matches')).toEqual([whole]);
});

test('on the past rounds a destructive control is no neighbour of Undo, even where a round must be mended (13)', async ({ page }) => {
  // Dan is out after round 1 as it stands, and took part in round 2.
  const fits = tableOf({ start: [100, 80, 60, 30], played: ['0 3 5 8', '4 0 2 6'] });
  await seed(page, [{ ...fits, seats: fits.seats.map((seat, index) => (index === 3 ? { ...seat, start: 10 as typeof seat.start } : seat)) }]);
  await page.goto('/match/rounds/?id=seeded');
  const remove = page.getByRole('button', { name: 'Delete round 2' });
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(remove).toBeVisible();
  expect(await gap(remove, undo)).toBeGreaterThan(44);
});

async function expectWinner(page: Page, name: string, net: string): Promise<void> {
  const payments = page.getByRole('region', { name: 'Round 1: who pays whom' });
  await expect(payments).toContainText(`${name} ${net}`);
  const row = page.getByRole('region', { name: 'Scoreboard' }).getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(row).toContainText('1st');
}

test('another winner after a step back: nobody is left of the first (17)', async ({ page }) => {
  await seed(page, [tableOf({ rules: { lead: 'last-winner' } })]);
  await page.goto('/match/?id=seeded');
  await playRound(page, { out: 'Ann', left: { Bea: 3, Cem: 5, Dan: 8 } }, 1);
  await expectWinner(page, 'Ann', '+16');
  await expect(page.getByText('Ann leads.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo round 1' }).click();
  await expect(page.getByText('Whoever holds Cloud 3 leads.')).toBeVisible();
  await playRound(page, { out: 'Bea', left: { Ann: 3, Cem: 5, Dan: 8 } }, 1);
  await expectWinner(page, 'Bea', '+16');
  await expect(page.getByText('Bea leads.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveCount(0);
  await page.goto('/history/');
  await expect(page.getByRole('link', { name: /Open the match/ })).toContainText('1. Bea 80');
});

test('the end taken back: the match is open, the round can be played differently (15)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED, roundLimit: 3 })]);
  await page.goto('/match/?id=seeded');
  await expect(page.getByRole('heading', { level: 1, name: 'Match over' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo round 3' }).click();
  await expectTotals(page, AFTER_TWO);
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Match in play' })).toContainText('Round 3 of 3');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectTotals(page, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });
  await page.getByRole('button', { name: 'Undo round 3' }).click();
  const [, , third] = FX1;
  if (third) await playRound(page, { ...third, left: { ...third.left, Dan: 4 } }, 3);
  await expectTotals(page, { Ann: 85, Bea: 61, Cem: 77, Dan: 33 });
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveCount(0);
});
