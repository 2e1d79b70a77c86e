import { expect, test } from './support';
import { FX1_PLAYED, seed, storedRows, tableOf } from './support/seed';
import { expectTotals, FX1, FX1_NAMES, pastRounds, playRound, tileCell, whoWentOut } from './support/table';

test('a match keeps its rules and chips: a past round is re-settled under them, not under today’s (5)', async ({ page }) => {
  await page.goto('/new/');
  for (const [index, name] of FX1_NAMES.entries()) await page.getByLabel(`Name at seat ${index + 1}`).fill(name);
  await page.getByRole('radio', { name: 'First edition' }).click();
  await page.getByLabel('Number of rounds').fill('7');
  await page.getByRole('button', { name: /^Who is paid/ }).click();
  await page.getByRole('radio', { name: /^Only who went out/ }).click();
  await page.getByRole('button', { name: 'Start: 4 players' }).click();
  await playRound(page, { out: 'Ann', left: { Bea: 3, Cem: 5, Dan: [8, 1] } }, 1);
  // Payments: the 2 of Dan doubles what he pays; nothing passes between the others.
  const totals = { Ann: 173, Bea: 146, Cem: 144, Dan: 133 };
  await expectTotals(page, totals);
  const address = page.url();
  const kept = (await storedRows(page, 'matches'))[0]?.setup;

  // The next table plays the official rules.
  await page.goto('/new/');
  await expect(page.getByRole('radio', { name: 'Official' })).toBeChecked();
  await page.getByRole('button', { name: /^Same players/ }).click();
  await page.getByRole('button', { name: 'Start: 4 players' }).click();
  await expectTotals(page, { Ann: 64, Bea: 64, Cem: 64, Dan: 64 });

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Round 2 of 7' })).toBeVisible();
  await page.getByRole('button', { name: 'Match menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Match menu' });
  await expect(menu).toContainText('First edition');
  await expect(menu).toContainText('7 rounds');
  await expect(menu).toContainText('4×1 + 4×5 + 5×25');
  await expect(menu.getByText('changed')).toHaveCount(1);
  await menu.getByRole('link', { name: 'Past rounds' }).click();
  await page.getByRole('link', { name: 'Change round 1' }).click();
  await tileCell(page, 'Bea', 4).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toContainText(/\+25\s*174.*−16\s*133/su);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => pastRounds(page)).toEqual(['1 +25 174 −4 145 −5 144 −16 133']);
  const rows = await storedRows(page, 'matches');
  expect(rows.find((row) => address.includes(String(row.id)))?.setup).toEqual(kept);
});

test('whoever joins later does not appear in a match of before (9)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED, roundLimit: 3 })]);
  await page.goto('/new/');
  await page.getByRole('button', { name: 'Same players: Ann, Bea, Cem, Dan' }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Name at seat 5').fill('Eve');
  await page.getByRole('button', { name: 'Start: 5 players' }).click();
  await expectTotals(page, { Eve: 64 });

  await page.goto('/history/');
  await expect(page.getByRole('link', { name: /: Ann, Bea, Cem, Dan, Eve$/ })).toBeVisible();
  await page.getByRole('link', { name: /: Ann, Bea, Cem, Dan$/ }).click();
  await expectTotals(page, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });
  await expect(page.getByText('Eve')).toHaveCount(0);
});

test('the same friends at tables of three, four and five: three matches, each with its own tiles (33)', async ({ page }) => {
  const names = ['Ann', 'Bea', 'Cem', 'Dan', 'Eve'];
  const sizes = [
    { players: 3, tiles: 'Tiles 1–9, 12 each' },
    { players: 4, tiles: 'Tiles 1–13, 13 each' },
    { players: 5, tiles: 'Tiles 1–15, 12 each' },
  ];
  await seed(page, sizes.map(({ players }) => tableOf({ id: `of ${players}`, names: names.slice(0, players), played: ['0 3 5 8 2'.split(' ').slice(0, players).join(' ')] })));
  await page.goto('/history/');
  const cards = page.getByRole('link', { name: /Open the match/ });
  await expect(cards).toHaveCount(3);
  for (const { players, tiles } of sizes) {
    await page.getByRole('link', { name: new RegExp(`: ${names.slice(0, players).join(', ')}$`) }).click();
    await expect(page.getByText(tiles)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Scoreboard' }).getByRole('listitem')).toHaveCount(players);
    await whoWentOut(page, 'Ann').click();
    await expect(tileCell(page, 'Bea', players === 4 ? 13 : 12)).toBeVisible();
    await expect(tileCell(page, 'Bea', players === 4 ? 14 : 13)).toHaveCount(0);
    await page.goto('/history/');
  }
});

test('a rematch begins at the start, whichever way the match before was left (37)', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2), roundLimit: 3 })]);
  await page.goto('/match/?id=seeded');
  // Left half typed, by every way: the arrow, the menu, the browser, a reload.
  await whoWentOut(page, 'Bea').click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Match menu' }).click();
  await page.getByRole('link', { name: 'All matches' }).click();
  await page.getByRole('link', { name: /Open the match/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 3: what is left' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /Open the match/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 3: what is left' })).toBeVisible();
  await page.reload();
  const last = FX1.at(-1);
  if (last) await playRound(page, last, 3);
  await expectTotals(page, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });

  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1 of 3' })).toBeVisible();
  await expectTotals(page, { Ann: 64, Bea: 64, Cem: 64, Dan: 64 });
  await expect(page.getByRole('region', { name: /who pays whom/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Undo|Redo)/ })).toHaveCount(0);
  await whoWentOut(page, 'Ann').click();
  for (const name of ['Bea', 'Cem', 'Dan']) await expect(tileCell(page, name, 3)).not.toBeChecked();
  expect(page.url()).not.toContain('id=seeded');
  await page.goto('/match/?id=seeded');
  await expectTotals(page, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });
});
