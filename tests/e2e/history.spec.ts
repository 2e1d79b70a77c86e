import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, seed, storedRows, tableOf } from './support/seed';
import { startMatch } from './support/table';

const MANY = 45;

/** Matches of days one after the other: Ann with two others, every third one with a fourth, the last the newest. */
const many = () =>
  Array.from({ length: MANY }, (_, index) =>
    tableOf({
      id: `match ${index + 1}`, day: index,
      names: ['Ann', `Bea ${index + 1}`, '영희', ...(index % 3 === 0 ? ['Dee'] : [])],
      played: [index % 3 === 0 ? '0 1 2 3' : '0 1 2'],
    }),
  );

const cards = (page: Page) => page.getByRole('link', { name: /^Open the match of/ });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search names, places and notes' });
const said = (page: Page) => page.getByRole('status').filter({ hasText: /match/ });

test('matches stand newest first, twenty to a page, and pages turn both ways', async ({ page }) => {
  await seed(page, many());
  await page.goto('/history/');
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).first()).toHaveAccessibleName(/Bea 45/);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1 of 3');
  await expect(pages.getByRole('button', { name: 'Newer' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Older' }).click();
  await pages.getByRole('button', { name: 'Older' }).click();
  await expect(pages).toContainText('3 of 3');
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).last()).toHaveAccessibleName(/Bea 1,/);
  await expect(pages.getByRole('button', { name: 'Older' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Newer' }).click();
  await expect(cards(page).first()).toHaveAccessibleName(/Bea 25/);
});

test('a search narrows the list at every letter, and lives through a match, back and a reload', async ({ page }) => {
  await seed(page, many());
  await page.goto('/history/');
  await searchField(page).pressSequentially('bea 4');
  await expect(said(page)).toHaveText('10 matches'); // 4, 14, 24, 34, and 40 to 45
  await expect(cards(page)).toHaveCount(10);
  await cards(page).last().click();
  await expect(page).toHaveURL(/match\/\?id=match/);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('bea 4');
  await expect(cards(page)).toHaveCount(10);
  await page.reload();
  await expect(cards(page)).toHaveCount(10);
  await searchField(page).fill('영희 bea 17');
  await expect(cards(page)).toHaveCount(1);
  await searchField(page).fill('zoe');
  await expect(page.getByText('No match is like that.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all matches' }).click();
  await expect(cards(page)).toHaveCount(20);
});

test.describe('narrowed by player, table and days', () => {
  test.use({ timezoneId: 'Asia/Seoul' });

  test('each of them, and all at once', async ({ page }) => {
    await seed(page, many());
    await page.goto('/history/');
    await page.getByRole('button', { name: 'Player, table and days' }).click();
    await page.getByLabel('At the table').selectOption('4 players');
    await expect(said(page)).toHaveText('15 matches');
    await page.getByLabel('From').fill('2026-01-20');
    await page.getByLabel('To', { exact: true }).fill('2026-02-01');
    await expect(said(page)).toHaveText('4 matches'); // those of 22, 25, 28 and 31 January
    await expect(page.getByRole('button', { name: 'Player, table and days: 3 chosen' })).toBeVisible();
    await expect(cards(page).first()).toHaveAccessibleName(/Bea 22/);
    await page.reload();
    await expect(cards(page)).toHaveCount(4);
  });

  test('a day is the day at the table: from its first minute to its last', async ({ page }) => {
    // 12:00 UTC on 10 January is nine in the evening in Seoul.
    await seed(page, [tableOf({ id: 'evening', played: FX1_PLAYED })]);
    for (const [days, found] of [['from=2026-01-10&to=2026-01-10', 1], ['from=2026-01-11', 0], ['to=2026-01-09', 0]] as const) {
      await page.goto(`/history/?${days}`);
      await expect(said(page)).toHaveText(found === 1 ? '1 match' : 'No match is like that.');
    }
  });
});

test('who played can be chosen, by the name of today', async ({ page }) => {
  await page.goto('/');
  await startMatch(page, ['Ann', 'Bea', 'Cem']);
  await page.goto('/');
  await startMatch(page, ['Dee', 'Bea', 'Cem']);
  await page.goto('/history/');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Player, table and days' }).click();
  await page.getByLabel('Player', { exact: true }).selectOption('Ann');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Player', { exact: true }).selectOption('Cem');
  await expect(cards(page)).toHaveCount(2);
});

test('a match gets a place and a note: kept while typed, shown in the history, found by them, undone', async ({ page }) => {
  await page.goto('/');
  await startMatch(page, ['Ann', 'Bea', 'Cem']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Place and note' }).click();
  await page.getByLabel('Place').fill('Café Zürich');
  await page.getByLabel('Note').fill('the evening\nof the cake');
  await expect(page.getByText('477 letters left')).toBeVisible();
  await expect.poll(async () => JSON.stringify(await storedRows(page, 'drafts'))).toContain('of the cake');
  await page.reload();
  await expect(page.getByLabel('Note')).toHaveValue('the evening\nof the cake');
  await page.getByLabel('Note').fill('x'.repeat(501));
  await expect(page.getByText('1 letters too many')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Note').fill('the evening\nof the cake');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Undo place and note' })).toBeVisible();
  const match = page.url();
  await page.goto('/history/?q=zurich');
  await expect(page.getByText('No match is like that.')).toBeVisible();
  await searchField(page).fill('zürich cake');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Café Zürich · the evening');
  await page.goto(match);
  await page.getByRole('button', { name: 'Undo place and note' }).click();
  await expect(page.getByRole('button', { name: 'Undo place and note' })).toHaveCount(0);
  await page.goto('/history/');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).not.toContainText('Zürich');
});
