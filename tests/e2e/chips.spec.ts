import type { Locator, Page } from '@playwright/test';
import type { ChipSet } from '@/lib/chips';
import { valueOf } from '@/lib/chips';
import { CHIP_PLAN_ON, type Match } from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import { recounted } from '../match/table-of-chips';
import { add, adjusted } from '../support/match-builder';
import { expect, test } from './support';
import { seed, storedRows, tableOf, type TableOptions } from './support/seed';
import { expectTotals, FX1, openPastRounds, playRound, startMatch, tileCell, typeRound, whoWentOut } from './support/table';

const FX1_FIRST = ['Dan gives Ann one 10, one 5, and one 1', 'Cem gives Bea one 5', 'Bea gives Cem one 1'];

const tableWithChips = (options: TableOptions = {}) => tableOf({ chipPlan: CHIP_PLAN_ON, ...options });
const [first, second] = FX1 as unknown as [(typeof FX1)[number], (typeof FX1)[number]];

function withChips(match: Match, chipSet: ChipSet): Match {
  return { ...match, setup: { ...match.setup, chipSet }, seats: match.seats.map((seat) => ({ ...seat, start: valueOf(chipSet) })) };
}

const card = (page: Page) => page.getByRole('region', { name: 'Hand over the chips' });
const lines = (page: Page) => card(page).getByRole('checkbox');
const allDone = (page: Page) => card(page).getByRole('button', { name: 'All handed over' });

async function expectPlan(page: Page, expected: readonly string[]): Promise<void> {
  await expect(lines(page)).toHaveCount(expected.length);
  await expect.poll(() => lines(page).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')))).toEqual(expected);
}

async function toStacks(page: Page): Promise<void> {
  await card(page).getByRole('link', { name: 'Stacks and counting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chips on the table' })).toBeVisible();
}
const stack = (page: Page, name: string): Locator => page.getByRole('region', { name: `Chips of ${name}` });
async function expectWorth(page: Page, worth: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, chips] of Object.entries(worth)) await expect(stack(page, name)).toContainText(`worth ${chips}`);
}

test('a new match: the fewest chips after a round, ticked, kept over a reload, accepted, taken back and repeated', async ({ page }) => {
  await page.goto('/');
  await startMatch(page, ['Ann', 'Bea', 'Cem', 'Dan']);
  await expect(card(page)).toHaveCount(0);
  await playRound(page, first, 1);
  await expectPlan(page, FX1_FIRST);
  await expect(card(page)).toContainText('5 chips change hands, fewer is impossible.');

  await lines(page).nth(1).check();
  await expect.poll(() => storedRows(page, 'drafts')).toHaveLength(1);
  await page.reload();
  await expectPlan(page, FX1_FIRST);
  await expect(lines(page).nth(1)).toBeChecked();
  await expect(lines(page).nth(0)).not.toBeChecked();

  await card(page).getByRole('radio', { name: 'Round the table' }).click();
  await expect(card(page).getByRole('listitem')).toHaveText(FX1_FIRST);
  await card(page).getByRole('radio', { name: 'List' }).click();

  await allDone(page).click();
  await expect(card(page)).toContainText('Everybody holds the chips of his total.');
  await expect(page.getByRole('region', { name: 'Since then' })).toContainText('Chips handed over: 5');
  await expectTotals(page, { Ann: 80, Bea: 68, Cem: 60, Dan: 48 });
  await page.getByRole('button', { name: 'Undo the hand-over' }).click();
  await expectPlan(page, FX1_FIRST);
  await expect(lines(page).nth(1)).not.toBeChecked();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(card(page)).toContainText('Everybody holds the chips of his total.');
  await toStacks(page);
  await expectWorth(page, { Ann: 80, Bea: 68, Cem: 60, Dan: 48 });
});

test('who ignores it plays on: the next plan covers both rounds, and what was ticked counts as handed over', async ({ page }) => {
  await seed(page, [tableWithChips()]);
  await page.goto('/match/?id=seeded');
  await playRound(page, first, 1);
  await expectPlan(page, FX1_FIRST);
  await lines(page).nth(0).check();
  await playRound(page, second, 2);
  await expect(card(page).getByRole('region', { name: 'Handed over before' })).toContainText('Dan gives Ann one 10, one 5, and one 1');
  await expect(card(page)).toContainText('This covers everything since the last hand-over.');
  await toStacks(page);
  await expectWorth(page, { Ann: 80, Dan: 48, Bea: 64, Cem: 64 });
  await page.goBack();
  await allDone(page).click();
  await expect(card(page)).toContainText('Everybody holds the chips of his total.');
  await toStacks(page);
  await expectWorth(page, { Ann: 76, Bea: 80, Cem: 64, Dan: 36 });
});

