import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, seed, storedRounds, storedRows, tableOf } from './support/seed';
import { expectTotals, FX1, FX1_NAMES, fillSetup, tileCell, twosCell, typeRound, whoWentOut } from './support/table';

/** Two taps in the same place, whatever stands there by the second. */
async function tapTwice(target: Locator, apart = 20): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on screen');
  // Off the middle, where two columns meet.
  await target.click({ clickCount: 2, delay: apart / 2, position: { x: box.width / 3, y: box.height / 2 } });
}

const stored = async (page: Page, field: 'done' | 'undone') =>
  (await storedRows(page, 'matches')).map((row) => (row[field] as unknown[]).length);

for (const apart of [20, 300]) {
  test(`Save round, twice in ${apart} ms: one round, and no next one begun (63)`, async ({ page }) => {
    await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
    await page.goto('/match/?id=seeded');
    const [, , third] = FX1;
    if (third) await typeRound(page, third);
    await tapTwice(page.getByRole('button', { name: 'Save round 3' }), apart);
    await expect(page.getByRole('heading', { name: 'Round 3: who pays whom' })).toBeVisible();
    await expectTotals(page, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });
    await expect(page.getByRole('heading', { level: 1, name: 'Round 4' })).toBeVisible();
    expect(await storedRounds(page)).toHaveLength(3);
    expect(await storedRows(page, 'drafts')).toEqual([]);
  });
}

test('Start, twice: one match and each player once (63)', async ({ page }) => {
  await page.goto('/new/');
  await fillSetup(page, ['Ann', 'Bea', 'Cem'], 3);
  await tapTwice(page.getByRole('button', { name: 'Start: 3 players' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1 of 3' })).toBeVisible();
  expect(await storedRows(page, 'matches')).toHaveLength(1);
  expect(await storedRows(page, 'players')).toHaveLength(3);
});

test('Undo and Redo, twice each: one step each (63)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  await page.goto('/match/?id=seeded');
  await tapTwice(page.getByRole('button', { name: 'Undo round 2' }));
  await expectTotals(page, { Ann: 80, Bea: 68, Cem: 60, Dan: 48 });
  await expect(page.getByRole('button', { name: 'Undo round 1' })).toBeEnabled();
  expect([await stored(page, 'done'), await stored(page, 'undone')]).toEqual([[1], [1]]);
  await page.getByRole('button', { name: 'Undo round 1' }).click();
  await expectTotals(page, { Ann: 64 });
  await tapTwice(page.getByRole('button', { name: 'Redo' }));
  await expectTotals(page, { Ann: 80 });
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  expect([await stored(page, 'done'), await stored(page, 'undone')]).toEqual([[1], [1]]);
});

test('Delete a round, twice: that round alone (63)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED })]);
  await page.goto('/match/round/?id=seeded&round=R2');
  await page.getByRole('button', { name: 'Delete round 2' }).click();
  await tapTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Past rounds' })).toBeVisible();
  expect(((await storedRounds(page)) as { id: string }[]).map(({ id }) => id)).toEqual(['R1', 'R3']);
});

test('Delete and Bring back a match, twice each: that match alone (63)', async ({ page }) => {
  await seed(page, [tableOf({ id: 'one' }), tableOf({ id: 'two', day: 1 })]);
  await page.goto('/history/');
  await page.getByRole('button', { name: 'Delete this match' }).first().click();
  await tapTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByRole('link', { name: /Open the match/ })).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const away = async () => (await storedRows(page, 'matches')).filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
  expect(await away()).toEqual(['two']);
  await page.goto('/history/deleted/');
  await tapTwice(page.getByRole('button', { name: 'Bring back' }));
  await expect(page.getByRole('button', { name: 'Bring back' })).toHaveCount(0);
  expect(await away()).toEqual([]);
});

