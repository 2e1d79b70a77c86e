import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { seed, storedRows, tableOf } from './support/seed';
import { expectTotals, playRound, startMatch, tileCell, typeRound, whoWentOut } from './support/table';

const option = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });
const pool = (page: Page) => page.getByRole('group', { name: 'Tiles', exact: true });
const straights = (page: Page, highest: number) =>
  page.getByRole('list', { name: `Straights, strongest first, numbers 1–${highest}` }).getByRole('listitem');

test('two players choose their tiles, and entry, hand tools and guide follow (1.4)', async ({ page }) => {
  await page.goto('/new/');
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove Seat ${seat}` }).click();
  await expect(page.getByRole('button', { name: /^Remove Seat/ })).toHaveCount(0);
  await expect(page.getByText('2 to 5 players. Tiles 1–6, 12 each.')).toBeVisible();
  await expect(option(page, 'Tiles in play')).toHaveCount(0);
  await expect(option(page, 'When only two are left')).toHaveCount(0);
  await option(page, 'Tiles for two').click();
  await page.getByRole('radio', { name: '1–9, 13 each' }).click();
  await expect(page.getByText('Tiles 1–9, 13 each, 10 unused.')).toBeVisible();
  for (const [index, name] of ['Ann', 'Bea'].entries()) await page.getByLabel(`Name at seat ${index + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start: 2 players' }).click();

  await expect(page.getByText('Tiles 1–9, 13 each, 10 unused. Whoever holds Cloud 3 leads; if nobody does, agree who leads.')).toBeVisible();
  await whoWentOut(page, 'Ann').click();
  await expect(tileCell(page, 'Bea', 13)).toBeVisible();
  await expect(tileCell(page, 'Bea', 14)).toHaveCount(0);
  await tileCell(page, 'Bea', 13).click();
  await page.getByRole('button', { name: 'Save round 1' }).click();
  await expectTotals(page, { Ann: 77, Bea: 51 });

  await page.getByRole('link', { name: 'Which hand wins?' }).click();
  await expect(pool(page).getByRole('button')).toHaveCount(36);
  await page.getByRole('link', { name: 'Ranking' }).click();
  await expect(page.getByText('Tiles 1–9 of each suit: 36 in all · 13 each, 10 unused · suggested by the publisher (this table)')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Match menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Match menu' });
  await expect(menu.getByText('1–9, 13 each')).toBeVisible();
  await expect(menu.getByText('When only two are left')).toHaveCount(0);
});

test('three with the full deck hold up to twenty, and straights run up to 15 (1.4, 2.5)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/new/');
  await option(page, 'Tiles in play').click();
  await page.getByRole('radio', { name: 'All 60 tiles' }).click();
  await expect(page.getByText('Tiles 1–15, 15 each.')).toBeVisible();
  await expect.poll(() => storedRows(page, 'drafts')).toHaveLength(1);
  await page.goto('/');
  await startMatch(page, ['Ann', 'Bea', 'Cem']);
  await expect(page.getByText('Tiles 1–15, 20 each. Whoever holds Cloud 3 leads.')).toBeVisible();
  await typeRound(page, { out: 'Ann', left: { Bea: 20, Cem: 3 } });
  await expect(tileCell(page, 'Cem', 21)).toHaveCount(0);
  const width = (await tileCell(page, 'Bea', 20).boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Save round 1' }).click();
  await expectTotals(page, { Ann: 87, Bea: 27, Cem: 78 });
  await page.getByRole('link', { name: 'Which hand wins?' }).click();
  await expect(pool(page).getByRole('button')).toHaveCount(60);
  await page.getByRole('link', { name: 'What can I play?' }).click();
  await expect(page.getByText('0 of 20 tiles')).toBeVisible();
});

test('from home: what can be played, how strong it is, and the guide go by the deal that is chosen (1.4)', async ({ page }) => {
  await page.goto('/hands/play/');
  await page.getByRole('radio', { name: '3 players' }).click();
  await expect(page.getByText('0 of 12 tiles')).toBeVisible();
  await page.getByRole('radio', { name: /^All 60 tiles/ }).click();
  await expect(page.getByText('0 of 20 tiles')).toBeVisible();
  await expect(pool(page).getByRole('button')).toHaveCount(60);
  await page.getByRole('radio', { name: '2 players' }).click();
  await expect(page.getByText('0 of 12 tiles')).toBeVisible();
  await expect(pool(page).getByRole('button')).toHaveCount(24);
  await page.reload();
  await expect(pool(page).getByRole('button')).toHaveCount(24);
  await page.getByRole('link', { name: 'Ranking' }).click();
  for (const [highest, count] of [[6, 3], [9, 6], [13, 10], [15, 12]] as const) await expect(straights(page, highest)).toHaveCount(count);
  await expect(page.getByText('Tiles 1–6 of each suit: 24 in all · 12 each · suggested by the publisher (this table)')).toBeVisible();
  for (const query of ['players=2', 'players=2&deal=up-to-nine', 'players=4&deal=full-deck']) {
    await page.goto(`/hands/guide/?${query}`);
    await expect(page.getByText('(this table)')).toBeVisible();
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/gu), query).toHaveLength(1);
  }
  await page.goto('/hands/?players=2&a=6s');
  // Above Sun 6 stand four 1s and four 2s.
  await expect(page.getByRole('region', { name: 'How strong is Hand A?' })).toContainText('Beaten by 8 of 23');
});

test('a table that falls to two goes on where it chose to, with the tiles it chose (4.9, 1.4)', async ({ page }) => {
  await seed(page, [tableOf({ id: 'other', names: ['Ann', 'Bea', 'Cem'], start: [50, 50, 5] })]);
  await page.goto('/new/');
  await page.getByRole('button', { name: 'Remove Seat 4' }).click();
  await expect(option(page, 'Tiles for two')).toHaveCount(0);
  await option(page, 'When only two are left').click();
  await page.getByRole('radio', { name: 'Two play on' }).click();
  await expect(option(page, 'Tiles for two')).toBeVisible();
  for (const [index, name] of ['Ann', 'Bea', 'Cem'].entries()) await page.getByLabel(`Name at seat ${index + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start: 3 players' }).click();
  await playRound(page, { out: 'Ann', left: { Bea: 1, Cem: [12, 3] } }, 1);
  await expectTotals(page, { Ann: 129, Bea: 63, Cem: 0 });
  await expect(page.getByText('Tiles 1–6, 12 each. Whoever holds Cloud 3 leads.')).toBeVisible();
  await playRound(page, { out: 'Bea', left: { Ann: 12 } }, 2);
  await expectTotals(page, { Ann: 117, Bea: 75, Cem: 0 });

  // The same fall at a table that did not choose so is the end.
  await page.goto('/match/?id=other');
  await playRound(page, { out: 'Ann', left: { Bea: 1, Cem: 12 } }, 1);
  await expect(page.getByText('Too few players have chips left to go on.')).toBeVisible();
});
