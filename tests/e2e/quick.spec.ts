import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { seed, storedRows, tableOf } from './support/seed';
import { expectTotals, openPastRounds, pastRounds, tileCell, twosCell, whoWentOut } from './support/table';

const payments = (page: Page) => page.getByRole('region', { name: 'Who pays whom' });
const lines = async (page: Page) =>
  (await payments(page).getByRole('listitem').allInnerTexts()).map((line) => line.replace(/\s+/gu, ' '));
const chipsOf = (page: Page, name: string) => page.getByLabel(`Chips of ${name}`);

/** FX4: three, five, and five with two 2s are left. */
async function typeFx4(page: Page, names: readonly string[]): Promise<void> {
  const [a = '', b = '', c = '', d = ''] = names;
  await whoWentOut(page, a).click();
  await tileCell(page, b, 3).click();
  await tileCell(page, c, 5).click();
  await tileCell(page, d, 5).click();
  await twosCell(page, d, 2).click();
}

test('a round from home without a match: the payments as they are typed, with and without chips, through a reload', async ({ page }) => {
  const names = ['Player 1', 'Player 2', 'Player 3', 'Player 4'] as const;
  await page.goto('/');
  await page.getByRole('link', { name: 'Settle one round' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick settlement' })).toBeVisible();
  await typeFx4(page, names);
  await expect(payments(page)).toContainText('Chips are not counted: these are the full payments.');
  await expect(payments(page)).toContainText('Player 4 pays Player 1 20 chips');

  await page.getByRole('switch', { name: 'Count the chips' }).click();
  for (const [index, chips] of ['100', '12a', '６０', '10'].entries()) await chipsOf(page, names[index] ?? '').fill(chips);
  await expect(page.getByText('“12a” cannot be: chips are whole numbers from 0 to 1,000,000.')).toBeVisible();
  await expect(payments(page)).toHaveCount(0);
  await expect.poll(async () => JSON.stringify(await storedRows(page, 'drafts'))).toContain('"chips":["100","12a","６０","10"]');
  await page.reload();
  await expect(page.getByText('Your entry from before was kept.')).toBeVisible();
  await expect(chipsOf(page, 'Player 2')).toHaveValue('12a');
  await expect(twosCell(page, 'Player 4', 2)).toBeChecked();
  await chipsOf(page, 'Player 2').fill('80');
  await expect.poll(() => lines(page)).toEqual([
    'Player 4: 5 tiles with two 2s count 20.',
    'Player 2 pays Player 1 3 chips 3 − 0 = 3',
    'Player 3 pays Player 1 5 chips 5 − 0 = 5',
    'Player 4 pays Player 1 10 chips 20 − 0 = 20 Owes 20, has 10: hands over all and is out of chips. 10 forgiven (rule 4.8).',
    'Player 3 pays Player 2 2 chips 5 − 3 = 2',
    'Player 1 gets 10 of 20. 10 forgiven (rule 4.8).',
    'Player 4 no longer pays: Player 2 17, Player 3 15 (32 in all).',
    'Player 4 had nothing to collect.',
  ]);
  expect(await storedRows(page, 'matches')).toEqual([]);
  expect(await storedRows(page, 'players')).toEqual([]);
});

test('a match is made of it, all at once, from the keyboard: these players, their chips, the rules, and the round as its first', async ({ page }) => {
  await seed(page, [tableOf({ id: 'before', names: ['Ann', 'Bea', 'Cem', 'Dan'] })]);
  await page.goto('/quick/');
  await page.getByRole('button', { name: /^Names/ }).press('Enter');
  await page.getByRole('button', { name: 'Same players: Ann, Bea, Cem, Dan' }).press('Enter');
  await page.getByRole('button', { name: /^Rules/ }).press('Enter');
  await page.getByRole('button', { name: /^When only two are left/ }).press('Enter');
  await page.getByRole('radio', { name: /^Two play on/ }).press('Space');
  await typeFx4(page, ['Ann', 'Bea', 'Cem', 'Dan']);
  await page.getByRole('switch', { name: 'Count the chips' }).press('Space');
  for (const [name, chips] of Object.entries({ Ann: '100', Bea: '80', Cem: '60', Dan: '10' })) await chipsOf(page, name).fill(chips);
  await page.getByRole('button', { name: 'Make a match of it' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Round 2 of 5' })).toBeVisible();
  await expectTotals(page, { Ann: 118, Bea: 79, Cem: 53, Dan: 0 });
  const [before, made] = await storedRows(page, 'matches');
  expect([before, made].map((row) => row?.id === 'before')).toContain(true);
  expect(await storedRows(page, 'drafts')).toEqual([]);
  await openPastRounds(page);
  await expect.poll(() => pastRounds(page)).toEqual(['1 +18 118 −1 79 −7 53 −10 0']);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Undo round 1' }).click();
  await expectTotals(page, { Ann: 100, Bea: 80, Cem: 60, Dan: 10 });
  await page.getByRole('button', { name: 'Match menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Match menu' });
  await expect(menu.getByText('Two play on')).toBeVisible();
  await expect(menu.getByText('Ann 100 · Bea 80 · Cem 60 · Dan 10')).toBeVisible();
  await page.goto('/quick/');
  await expect(whoWentOut(page, 'Player 1')).not.toBeChecked();
  await expect(page.getByText('Your entry from before was kept.')).toHaveCount(0);
});