test('155 chips are handed over while the next round is typed: neither waits for the other', async ({ page }) => {
  await seed(page, [tableWithChips({ played: ['0 3 5 8'] })]);
  await page.goto('/match/?id=seeded');
  await expectPlan(page, FX1_FIRST);
  await whoWentOut(page, 'Bea').click();
  await page.getByRole('button', { name: 'Back' }).click();
  await allDone(page).click();
  await expect(card(page)).toContainText('Everybody holds the chips of his total.');
  await page.getByRole('button', { name: 'Go on with round 2' }).click();
  for (const [name, tiles] of [['Ann', 4], ['Cem', 2], ['Dan', 6]] as const) await tileCell(page, name, tiles).click();
  await page.getByRole('button', { name: 'Save round 2' }).click();
  await expectTotals(page, { Ann: 76, Bea: 80, Cem: 64, Dan: 36 });
});

test('an old round that is changed leaves the stacks and changes what is to be handed over', async ({ page }) => {
  await seed(page, [tableWithChips({ played: ['0 3 5 8'] })]);
  await page.goto('/match/?id=seeded');
  await allDone(page).click();
  await expect(card(page)).toContainText('Everybody holds the chips of his total.');
  await openPastRounds(page);
  await page.getByRole('link', { name: 'Change round 1' }).click();
  await tileCell(page, 'Dan', 9).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Past rounds' })).toBeVisible();
  await page.goto('/match/?id=seeded');
  await expectTotals(page, { Ann: 81, Bea: 69, Cem: 61, Dan: 45 });
  await expect(card(page)).toContainText('3 chips change hands');
  await allDone(page).click();
  await toStacks(page);
  await expectWorth(page, { Ann: 81, Bea: 69, Cem: 61, Dan: 45 });
});

test('what no chips can pay stays as the smallest note, is a debt, and is cleared first in the next round', async ({ page }) => {
  await seed(page, [withChips(tableWithChips({ names: ['Ann', 'Bea', 'Cem'] }), [{ value: 10, count: 6 }])]);
  await page.goto('/match/?id=seeded');
  await playRound(page, { out: 'Ann', left: { Bea: 1, Cem: 2 } }, 1);
  await expect(card(page)).toContainText('Cem still owes Ann 3 chips');
  await allDone(page).click();
  await expect(card(page)).toContainText('Cem owes Ann 3 chips (a note)');
  await page.reload();
  await expect(card(page)).toContainText('Cem owes Ann 3 chips (a note)');
  await playRound(page, { out: 'Cem', left: { Ann: 2, Bea: 1 } }, 2);
  await expect(card(page)).toContainText('No chip has to move: the notes of before are cleared by this.');
  await allDone(page).click();
  await expect(card(page)).toContainText('Everybody holds the chips of his total.');
  await expect(card(page)).not.toContainText('a note');
});

test('4.8 somebody ran out: the plan follows the payments', async ({ page }) => {
  await seed(page, [tableWithChips()]);
  await page.goto('/match/?id=seeded');
  await playRound(page, { out: 'Ann', left: { Bea: 3, Cem: 5, Dan: [9, 3] } }, 1);
  await expect(card(page)).toContainText('Somebody ran out, so the chips follow the payments in their order.');
  await expect(card(page).getByRole('heading', { level: 3 })).toHaveText([
    'Bea pays Ann 3 chips', 'Cem pays Ann 5 chips', 'Dan pays Ann 64 chips', 'Cem pays Bea 2 chips',
  ]);
  await allDone(page).click();
  await toStacks(page);
  await expectWorth(page, { Ann: 136, Bea: 63, Cem: 57 });
  await expect(stack(page, 'Dan')).toHaveCount(0);
});

