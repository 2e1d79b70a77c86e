import { expect, type Locator, type Page } from '@playwright/test';

/** One round as a scorekeeper hears it: who went out, what the others hold; [tiles, 2s] where there are 2s. */
export interface SpokenRound {
  readonly out: string;
  readonly left: Readonly<Record<string, number | readonly [tiles: number, twos: number]>>;
}

/** FX1 of the cases: totals 84, 60, 76, 36. */
export const FX1_NAMES = ['Ann', 'Bea', 'Cem', 'Dan'] as const;
export const FX1: readonly SpokenRound[] = [
  { out: 'Ann', left: { Bea: 3, Cem: 5, Dan: 8 } },
  { out: 'Bea', left: { Ann: 4, Cem: 2, Dan: 6 } },
  { out: 'Cem', left: { Ann: 1, Bea: 8, Dan: 3 } },
];

/** From the home screen to the first round. */
export async function startMatch(page: Page, names: readonly string[], rounds = 3): Promise<void> {
  await page.getByRole('link', { name: 'New match' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New match' })).toBeVisible();
  await fillSetup(page, names, rounds);
  await page.getByRole('button', { name: `Start: ${names.length} players` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Round 1 of ${rounds}` })).toBeVisible();
}

export async function fillSetup(page: Page, names: readonly string[], rounds: number): Promise<void> {
  for (let seats = 4; seats < names.length; seats += 1) await page.getByRole('button', { name: 'Add a player' }).click();
  for (let seats = 4; seats > names.length; seats -= 1) await page.getByRole('button', { name: `Remove Seat ${seats}` }).click();
  for (const [index, name] of names.entries()) await page.getByLabel(`Name at seat ${index + 1}`).fill(name);
  await page.getByLabel('Number of rounds').fill(String(rounds));
}

export function tileCell(page: Page, name: string, tiles: number): Locator {
  const label = tiles === 1 ? '1 tile' : `${tiles} tiles`;
  return page.getByRole('radiogroup', { name: `Tiles left: ${name}` }).getByRole('radio', { name: label, exact: true });
}

export function twosCell(page: Page, name: string, twos: number): Locator {
  const label = ['', 'one 2', 'two 2s', 'three 2s', 'four 2s'][twos] ?? '';
  return page.getByLabel(`2s among them: ${name}`).getByRole('radio', { name: label, exact: true });
}

export function whoWentOut(page: Page, name: string): Locator {
  return page.getByRole('radiogroup', { name: 'Who went out?' }).getByRole('radio', { name, exact: true });
}

/** Everything but the last tap, in a window that is in front: one behind another is drawn once a second, and each tap waits for that. */
export async function typeRound(page: Page, round: SpokenRound): Promise<void> {
  await page.bringToFront();
  await whoWentOut(page, round.out).click();
  for (const [name, left] of Object.entries(round.left)) {
    const [tiles, twos] = typeof left === 'number' ? [left, 0] : left;
    await tileCell(page, name, tiles).click();
    if (twos > 0) await twosCell(page, name, twos).click();
  }
}

export async function playRound(page: Page, round: SpokenRound, number: number): Promise<void> {
  await typeRound(page, round);
  await page.getByRole('button', { name: `Save round ${number}` }).click();
  await expect(page.getByRole('heading', { name: `Round ${number}: who pays whom` })).toBeVisible();
}

/** What the scoreboard, or the final standings, say: name → chips. */
export async function expectTotals(page: Page, totals: Readonly<Record<string, number>>): Promise<void> {
  const board = page.getByRole('region', { name: /^(Scoreboard|Final standings)$/ });
  await expect(board).toBeVisible();
  for (const [name, chips] of Object.entries(totals)) {
    const row = board.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    await expect.poll(async () => (await row.innerText()).split(/\s+/u).at(-1)).toBe(String(chips).replace('-', '−'));
  }
}

/** The rows of Past rounds: [net, total] by player, a row a round. */
export async function pastRounds(page: Page): Promise<readonly string[]> {
  const rows = page.getByRole('table', { name: 'Past rounds' }).getByRole('row');
  await expect(rows.first()).toBeVisible();
  return (await rows.allInnerTexts()).slice(1).map((row) => row.replace(/\s+/gu, ' ').trim());
}

export async function openPastRounds(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Match menu' }).click();
  await page.getByRole('link', { name: 'Past rounds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Past rounds' })).toBeVisible();
}
