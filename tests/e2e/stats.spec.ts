import type { Locator, Page } from '@playwright/test';
import { encodeMatch } from '@/lib/storage';
import { add, joined, left } from '../support/match-builder';
import { expect, test } from './support';
import { FX1_PLAYED, seed, seedRows, tableOf } from './support/seed';

const record = (id: string, name: string, more: object = {}) => ({
  schema: 2, id, name, key: name.toLowerCase(), archived: false, mergedInto: null, ...more,
});

const fx1 = tableOf({ id: 'fx1', played: FX1_PLAYED, roundLimit: 3 });

/** The rows of a table, cells apart by spaces. */
async function rowsOf(page: Page, name: string): Promise<readonly string[]> {
  const rows = page.getByRole('table', { name, exact: true }).getByRole('row');
  await expect(rows.first()).toBeVisible();
  return (await rows.allInnerTexts()).slice(1).map((row) => row.replace(/\s+/gu, ' ').trim());
}

const overview = (page: Page) => page.getByRole('region', { name: 'Everybody together' });
const figures = (page: Page, name: string) => page.getByRole('region', { name: `Figures of ${name}` });

test('nothing was played: said so, with nothing to choose', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('No round has been played yet.')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('one match: FX1 ranked by any figure', async ({ page }) => {
  await seed(page, [fx1]);
  await page.goto('/stats/');
  await expect.poll(() => rowsOf(page, 'Who is ahead')).toEqual(['1 Ann 1', '2 Bea 0', '2 Cem 0', '2 Dan 0']);
  await page.getByLabel('By', { exact: true }).selectOption('Chips, matches to the end');
  await expect.poll(() => rowsOf(page, 'Who is ahead')).toEqual(['1 Ann +20', '2 Cem +12', '3 Bea −4', '4 Dan −28']);
  await page.getByLabel('By', { exact: true }).selectOption('Average count');
  await expect.poll(() => rowsOf(page, 'Who is ahead')).toEqual(['1 Ann 1.7', '2 Cem 2.3', '3 Bea 3.7', '4 Dan 5.7']);
  await expect(overview(page)).toContainText('1 match to the end, 3 rounds, 4 players.');
  await expect(overview(page)).toContainText(/Best round\s*\+16\s*Ann, round 1/u);
  await expect(overview(page)).toContainText(/Worst round\s*−20\s*Bea, round 3/u);
});

test('what somebody did: figures, form, course and opponents, each number in a table too', async ({ page }) => {
  await seed(page, [fx1, tableOf({ id: 'second', played: ['3 0 5 8(1)'], roundLimit: 1, day: 3 })]);
  await page.goto('/stats/');
  await page.getByRole('table', { name: 'Who is ahead' }).getByRole('link', { name: 'Ann' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Figures of Ann' })).toBeVisible();
  // R1 of the second match: 3, 0, 5, 16 → Ann +12
  for (const text of [/Matches\s*2/u, /Wins\s*1/u, /Average place\s*1\.50/u, /to the end\s*\+32/u, /Rounds won\s*1\s*25 %/u, /Average count\s*2\.0/u, /Chips per round\s*\+8\.0/u, /Out of chips\s*0/u]) {
    await expect(figures(page, 'Ann')).toContainText(text);
  }
  await expect(page.getByRole('region', { name: 'Last matches' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('img', { name: '2 matches, +32 in all.' })).toBeVisible();
  await page.getByRole('region', { name: 'Chips over matches' }).getByRole('button', { name: 'As a table' }).click();
  await expect.poll(async () => (await rowsOf(page, 'Chips over matches')).map((row) => row.replace(/^.*2026 /u, ''))).toEqual([
    '2/4 place 2 of 4 +12 +32', '1/4 place 1 of 4 +20 +20',
  ]);
  await expect.poll(() => rowsOf(page, 'Against whom')).toEqual(['Dan 2 +25', 'Bea 2 +3', 'Cem 2 +4'].toSorted((a, b) => Number(b.split('+')[1]) - Number(a.split('+')[1])));
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
});

test('2s and who ran out of chips', async ({ page }) => {
  await seed(page, [tableOf({ id: 'twos', played: ['0 2 5 8(1)'], roundLimit: 1 }), tableOf({ id: 'out', start: [100, 80, 60, 10], played: ['0 3 5 10(1)'], day: 1 })]);
  await page.goto('/stats/?player=player+3');
  await expect(figures(page, 'Dan')).toContainText(/2s caught\s*2/u);
  await expect(figures(page, 'Dan')).toContainText(/What they cost\s*24/u);
  await expect(figures(page, 'Dan')).toContainText(/Out of chips\s*1/u);
});

test('23 a shared win counts for both, and says so', async ({ page }) => {
  await seed(page, [tableOf({ start: [68, 84, 54, 50], played: ['0 4 4 4'], roundLimit: 1 })]);
  await page.goto('/stats/');
  await expect.poll(() => rowsOf(page, 'Who is ahead')).toEqual(['1 Ann 1 1 shared', '1 Bea 1 1 shared', '3 Cem 0', '3 Dan 0']);
});

test('head to head: one gives what the other takes, with its sign; others can be chosen', async ({ page }) => {
  await seed(page, [fx1]);
  await page.goto('/stats/');
  await expect.poll(() => rowsOf(page, 'Head to head')).toEqual(['Ann +6 +2 +12', 'Bea −6 −4 +6', 'Cem −2 +4 +10', 'Dan −12 −6 −10']);
  await page.getByRole('button', { name: 'Choose players' }).click();
  await page.getByRole('button', { name: 'Take out Bea' }).click();
  await expect.poll(() => rowsOf(page, 'Head to head')).toEqual(['Ann +2 +12', 'Cem −2 +10', 'Dan −12 −10']);
  await page.getByLabel('Add a player').selectOption('Bea');
  await expect.poll(() => rowsOf(page, 'Head to head')).toHaveLength(4);
  await page.reload();
  await expect.poll(() => rowsOf(page, 'Head to head')).toEqual(['Ann +2 +12 +6', 'Cem −2 +10 +4', 'Dan −12 −10 −6', 'Bea −6 −4 +6']);
});

test('head to head: on a small phone a number of any length stands in one line, inside its card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const names = ['Ann', 'Bea', 'Cem', 'Dan', 'Eli'];
  const played = Array.from({ length: 8 }, () => '0 2 4 6(1) 12(3)');
  await seed(page, [tableOf({ names, played, settlement: { exhaustion: 'allow-debt' } })]);
  await page.goto('/stats/');
  const table = page.getByRole('table', { name: 'Head to head' });
  await expect(table.getByRole('cell', { name: '+768', exact: true })).toBeVisible();
  const lines = await table.getByRole('cell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      return rects.length === 0 ? [] : [{ count: rects.length, right: Math.max(...rects.map(({ right }) => right)) }];
    }),
  );
  expect(lines).toHaveLength(20);
  expect(lines.map(({ count }) => count)).toEqual(lines.map(() => 1));
  const box = await table.boundingBox();
  expect(Math.max(...lines.map(({ right }) => right))).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
});

test('33 any span of days, table size and preset, kept over a reload and on the way to a player', async ({ page }) => {
  await seed(page, [
    fx1,
    tableOf({ id: 'three', names: ['Ann', 'Bea', 'Cem'], played: ['5 0 2'], roundLimit: 1, day: 10 }),
    tableOf({ id: 'five', names: ['Ann', 'Bea', 'Cem', 'Dan', 'Eli'], played: ['5 0 2 1 1'], roundLimit: 1, day: 20 }),
  ]);
  await page.goto('/stats/');
  await expect(overview(page)).toContainText('3 matches to the end, 5 rounds, 5 players.');
  await page.getByLabel('Table').selectOption('3 players');
  await expect(overview(page)).toContainText('1 match to the end, 1 round, 3 players.');
  await page.getByLabel('Table').selectOption('Any size');
  await page.getByLabel('When').selectOption('From … to …');
  await page.getByLabel('From', { exact: true }).fill('2026-01-11');
  await page.getByLabel('To', { exact: true }).fill('2026-01-20');
  await expect(overview(page)).toContainText('1 match to the end, 1 round, 3 players.');
  await page.getByLabel('To', { exact: true }).fill('2026-01-30');
  await expect(overview(page)).toContainText('2 matches to the end, 2 rounds, 5 players.');
  await page.getByRole('table', { name: 'Who is ahead' }).getByRole('link', { name: 'Ann' }).click();
  await expect(figures(page, 'Ann')).toContainText(/Matches\s*2/u);
  await page.reload();
  await expect(figures(page, 'Ann')).toContainText(/Matches\s*2/u);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(overview(page)).toContainText('2 matches to the end');
  await page.getByLabel('Rules').selectOption('First edition');
  await expect(page.getByText('No match fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Look at all matches' }).click();
  await expect(overview(page)).toContainText('3 matches to the end, 5 rounds, 5 players.');
});

test('37 a record falls back to the next best when its match is deleted, in another tab too', async ({ page, context }) => {
  await seed(page, [fx1, tableOf({ id: 'big', played: ['0 2 5 8(1)'], roundLimit: 1, day: 1 })]);
  const second = await context.newPage();
  await second.goto('/stats/');
  await expect(overview(second)).toContainText(/Best round\s*\+23/u);
  await page.bringToFront();
  await page.goto('/history/');
  await page.getByRole('button', { name: 'Delete this match' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(overview(second)).toContainText(/Best round\s*\+16\s*Ann, round 1/u);
  await expect(overview(second)).toContainText('1 match to the end, 3 rounds, 4 players.');
});

test('a match in play and one that cannot be read are told apart from those that count', async ({ page }) => {
  await seed(page, [tableOf({ id: 'on', played: FX1_PLAYED })]);
  await seedRows(page, 'matches', [{ ...(encodeMatch({ match: tableOf({ id: 'broken' }), deletedAt: null }) as object), events: 'none' }]);
  await page.goto('/stats/');
  await expect(page.getByText('One match cannot be read and is not counted.')).toBeVisible();
  await expect(overview(page)).toContainText('0 matches to the end, 3 rounds, 4 players.');
  await expect(overview(page)).toContainText('One match is not over: its rounds count.');
  await page.goto('/stats/?player=player+0');
  await expect(page.getByText('No match to the end yet.')).toBeVisible();
  await expect(figures(page, 'Ann')).toContainText(/Average place\s*–/u);
});

test('archived and merged players count under the name of today', async ({ page }) => {
  await seed(page, [fx1]);
  await seedRows(page, 'players', [record('player 0', 'Anna', { archived: true }), record('player 1', 'Bea', { mergedInto: 'x' }), record('x', 'Beatrix')]);
  await page.goto('/stats/');
  await expect.poll(() => rowsOf(page, 'Who is ahead')).toEqual(['1 Anna 1', '2 Beatrix 0', '2 Cem 0', '2 Dan 0']);
  await page.goto('/stats/?player=player+1');
  await expect(figures(page, 'Beatrix')).toBeVisible();
});

test('somebody whom nobody knows is not here', async ({ page }) => {
  await seed(page, [fx1]);
  await page.goto('/stats/?player=nobody');
  await expect(page.getByText('This player is not here, or has played no round that fits.')).toBeVisible();
});

/** What is written in one cell ends before what is written in the next begins. */
async function expectApart(cells: Locator): Promise<void> {
  const spans = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [index, { left }] of spans.entries()) expect(left).toBeGreaterThanOrEqual(spans[index - 1]?.right ?? 0);
}

test('the chart of a match as a table, and its rounds: on a small phone the numbers of eight people stay apart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const five = tableOf({ names: ['Ann', 'Bea', 'Cem', 'Dan', 'Eli'], start: [5000, 5000, 5000, 5000, 5000], played: ['0 3 5 8 2', '0 3 5 8 2'] });
  const eight = [0, 1, 2].reduce((match, index) => add(match, left(`l${index}`, index), joined(`j${index}`, { player: `N${index}`, start: 5000, after: 2 })), five);
  await seed(page, [eight]);
  await page.goto('/match/rounds/?id=seeded');
  await page.getByRole('region', { name: 'Chips over the rounds' }).getByRole('button', { name: 'As a table' }).click();
  const last = page.getByRole('table', { name: 'Chips over the rounds' }).getByRole('row').last().getByRole('cell');
  await expect(last).toHaveText(['5036', '5006', '4986', '4956', '5016', '5000', '5000', '5000']);
  await expectApart(last);
  const round = page.getByRole('table', { name: 'Past rounds' }).getByRole('row').filter({ has: page.getByRole('link', { name: 'Change round 2' }) }).getByRole('cell');
  await expect(round).toHaveCount(8);
  await expectApart(round);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('1 the chart of a match follows a round that is mended', async ({ page }) => {
  await seed(page, [fx1]);
  await page.goto('/match/rounds/?id=fx1');
  await expect(page.getByRole('img', { name: 'A line for each player. At the end: Ann 84, Bea 60, Cem 76, Dan 36.' })).toBeVisible();
  await page.getByRole('button', { name: 'As a table' }).click();
  await expect.poll(() => rowsOf(page, 'Chips over the rounds')).toEqual(['Start 64 64 64 64', '1 80 68 60 48', '2 76 80 64 36', '3 84 60 76 36']);
});