test('a count says what is off and between whom; booked it is an adjustment that undo takes back', async ({ page }) => {
  await seed(page, [tableWithChips()]);
  await page.goto('/match/stacks/?id=seeded');
  await page.getByRole('button', { name: 'Count the chips of Ann' }).click();
  const report = page.getByRole('region', { name: 'What was counted' });
  await expect(report).toContainText('Counted as booked. Nothing is off.');
  // A chip that lies there is tapped as well as counted by its button.
  await page.getByRole('region', { name: 'Chips of Ann' }).locator('button[aria-hidden]').first().click();
  await expect(page.getByLabel('Chips of 10: Ann')).toHaveValue('5');
  for (let chip = 0; chip < 2; chip += 1) await page.getByRole('button', { name: 'One chip of 10 fewer: Ann' }).click();
  await expect(report).toContainText('Ann has one 10 fewer than booked');
  await expect(report).toContainText('one 10 more must lie with Bea, Cem, or Dan.');
  await expect(report.getByRole('button')).toHaveCount(0);

  await page.reload();
  await expect(page.getByLabel('Chips of 10: Ann')).toHaveValue('3');
  await page.getByRole('button', { name: 'Count the chips of Bea' }).click();
  await page.getByRole('button', { name: 'One chip of 10 more: Bea' }).click();
  await expect(report).toContainText('The error lies between Ann and Bea.');
  await expect(report.getByRole('radio', { name: /They follow the chips/ })).toBeChecked();
  await expect(report.getByRole('listitem')).toHaveText(['Ann −10', 'Bea +10']);
  await report.getByRole('button', { name: 'Book the count' }).click();
  await expectTotals(page, { Ann: 54, Bea: 74, Cem: 64, Dan: 64 });
  await expect(page.getByRole('region', { name: 'Since then' })).toContainText('Stacks counted: Ann −10, Bea +10');
  await page.getByRole('button', { name: 'Undo the count' }).click();
  await expectTotals(page, { Ann: 64, Bea: 64, Cem: 64, Dan: 64 });
});

test('a count may leave the totals: then the plan puts it right', async ({ page }) => {
  await seed(page, [tableWithChips({ played: ['0 3 5 8'] })]);
  await page.goto('/match/stacks/?id=seeded');
  for (const name of ['Ann', 'Bea']) await page.getByRole('button', { name: `Count the chips of ${name}` }).click();
  await page.getByRole('button', { name: 'One chip of 5 more: Ann' }).click();
  await page.getByRole('button', { name: 'One chip of 5 fewer: Bea' }).click();
  const report = page.getByRole('region', { name: 'What was counted' });
  // Chips are still to be handed over: that is the likelier reason.
  await expect(report.getByRole('radio', { name: /They stay/ })).toBeChecked();
  await report.getByRole('button', { name: 'Book the count' }).click();
  await expectTotals(page, { Ann: 80, Bea: 68, Cem: 60, Dan: 48 });
  await expect(lines(page).first()).toBeVisible();
  await allDone(page).click();
  await toStacks(page);
  await expectWorth(page, { Ann: 80, Bea: 68, Cem: 60, Dan: 48 });
});

test('who does not want it switches it off, for this match; on again, a count comes first', async ({ page }) => {
  await seed(page, [tableWithChips()]);
  await page.goto('/match/?id=seeded');
  await page.getByRole('button', { name: 'Match menu' }).click();
  await page.getByRole('link', { name: 'Chips on the table' }).click();
  const settings = page.getByRole('region', { name: 'Planning' });
  await settings.getByRole('switch', { name: 'Say who hands which chips to whom' }).click();
  await settings.getByRole('button', { name: 'Use this from now on' }).click();
  await expect(stack(page, 'Ann')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back' }).click();
  await typeRound(page, first);
  await page.getByRole('button', { name: 'Save round 1' }).click();
  await expectTotals(page, { Ann: 80 });
  await expect(card(page)).toHaveCount(0);

  await page.goto('/match/stacks/?id=seeded');
  await settings.getByRole('switch', { name: 'Say who hands which chips to whom' }).click();
  await settings.getByRole('button', { name: 'Use this from now on' }).click();
  await expect(page.getByText('Chips moved while no hand-overs were planned.')).toBeVisible();
});

test('the box as a bank, and colours of the chips, from here on', async ({ page }) => {
  // Nobody has a 5, and nobody enough 1s: only the box can change.
  const coarse = recounted('C', [[4, 0, 6], [4, 0, 6], [4, 0, 6], [4, 0, 6]], { box: [4, 20, 0] });
  await seed(page, [add(tableWithChips(), coarse, adjusted('bet', { kind: 'payment', from: seat(3), to: seat(0), amount: chips(5) }))]);
  await page.goto('/match/?id=seeded');
  await expect(card(page)).toContainText('Dan still owes Ann');
  await toStacks(page);
  const settings = page.getByRole('region', { name: 'Planning' });
  await settings.getByRole('switch', { name: 'Change with the box' }).click();
  await settings.getByRole('button', { name: 'Colours' }).click();
  await settings.getByRole('radiogroup', { name: 'Colour of the chips of 5' }).getByRole('radio', { name: 'Green' }).click();
  await settings.getByRole('button', { name: 'Use this from now on' }).click();
  await expect(page.getByRole('button', { name: 'Undo the planning' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(lines(page).last()).toHaveAttribute('aria-label', /the box/);
  await expect(card(page)).not.toContainText('still owes');
  await page.getByRole('button', { name: 'Undo the planning' }).click();
  await expect(card(page)).toContainText('still owes');
});
