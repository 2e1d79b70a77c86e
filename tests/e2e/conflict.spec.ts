import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { seed, storedRounds, tableOf } from './support/seed';
import { expectTotals, pastRounds, tileCell, twosCell } from './support/table';

/** With ten chips less Dan goes out in round 1, so round 2, in which he played, no longer fits. */
const TABLE = { start: [100, 80, 60, 10], played: ['0 3 5 2', '4 0 2 6', '1 8 0 3'] } as const;

const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: 'A round no longer fits' });

/** Round 1 as it should have been: Dan held five tiles, two 2s among them. */
async function mendRoundOne(page: Page): Promise<void> {
  await page.goto('/match/round/?id=seeded&round=R1');
  await tileCell(page, 'Dan', 5).click();
  await twosCell(page, 'Dan', 2).click();
  // Said before it is saved.
  const later = page.getByRole('region', { name: 'Totals from here on' });
  await expect(later).toContainText('Round 2 no longer fits: Dan is not in this round and holds no tiles.');
  await expect(later.getByRole('row').nth(2)).toContainText('no longer counted');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(trouble(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await seed(page, [tableOf(TABLE)]);
  await mendRoundOne(page);
});

test('an edit that makes a later round impossible: which round, why, and nothing is dropped (27, 1)', async ({ page }) => {
  await expect(trouble(page)).toContainText('Round 2 no longer fits: Dan is not in this round and holds no tiles.');
  await expect(trouble(page)).toContainText('It and the 1 behind it are kept and not counted until you mend this.');
  expect(await storedRounds(page)).toHaveLength(3);
  await expect.poll(() => pastRounds(page)).toEqual(['1 +18 118 −1 79 −7 53 −10 0']);

  await page.goto('/match/?id=seeded');
  await expect(trouble(page)).toBeVisible();
  await expectTotals(page, { Ann: 118, Bea: 79, Cem: 53, Dan: 0 });
  // No round can be put on top of one that does not fit.
  await expect(page.getByRole('radiogroup', { name: 'Who went out?' })).toHaveCount(0);
  await page.goto('/history/');
  await expect(page.getByRole('link', { name: /Open the match/ })).toContainText('needs mending');
});

test('the way out by editing: without the player who is out the round fits again, then the next (27)', async ({ page }) => {
  for (const round of [2, 3]) {
    await trouble(page).getByRole('link', { name: `Change round ${round}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Change round ${round}` })).toBeVisible();
    await page.getByRole('button', { name: 'Drop the tiles of Dan' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
  }
  await expect.poll(() => pastRounds(page)).toEqual([
    '1 +18 118 −1 79 −7 53 −10 0',
    '2 −6 112 +6 85 0 53 –',
    '3 +6 118 −15 70 +9 62 –',
  ]);
  await expect(trouble(page)).toHaveCount(0);
});

test('the way out by deleting asks first, and can be undone (13)', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete round 2' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete round 2' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await storedRounds(page)).toHaveLength(3);
  await page.getByRole('button', { name: 'Delete round 2' }).click();
  await asked.getByRole('button', { name: 'Delete' }).click();
  // What was round 3 is round 2 now, and Dan took part in it as well.
  await expect(trouble(page)).toContainText('It is kept and not counted until you change or delete it.');
  expect((await storedRounds(page)) as readonly object[]).toMatchObject([{ id: 'R1' }, { id: 'R3' }]);
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await expect(trouble(page)).toContainText('It and the 1 behind it');
  expect(await storedRounds(page)).toHaveLength(3);
});

test('the way out by undo: everything is as it was', async ({ page }) => {
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(trouble(page)).toHaveCount(0);
  await expect.poll(() => pastRounds(page)).toHaveLength(3);
  await page.goto('/match/?id=seeded');
  await expect(page.getByRole('heading', { level: 1, name: 'Round 4' })).toBeVisible();
});
