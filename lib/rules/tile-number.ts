import { invariant } from '@/lib/shared';

/** The numbers printed on the tiles, as one counts: straights run along these (rules.md 1.1, 2.5). */
export const FACE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export type TileNumber = (typeof FACE_NUMBERS)[number];

/** The same numbers in playing order, weakest first: 3, 4, … 15, then 1, then 2 (rules.md 1.3). */
export const NUMBERS_BY_STRENGTH: readonly TileNumber[] = [...FACE_NUMBERS.slice(2), 1, 2];

/** With fewer numbers than this, 1-2-3-4-5 and the run ending in 1 would be the same tiles. */
export const LEAST_HIGHEST = 6;
export const MOST_HIGHEST = FACE_NUMBERS.length;

/**
 * Every deal of rules.md 1.4 has such a highest number; the table knows it, nobody types it.
 * @throws InvariantError when `highest` is not a whole number from 6 to 15
 */
export function requireHighest(highest: number): void {
  const known = Number.isInteger(highest) && highest >= LEAST_HIGHEST && highest <= MOST_HIGHEST;
  invariant(known, 'the highest number in play is a whole number from 6 to 15');
}

/**
 * The numbers in play, as one counts: 1 up to `highest` (rules.md 1.4).
 * @throws InvariantError when `highest` is not a whole number from 6 to 15
 */
export function numbersInPlay(highest: number): readonly TileNumber[] {
  requireHighest(highest);
  return FACE_NUMBERS.slice(0, highest);
}

/** Index: the number on the tile. Index 0 is no tile. */
const RANKS = [-1, ...FACE_NUMBERS.map((number) => NUMBERS_BY_STRENGTH.indexOf(number))];

/**
 * Strength of a number: 0 for 3 up to 12 for 15, 13 for 1, 14 for 2 (rules.md 1.3).
 * It does not depend on the range: numbers out of play leave a gap and change no order.
 */
export function numberRank(number: TileNumber): number {
  return RANKS[number] ?? -1;
}
