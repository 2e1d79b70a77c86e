import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, seed, storedRounds, storedRows, tableOf } from './support/seed';
import { expectTotals, FX1, pastRounds, playRound, tileCell, twosCell, typeRound, whoWentOut } from './support/table';

const [FIRST, , THIRD] = FX1 as [(typeof FX1)[0], (typeof FX1)[0], (typeof FX1)[0]];
const AFTER_TWO = { Ann: 76, Bea: 80, Cem: 64, Dan: 36 };
const AFTER_THREE = { Ann: 84, Bea: 60, Cem: 76, Dan: 36 };
const movedOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'The match moved on' });

/** A window that hears nothing of the others: what a phone makes of one that lay in the background. */
async function deafWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    class Deaf extends EventTarget {
      postMessage() {}
      close() {}
      unref() {}
    }
    Object.assign(window, { BroadcastChannel: Deaf });
  });
  return page;
}

test('another window shows each change at once, without a reload: score, rounds and history (161, 29)', async ({ page, context }) => {
  await seed(page, [tableOf()]);
  const [score, rounds, history] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await score.goto('/match/?id=seeded');
  await rounds.goto('/match/rounds/?id=seeded');
  await history.goto('/history/');
  let loads = 0;
  for (const other of [score, rounds, history]) other.on('load', () => (loads += 1));
  const expectEverywhere = async (totals: Record<string, number>, played: number) => {
    await expectTotals(score, totals);
    await expect.poll(async () => (await pastRounds(rounds)).length).toBe(played);
    for (const [name, chips] of Object.entries(totals)) {
      await expect(history.getByRole('link', { name: /Open the match/ })).toContainText(`${name} ${chips}`);
    }
  };

  await page.goto('/match/?id=seeded');
  for (const [index, round] of FX1.entries()) await playRound(page, round, index + 1);
  await expectEverywhere(AFTER_THREE, 3);
  await page.getByRole('button', { name: 'Undo round 3' }).click();
  await expectEverywhere(AFTER_TWO, 2);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectEverywhere(AFTER_THREE, 3);
  // FX1d
  await page.goto('/match/round/?id=seeded&round=' + String((await storedRounds(page) as { id: string }[])[1]?.id));
  await page.getByRole('button', { name: 'Delete round 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectEverywhere({ Ann: 88, Bea: 48, Cem: 72, Dan: 48 }, 2);
  await expect.poll(async () => (await pastRounds(rounds)).map((row) => row[0])).toEqual(['1', '2']);
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await expectEverywhere(AFTER_THREE, 3);
  await expect.poll(async () => (await pastRounds(rounds))[1]).toBe('2 −4 76 +12 80 +4 64 −12 36');
  expect(loads).toBe(0);
});

test('both enter round 3: the second is told, keeps its entry, and can use it for round 4 (155)', async ({ page, context }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto('/match/?id=seeded');
  await typeRound(page, THIRD);
  await typeRound(other, FIRST);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Save round 3' }).click();
  await expectTotals(page, AFTER_THREE);

  await expect(movedOn(other)).toContainText('It is kept here, not saved.');
  await expect(other.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await expect(tileCell(other, 'Dan', 8)).toBeChecked();
  expect(await storedRounds(page)).toHaveLength(3);
  await other.bringToFront();
  await other.getByRole('button', { name: 'Use it for round 4' }).click();
  await other.getByRole('button', { name: 'Save round 4' }).click();
  for (const window of [page, other]) await expectTotals(window, { Ann: 100, Bea: 64, Cem: 72, Dan: 20 });
  expect(await storedRounds(page)).toHaveLength(4);
});

test('an entry of the second window outlives that window, though the first has saved the round (155, 61)', async ({ page, context }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto('/match/?id=seeded');
  await typeRound(page, THIRD);
  await typeRound(other, FIRST);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Save round 3' }).click();
  await expect(movedOn(other)).toBeVisible();
  await other.reload();
  await expect(movedOn(other)).toBeVisible();
  await expect(tileCell(other, 'Dan', 8)).toBeChecked();
});

test('a window that only shows what the other typed has nothing left when the other saves it (155, 61)', async ({ page, context }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  await page.goto('/match/?id=seeded');
  await typeRound(page, THIRD);
  const other = await context.newPage();
  await other.goto('/match/?id=seeded');
  await expect(other.getByText('Your entry from before was kept.')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Save round 3' }).click();
  await expectTotals(other, AFTER_THREE);
  for (const window of [page, other]) {
    await window.reload();
    await expect(whoWentOut(window, 'Ann')).toBeVisible();
    await expect(movedOn(window)).toHaveCount(0);
  }
  expect(await storedRows(page, 'drafts')).toEqual([]);
});

test('both save round 3 in the same moment: one of them is stored (155)', async ({ page, context }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto('/match/?id=seeded');
  await typeRound(page, THIRD);
  await typeRound(other, THIRD);
  const tap = (window: Page) =>
    window.getByRole('button', { name: 'Save round 3' }).evaluate((button) => (button as HTMLElement).click());
  await Promise.all([tap(page), tap(other)]);
  const told = (window: Page) => movedOn(window).or(window.getByText(/was changed in another window meanwhile/)).first();
  await expect(told(page).or(page.getByRole('region', { name: 'Round 3: who pays whom' })).first()).toBeVisible();
  await expect(told(other).or(other.getByRole('region', { name: 'Round 3: who pays whom' })).first()).toBeVisible();
  await expect.poll(async () => (await Promise.all([page, other].map((window) => told(window).isVisible()))).filter(Boolean)).toHaveLength(1);
  expect(await storedRounds(page)).toHaveLength(3);
});

test('a window that missed the change is refused with a sentence, and nothing typed is lost (155)', async ({ page, context }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  const deaf = await deafWindow(context);
  for (const window of [page, deaf]) await window.goto('/match/?id=seeded');
  await typeRound(deaf, FIRST);
  await playRound(page, THIRD, 3);
  await deaf.bringToFront();
  await deaf.getByRole('button', { name: 'Save round 3' }).click();
  await expect(deaf.getByText('The match was changed in another window meanwhile. Nothing was saved; look at it and try again.', { exact: true })).toBeVisible();
  await expect(tileCell(deaf, 'Dan', 8)).toBeChecked();
  expect(await storedRounds(page)).toHaveLength(3);
});

test('both mend the same past round: the second sees it, and overwrites only knowingly (155)', async ({ page, context }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED })]);
  const [other, deaf] = [await context.newPage(), await deafWindow(context)];
  for (const window of [page, other, deaf]) await window.goto('/match/round/?id=seeded&round=R1');
  await other.bringToFront();
  await tileCell(other, 'Bea', 4).click();
  await deaf.bringToFront();
  await tileCell(deaf, 'Bea', 6).click();
  await page.bringToFront();
  await twosCell(page, 'Dan', 1).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await pastRounds(page))[0]).toBe('1 +24 88 +12 76 +4 68 −40 24');

  await deaf.bringToFront();
  await deaf.getByRole('button', { name: 'Save changes' }).click();
  await expect(deaf.getByText('This round was changed in another window meanwhile. Look at it and try again.', { exact: true })).toBeVisible();
  await expect(tileCell(deaf, 'Bea', 6)).toBeChecked();
  await expect(movedOn(other)).toBeVisible();
  await expect(tileCell(other, 'Bea', 4)).toBeChecked();
  await expect.poll(async () => (await pastRounds(page))[0]).toBe('1 +24 88 +12 76 +4 68 −40 24');
  await other.bringToFront();
  await other.getByRole('button', { name: 'Use it for round 1' }).click();
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await pastRounds(page))[0]).toBe('1 +17 81 +1 65 −3 61 −15 49');
});

test('a match that another window deletes or ends says so, and takes no round (155)', async ({ page, context }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2), roundLimit: 3 })]);
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto('/match/?id=seeded');
  await whoWentOut(other, 'Cem').click();
  await playRound(page, THIRD, 3);
  await expect(other.getByRole('heading', { level: 1, name: 'Match over' })).toBeVisible();
  await expectTotals(other, AFTER_THREE);
  await page.goto('/history/');
  await page.getByRole('button', { name: 'Delete this match' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('This match is deleted.')).toBeVisible();
  await other.bringToFront();
  await other.getByRole('button', { name: 'Bring back' }).click();
  await expectTotals(other, AFTER_THREE);
});