test('Rematch, twice: one (63)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED, roundLimit: 3 })]);
  await page.goto('/match/?id=seeded');
  await tapTwice(page.getByRole('button', { name: 'Rematch' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1 of 3' })).toBeVisible();
  expect(await storedRows(page, 'matches')).toHaveLength(2);
});

test('Add a player, twice: two taps are two seats, and fast taps on two players count one each (63)', async ({ page }) => {
  await page.goto('/new/');
  await page.getByRole('button', { name: 'Remove Seat 4' }).click();
  await tapTwice(page.getByRole('button', { name: 'Add a player' }));
  await expect(page.getByLabel('Name at seat 4')).toBeVisible();
  await expect(page.getByLabel('Name at seat 6')).toHaveCount(0);

  await seed(page, [tableOf()]);
  await page.goto('/match/?id=seeded');
  await whoWentOut(page, 'Ann').click();
  await tileCell(page, 'Dan', 8).waitFor();
  await page.evaluate(async () => {
    for (const [name, tiles] of [['Bea', 3], ['Cem', 5], ['Dan', 8]]) {
      document.querySelector<HTMLElement>(`[aria-label="Tiles left: ${name}"] [aria-label="${tiles} tiles"]`)?.click();
      await new Promise((next) => setTimeout(next)); // a tap is a task of its own
    }
  });
  await page.getByRole('button', { name: 'Save round 1' }).click();
  await expectTotals(page, { Ann: 80, Bea: 68, Cem: 60, Dan: 48 });
});

test('a tap on the 2s moves no tile from under the next tap, and neither does what they cost', async ({ page }) => {
  await seed(page, [tableOf()]);
  await page.goto('/match/?id=seeded');
  await whoWentOut(page, 'Ann').click();
  const heights = async () => {
    const strips = page.getByRole('radiogroup', { name: /^Tiles left/ });
    await expect(strips).toHaveCount(3);
    return strips.evaluateAll((all) => all.map((strip) => Math.round(strip.getBoundingClientRect().top + window.scrollY)));
  };
  const before = await heights();
  await twosCell(page, 'Bea', 2).click();
  for (const [name, tiles] of [['Bea', 9], ['Cem', 5], ['Dan', 8]] as const) await tileCell(page, name, tiles).click();
  await expect(page.getByText('9 × 4 = 36 · ')).toBeVisible();
  expect(await heights()).toEqual(before);
});

test('a row that is in sight stays under the finger; one below the bar comes up above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, [tableOf({ names: [...FX1_NAMES, 'Eve'] })]);
  await page.goto('/match/?id=seeded');
  await whoWentOut(page, 'Ann').click();
  const edge = async (of: Locator, side: 'top' | 'bottom') => of.evaluate((shown, side) => shown.getBoundingClientRect()[side], side);
  const bar = page.getByRole('status').filter({ hasText: 'Still to tap' });
  const strip = (name: string) => page.getByRole('radiogroup', { name: `Tiles left: ${name}` });
  await tileCell(page, 'Bea', 3).click();
  const before = await edge(strip('Dan'), 'bottom');
  expect(before).toBeLessThan(await edge(bar, 'top'));
  await tileCell(page, 'Cem', 5).click();
  await expect(tileCell(page, 'Cem', 5)).toBeChecked();
  expect(await edge(strip('Dan'), 'bottom')).toBe(before);
  expect(await edge(strip('Eve'), 'bottom')).toBeGreaterThan(await edge(bar, 'top'));
  await tileCell(page, 'Dan', 8).evaluate((cell: HTMLInputElement) => cell.click());
  // It is there as soon as the tap is done, and stays: no tap meets it on the way.
  expect(await edge(strip('Eve'), 'bottom')).toBeLessThan(await edge(bar, 'top'));
});

test('who went out is tapped below the payments: the round begins with its first row, and so does going on with it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await seed(page, [tableOf({ names: [...FX1_NAMES, 'Eve'], played: ['0 3 5 8 1'] })]);
  await page.goto('/match/?id=seeded');
  const payments = page.getByRole('region', { name: 'Round 1: who pays whom' });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollDown = async () => {
    await payments.evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
    expect(await scrolled()).toBeGreaterThan(100);
  };
  await scrollDown();
  await whoWentOut(page, 'Ann').click();
  await expect(tileCell(page, 'Bea', 3)).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await tileCell(page, 'Bea', 3).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(payments).toBeVisible();
  await scrollDown();
  await page.getByRole('button', { name: 'Go on with round 2' }).click();
  await expect(tileCell(page, 'Bea', 3)).toBeVisible();
  await expect.poll(scrolled).toBe(0);
});
