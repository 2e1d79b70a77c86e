import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, seed, seedRows, storedRows, tableOf } from './support/seed';
import { FX1_NAMES, expectTotals } from './support/table';

/** A record as the newest schema has it. */
const record = (id: string, name: string, more: object = {}) => ({
  schema: 2, id, name, key: name.toLowerCase(), archived: false, mergedInto: null, ...more,
});

const OTHERS = ['Eli', 'Fay', 'Gus'];

/** FX1 of Ann, Bea, Cem and Dan; a match of Eli, Fay and Gus the day after, whose players have ids of their own. */
async function twoTables(page: Page): Promise<void> {
  const other = tableOf({ id: 'other', names: OTHERS, played: ['0 3 5'], roundLimit: 1, day: 1 });
  const apart = { ...other, seats: other.seats.map((seat, index) => ({ ...seat, playerId: `other ${index}` as never })) };
  await seed(page, [tableOf({ id: 'fx1', played: FX1_PLAYED, roundLimit: 3 }), apart]);
  await seedRows(page, 'players', [
    ...FX1_NAMES.map((name, index) => record(`player ${index}`, name)),
    ...OTHERS.map((name, index) => record(`other ${index}`, name)),
    record('unused', 'Zed'),
  ]);
}

async function openPlayer(page: Page, name: string): Promise<void> {
  await page.goto('/players/');
  await page.getByRole('button', { name: `Change ${name}` }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await openPlayer(page, from);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(to);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
}

const rows = (page: Page) => page.getByRole('list', { name: 'Players' }).getByRole('listitem');

test('everybody is listed, with how often and when', async ({ page }) => {
  await twoTables(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Players' }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(rows(page).first()).toContainText(/Ann\s*1 match · last/u);
  await expect(rows(page).last()).toContainText(/Zed\s*No match/u);
});

test('161 a new name is in old matches, in the history and in another tab at once, and the rows of matches stay', async ({ page, context }) => {
  await twoTables(page);
  const before = await storedRows(page, 'matches');
  const second = await context.newPage();
  await second.goto('/match/?id=fx1');
  await expect(second.getByText('Bea', { exact: true }).first()).toBeVisible();

  await page.bringToFront();
  await rename(page, 'Bea', 'Beatrix');
  await expect(page.getByText('Now called Beatrix, in old matches too', { exact: true })).toBeVisible();
  await expect(second.getByText('Beatrix', { exact: true }).first()).toBeVisible();
  await expect(second.getByText('Bea', { exact: true })).toHaveCount(0);
  await page.goto('/history/');
  await expect(page.getByRole('link', { name: /Ann, Beatrix, Cem, Dan/u })).toBeVisible();
  await page.goto('/match/rounds/?id=fx1');
  await expect(page.getByRole('columnheader', { name: 'Beatrix' }).first()).toBeVisible();
  await page.goto('/match/?id=fx1');
  await expectTotals(page, { Ann: 84, Beatrix: 60, Cem: 76, Dan: 36 });
  expect(await storedRows(page, 'matches')).toEqual(before);
});

test('a match goes on after a rename elsewhere, and its table can rename him again', async ({ page }) => {
  await seed(page, [tableOf({ id: 'on', played: FX1_PLAYED })]);
  await seedRows(page, 'players', FX1_NAMES.map((name, index) => record(`player ${index}`, name)));
  await rename(page, 'Bea', 'Beatrix');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/match/players/?id=on');
  await page.getByRole('button', { name: 'Rename Beatrix' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Bee');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Rename Bee' })).toBeVisible();
  await page.goto('/players/');
  await expect(rows(page).filter({ hasText: 'Bee' })).toHaveCount(1);
});

test('a name that is no name is refused, and what was typed stays', async ({ page }) => {
  await twoTables(page);
  await rename(page, 'Bea', '   ');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/players/');
  await expect(rows(page).filter({ hasText: 'Bea' })).toHaveCount(1);
});

test('31 two records are made one: by the name that is taken, everywhere, and back again', async ({ page }) => {
  await twoTables(page);
  await rename(page, 'Eli', 'Ann');
  await expect(page.getByText('Ann is called so already.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Make them one' }).click();
  await expect(page.getByText('Eli is now Ann', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).first()).toContainText(/Ann\s*2 matches/u);
  await page.goto('/match/?id=other');
  await expectTotals(page, { Ann: 72, Fay: 63, Gus: 57 });
  await page.goto('/stats/?player=player+0');
  await expect(page.getByRole('region', { name: 'Figures of Ann' })).toContainText(/Matches\s*2/u);

  await openPlayer(page, 'Ann');
  await page.getByRole('button', { name: 'Make Eli a player again' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(rows(page)).toHaveCount(8);
  await page.goto('/match/?id=other');
  await expectTotals(page, { Eli: 72, Fay: 63, Gus: 57 });
});

test('31 two who sat in one match stay two, and the match is named', async ({ page }) => {
  await twoTables(page);
  await openPlayer(page, 'Bea');
  await page.getByLabel('Is the same person as').selectOption('Dan');
  await expect(page.getByText('All matches of Bea will count for Dan.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Make them one' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /Bea and Dan sat in one match, of .*10.*2026/u })).toBeVisible();
  expect((await storedRows(page, 'players')).filter(({ mergedInto }) => mergedInto !== null)).toEqual([]);
});

test('7 who played is archived and not deleted: hidden from new matches, still in old ones', async ({ page }) => {
  await twoTables(page);
  await openPlayer(page, 'Bea');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Archived' }).click();
  await expect(page.getByRole('button', { name: 'Archived (1)' })).toBeVisible();
  await page.goto('/new/');
  await expect(page.getByRole('button', { name: 'Add Ann' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Bea' })).toHaveCount(0);
  await page.goto('/match/?id=fx1');
  await expectTotals(page, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });
  await page.goto('/stats/');
  await expect(page.getByRole('table', { name: 'Who is ahead' }).getByRole('link', { name: 'Bea' })).toBeVisible();

  await page.goto('/players/');
  await page.getByRole('button', { name: 'Archived (1)' }).click();
  await page.getByRole('button', { name: 'Change Bea' }).click();
  await page.getByRole('switch', { name: 'Archived' }).click();
  await expect(rows(page)).toHaveCount(8);
});

test('7 who never played is deleted, and comes back', async ({ page }) => {
  await twoTables(page);
  await openPlayer(page, 'Zed');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(7);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(8);
  await page.reload();
  await expect(rows(page).last()).toContainText('Zed');
});

test('45 a name with markup is text, here too', async ({ page }) => {
  await twoTables(page);
  await rename(page, 'Zed', '<img src=x onerror=1>');
  await expect(rows(page).first()).toContainText('<img src=x onerror=1>');
  await expect(page.locator('main img')).toHaveCount(0);
});

test('a record that cannot be read is told and kept', async ({ page }) => {
  await twoTables(page);
  const broken = { schema: 2, id: 'broken', name: 7, key: 'x' };
  await seedRows(page, 'players', [broken]);
  await page.goto('/players/');
  await expect(page.getByText('One player’s record cannot be read. It is kept as it is.')).toBeVisible();
  await expect(rows(page)).toHaveCount(8);
  expect(await storedRows(page, 'players')).toContainEqual(broken);
});

test('one of many is found by his name', async ({ page }) => {
  await seedRows(page, 'players', Array.from({ length: 60 }, (_, index) => record(`p ${index}`, `Player ${index}`)));
  await page.goto('/players/');
  await expect(rows(page)).toHaveCount(40);
  await page.getByLabel('Find a player').fill('ＰＬＡＹＥＲ 59');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Find a player').fill('nobody');
  await expect(page.getByText('Nobody is called so.')).toBeVisible();
});
