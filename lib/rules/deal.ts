import { invariant } from '@/lib/shared';
import { tilesInPlay } from './tile';

/** The sizes of table that rules.md 1.4 has a deal for. */
export const TABLE_SIZES = [2, 3, 4, 5] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/** Which tiles a table of three or more deals: rules.md 1.4. `full-deck` (H) changes 3 and 4 players alone. */
export const DEAL_PLANS = ['standard', 'full-deck'] as const;
export type DealPlan = (typeof DEAL_PLANS)[number];

/** Which tiles two players deal: 1–6 with all of them dealt, or 1–9 with ten left over (rules.md 1.4). */
export const TWO_PLAYER_DEALS = ['up-to-six', 'up-to-nine'] as const;
export type TwoPlayerDeal = (typeof TWO_PLAYER_DEALS)[number];

/** What is dealt at one table size. It changes the range, the most tiles a player can hold, and nothing else. */
export interface Deal {
  /** What a table calls it when it chooses. */
  readonly plan: DealPlan | TwoPlayerDeal;
  readonly players: TableSize;
  /** The highest number in play: tiles run from 1 to this in four suits. */
  readonly highest: number;
  /** Tiles each player is dealt: also the most anybody can have left. */
  readonly handSize: number;
}

export interface DealChoice {
  readonly dealPlan: DealPlan;
  readonly twoPlayerDeal: TwoPlayerDeal;
}

/** Every deal of rules.md 1.4, one row each; the usual one of a table size first. */
const DEALS: readonly Deal[] = [
  { plan: 'up-to-six', players: 2, highest: 6, handSize: 12 },
  { plan: 'up-to-nine', players: 2, highest: 9, handSize: 13 },
  { plan: 'standard', players: 3, highest: 9, handSize: 12 },
  { plan: 'standard', players: 4, highest: 13, handSize: 13 },
  { plan: 'standard', players: 5, highest: 15, handSize: 12 },
  { plan: 'full-deck', players: 3, highest: 15, handSize: 20 },
  { plan: 'full-deck', players: 4, highest: 15, handSize: 15 },
];

const STANDARD: DealChoice = { dealPlan: 'standard', twoPlayerDeal: 'up-to-six' };

export function isTableSize(players: number): players is TableSize {
  return (TABLE_SIZES as readonly number[]).includes(players);
}

/** What a table of this size can choose from, the usual deal first (rules.md 1.4). */
export function dealsFor(players: TableSize): readonly Deal[] {
  return DEALS.filter((deal) => deal.players === players);
}

/** The highest number of every deal there is, lowest first. */
export const HIGHEST_NUMBERS: readonly number[] = [...new Set(DEALS.map(({ highest }) => highest))].toSorted((a, b) => a - b);

/** Whether the rulebooks deal so: not a suggestion, nor a practice of some tables (rules.md 1.4). */
export function isUsual({ plan }: Deal): boolean {
  return plan === 'standard';
}

/** Tiles in play that nobody is dealt (rules.md 1.4). */
export function unusedTiles({ highest, players, handSize }: Omit<Deal, 'plan'>): number {
  return tilesInPlay(highest).length - players * handSize;
}

/**
 * The deal for a number of players still in the game (rules.md 1.4).
 * A plan without a row for this size falls back to the standard one.
 */
export function dealFor(players: TableSize, choice: DealChoice = STANDARD): Deal {
  const plan = players === 2 ? choice.twoPlayerDeal : choice.dealPlan;
  const rows = dealsFor(players);
  const row = rows.find((deal) => deal.plan === plan) ?? rows.find((deal) => deal.plan === 'standard');
  invariant(row !== undefined, `no deal for ${players} players`);
  return row;
}
