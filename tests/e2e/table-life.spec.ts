import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, seed, storedRows, tableOf } from './support/seed';
import { expectTotals, openPastRounds, pastRounds, playRound, tileCell, typeRound, whoWentOut } from './support/table';

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click();
const choices = (page: Page, group: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio');
const since = (page: Page) => page.getByRole('region', { name: 'Since then' }).getByRole('listitem');
const undo = (page: Page, what: string) => page.getByRole('button', { name: what }).click();

async function open(page: Page, screen: 'Chips outside a round' | 'Players and seats' | 'Change the rules'): Promise<void> {
  await page.getByRole('button', { name: 'Match menu' }).click();
  await page.getByRole('link', { name: screen }).click();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

async function backToMatch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible();
}

async function leaves(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name} leaves` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: `${name} leaves` }).click();
  await expect(page.getByRole('button', { name: `${name} comes back` })).toBeVisible();
}

test.describe('from FX1', () => {
  test.beforeEach(async ({ page }) => {
    await seed(page, [tableOf({ played: FX1_PLAYED })]);
    await page.goto('/match/?id=seeded');
    await expectTotals(page, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });
  });

  test('a payment with a reason: half typed it is kept, wrong it is named, booked it is one step (5.5)', async ({ page }) => {
    await open(page, 'Chips outside a round');
    const book = page.getByRole('button', { name: 'Book it' });
    await choose(page, 'Who pays', 'Dan');
    await choose(page, 'Who is paid', 'Ann');
    await page.getByLabel('Chips', { exact: true }).fill('4x');
    await expect(page.getByText('“4x” is not a whole number.')).toBeVisible();
    await page.getByLabel('Chips', { exact: true }).fill('40');
    await expect(page.getByText('Dan has only 36 chips.')).toBeVisible();
    await expect(book).toBeDisabled();
    await page.getByLabel('Chips', { exact: true }).fill('６');
    await page.getByLabel('Reason (if you like)').fill('spilled a drink');
    await expect(page.getByText('Ann: 84 becomes 90')).toBeVisible();
    await expect(page.getByText('On the table: 256, as before')).toBeVisible();
    await expect.poll(async () => JSON.stringify(await storedRows(page, 'drafts'))).toContain('spilled a drink');
    await page.reload();
    await expect(page.getByLabel('Reason (if you like)')).toHaveValue('spilled a drink');
    await book.click();
    await expectTotals(page, { Ann: 90, Bea: 60, Cem: 76, Dan: 30 });
    await expect(since(page)).toHaveText(['Dan pays Ann 6 chips (spilled a drink)']);
    expect(await storedRows(page, 'drafts')).toEqual([]);
    await page.reload();
    await undo(page, 'Undo the payment');
    await expectTotals(page, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });
    await page.getByRole('button', { name: 'Redo' }).click();
    await expectTotals(page, { Ann: 90, Dan: 30 });
  });

  test('a miscount put right, a buy-in: the list of rounds adds up, and says by how much the table changed', async ({ page }) => {
    await open(page, 'Chips outside a round');
    await page.getByRole('radio', { name: /^Miscount/ }).click();
    await page.getByLabel('Chips counted: Ann').fill('80');
    await expect(page.getByText('Counted 252, but 256 are on the table: 4 missing.')).toBeVisible();
    await page.getByLabel('Chips counted: Bea').fill('64');
    await page.getByRole('button', { name: 'Book it' }).click();
    await expectTotals(page, { Ann: 80, Bea: 64, Cem: 76, Dan: 36 });
    await open(page, 'Chips outside a round');
    await page.getByRole('radio', { name: /^Buy-in/ }).click();
    await choose(page, 'Who', 'Dan');
    await page.getByLabel('Chips', { exact: true }).fill('64');
    await expect(page.getByText('On the table: 256 becomes 320 (+64)')).toBeVisible();
    await page.getByRole('button', { name: 'Book it' }).click();
    await expectTotals(page, { Dan: 100 });
    await expect(page.getByText('320 chips on the table (+64 since the start)')).toBeVisible();
    await openPastRounds(page);
    await expect.poll(async () => (await pastRounds(page)).slice(3)).toEqual([
      'Miscount put right: Ann −4, Bea +4', '−4 80 +4 64', 'Dan buys in: 64 chips', '+64 100',
    ]);
    await page.getByRole('button', { name: 'Delete: Miscount put right: Ann −4, Bea +4' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => (await pastRounds(page)).slice(3)).toEqual(['Dan buys in: 64 chips', '+64 100']);
    await undo(page, 'Undo the deletion');
    await expect.poll(async () => (await pastRounds(page)).length).toBe(7);
  });

  test('a name is mended for the person, or says that somebody else sits there; both are steps', async ({ page }) => {
    await open(page, 'Players and seats');
    await page.getByRole('button', { name: 'Rename Bea' }).click();
    const sheet = page.getByRole('dialog', { name: 'Rename Bea' });
    await sheet.getByRole('textbox', { name: 'Name' }).fill('ann');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('ann sits at the table already. Give one of them another name.')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Beatrix');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Rename Beatrix' })).toBeVisible();
    await page.getByRole('button', { name: 'Rename Dan' }).click();
    const other = page.getByRole('dialog', { name: 'Rename Dan' });
    await other.getByRole('textbox', { name: 'Name' }).fill('Zoe');
    await other.getByRole('radio', { name: /^Somebody else/ }).click();
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Rename Zoe' })).toBeVisible();
    await backToMatch(page);
    await expectTotals(page, { Ann: 84, Beatrix: 60, Cem: 76, Zoe: 36 });
    const players = await storedRows(page, 'players');
    const known = (id: unknown) => (/^player \d$/u.test(String(id)) ? id : 'new');
    expect(players.map(({ id, name }) => [known(id), name])).toEqual(
      expect.arrayContaining([['player 1', 'Beatrix'], ['new', 'Zoe']]),
    );
    await undo(page, 'Undo the name Zoe');
    await undo(page, 'Undo the name Beatrix');
    await expectTotals(page, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });
  });

  test('111 one leaves, one sits down, two change places: totals stay explained, tiles follow (1.4)', async ({ page }) => {
    await open(page, 'Players and seats');
    await leaves(page, 'Dan');
    await page.getByRole('textbox', { name: 'Name' }).fill('Eve');
    await page.getByLabel('Chips brought along').fill('50');
    await choose(page, 'Sits next to, clockwise', 'Ann');
    await expect(page.getByText('On the table: 256 becomes 306 (+50)')).toBeVisible();
    await page.getByRole('button', { name: 'Eve sits down' }).click();
    await expect(page.getByRole('button', { name: 'Eve leaves' })).toBeVisible();
    await choose(page, 'First', 'Bea');
    await choose(page, 'Second', 'Cem');
    await page.getByRole('button', { name: 'Change places' }).click();
    await expect(page.getByRole('button', { name: 'Undo the change of places' })).toBeVisible();
    await backToMatch(page);
    await expect(since(page)).toHaveText(['Dan leaves with 36 chips', 'Eve sits down with 50 chips', 'Bea and Cem change places']);
    await expect(page.getByText('Tiles 1–13, 13 each')).toBeVisible();
    await expect(choices(page, 'Who went out?')).toHaveCount(4);
    for (const [seat, name] of ['Ann', 'Eve', 'Cem', 'Bea'].entries()) await expect(choices(page, 'Who went out?').nth(seat)).toHaveAccessibleName(name);
    await whoWentOut(page, 'Eve').click();
    await expect(page.getByText('Dan is not in this round.')).toBeVisible();
    for (const [name, tiles] of [['Ann', 3], ['Bea', 5], ['Cem', 8]] as const) await tileCell(page, name, tiles).click();
    await page.getByRole('button', { name: 'Save round 4' }).click();
    await expectTotals(page, { Ann: 84 + 4, Eve: 50 + 16, Bea: 60 - 4, Cem: 76 - 16, Dan: 36 });
    await expect(page.getByRole('region', { name: 'Scoreboard' }).getByText('Left after round 3')).toBeVisible();
    await openPastRounds(page);
    await expect.poll(async () => (await pastRounds(page)).at(-1)).toBe('4 +4 88 −4 56 −16 60 – +16 66');
    // What has been played since keeps the newcomer in the match.
    await page.getByRole('button', { name: 'Delete: Eve sits down with 50 chips' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Eve has taken part since. Take back or delete that first.', { exact: true })).toBeVisible();
  });

  test('a half-typed round is laid aside while somebody sits down: what was typed stays, the newcomer is asked for', async ({ page }) => {
    await whoWentOut(page, 'Ann').click();
    await tileCell(page, 'Bea', 3).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Go on with round 4' })).toBeVisible();
    await open(page, 'Players and seats');
    await page.getByRole('textbox', { name: 'Name' }).fill('Eve');
    await page.getByRole('button', { name: 'Eve sits down' }).click();
    await expect(page.getByRole('button', { name: 'Eve leaves' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Use it for round 4' }).click();
    await expect(tileCell(page, 'Bea', 3)).toBeChecked();
    await expect(page.getByText('Still to tap: Cem, Dan, and Eve')).toBeVisible();
    for (const [name, tiles] of [['Cem', 5], ['Dan', 8], ['Eve', 1]] as const) await tileCell(page, name, tiles).click();
    await page.getByRole('button', { name: 'Save round 4' }).click();
    await expectTotals(page, { Ann: 84 + 17, Bea: 60 + 2, Cem: 76 - 8, Dan: 36 - 23, Eve: 64 + 12 });
  });

  test('fewer than three: the match waits; two go on by choice, or somebody comes back (4.9)', async ({ page }) => {
    await open(page, 'Players and seats');
    await leaves(page, 'Dan');
    await leaves(page, 'Cem');
    await backToMatch(page);
    const waiting = page.getByRole('status').filter({ hasText: 'Too few players for a round' });
    await expect(waiting).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Who went out?' })).toHaveCount(0);
    await waiting.getByRole('button', { name: 'Play on as two' }).click();
    await expect(page.getByText('Tiles 1–6, 12 each')).toBeVisible();
    await playRound(page, { out: 'Bea', left: { Ann: 4 } }, 4);
    await expectTotals(page, { Ann: 80, Bea: 64, Cem: 76, Dan: 36 });
    await undo(page, 'Undo round 4');
    await undo(page, 'Undo the new rules');
    await waiting.getByRole('button', { name: 'Cem comes back' }).click();
    await expect(page.getByText('Tiles 1–9, 12 each')).toBeVisible();
    await playRound(page, { out: 'Cem', left: { Ann: 1, Bea: 2 } }, 4);
    await expectTotals(page, { Ann: 84, Bea: 57, Cem: 79, Dan: 36 });
  });

  test('rules changed on the way count from the next round on, and the rounds before keep theirs (5)', async ({ page }) => {
    await open(page, 'Change the rules');
    const save = page.getByRole('button', { name: 'Play by these from round 4 on' });
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: /^2s held at the end/ }).click();
    await page.getByRole('radio', { name: /^No penalty/ }).click();
    await page.getByRole('switch', { name: 'Open end' }).click();
    await page.getByLabel('Number of rounds').fill('4');
    await expect(page.getByRole('status').getByRole('listitem')).toHaveText(['Rounds: 4 rounds', '2s held at the end: No penalty']);
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Round 4 of 4' })).toBeVisible();
    await playRoundToTheEnd(page);
    await expectTotals(page, { Ann: 84 + 12, Bea: 60, Cem: 76 - 8, Dan: 36 - 4 });
    await undo(page, 'Undo round 4');
    await undo(page, 'Undo the new rules');
    await playRound(page, { out: 'Ann', left: { Bea: 3, Cem: 5, Dan: [4, 1] } }, 4);
    await expectTotals(page, { Ann: 84 + 16, Bea: 60 + 4, Cem: 76 - 4, Dan: 36 - 16 });
  });

  async function playRoundToTheEnd(page: Page): Promise<void> {
    await typeRound(page, { out: 'Ann', left: { Bea: 3, Cem: 5, Dan: [4, 1] } });
    await page.getByRole('button', { name: 'Save round 4' }).click();
    await expect(page.getByText('All rounds are played.')).toBeVisible();
  }
});

test('an entry that no longer fits is named, and can be taken out', async ({ page }) => {
  const match = tableOf({ played: ['0 3 5 8'] });
  await seed(page, [match]);
  await page.goto('/match/?id=seeded');
  await open(page, 'Chips outside a round');
  await choose(page, 'Who pays', 'Dan');
  await choose(page, 'Who is paid', 'Ann');
  await page.getByLabel('Chips', { exact: true }).fill('48');
  await page.getByRole('button', { name: 'Book it' }).click();
  await expectTotals(page, { Dan: 0 });
  await page.goto('/match/round/?id=seeded&round=R1');
  await tileCell(page, 'Dan', 9).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const trouble = page.getByRole('alert').filter({ hasText: 'An entry no longer fits: Dan has only 45 chips.' });
  await expect(trouble).toBeVisible();
  await trouble.getByRole('button', { name: 'Delete this entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(trouble).toBeHidden();
  await page.getByRole('link', { name: 'Back' }).click();
  await expectTotals(page, { Ann: 81, Bea: 69, Cem: 61, Dan: 45 });
});
