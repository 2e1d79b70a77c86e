import { invariant } from '@/lib/shared';
import { LEAST_HIGHEST, MOST_HIGHEST, numbersInPlay, type TileNumber } from './tile-number';
import { type Tile } from './tile';

/** Tiles in a Made hand (rules.md 2.1), and numbers in a run. */
export const MADE_SIZE = 5;

/** Five consecutive numbers (rules.md 2.5). */
export interface Run {
  /** In running order: a run ending in 1 has its 1 last. */
  readonly numbers: readonly TileNumber[];
  /** 0 for 1-2-3-4-5, one more for each next run: the order by last number (rules.md 3.6). */
  readonly place: number;
}

/**
 * Every run at a table, by last number: 1-2-3-4-5 first, the run ending in 1 last (rules.md 2.5).
 * 1 may follow the highest number and 2 never follows that 1, so they are the stretches of five in 1, 2, … highest, 1.
 * @throws InvariantError when `highest` is not a whole number from 6 to 15
 */
export function runsInPlay(highest: number): readonly Run[] {
  const numbers: readonly TileNumber[] = [...numbersInPlay(highest), 1];
  const starts = numbers.slice(0, numbers.length - MADE_SIZE + 1);
  return starts.map((_, place) => ({ numbers: numbers.slice(place, place + MADE_SIZE), place }));
}

/** The set of numbers as bits, bit n for the number n. */
function numberSet(numbers: readonly TileNumber[]): number {
  return numbers.reduce((set, number) => set | (1 << number), 0);
}

/** For each highest number: its runs by the set of their numbers. */
const RUNS: ReadonlyMap<number, ReadonlyMap<number, Run>> = new Map(
  Array.from({ length: MOST_HIGHEST - LEAST_HIGHEST + 1 }, (_, index) => {
    const highest = LEAST_HIGHEST + index;
    return [highest, new Map(runsInPlay(highest).map((run) => [numberSet(run.numbers), run]))];
  }),
);

/**
 * The run that these tiles make by number, whatever their suits and order, or null when they make none (rules.md 2.5).
 * @throws InvariantError when `highest` is not a whole number from 6 to 15
 */
export function findRun(tiles: readonly Tile[], highest: number): Run | null {
  const runs = RUNS.get(highest);
  invariant(runs !== undefined, 'the highest number in play is a whole number from 6 to 15');
  let set = 0;
  for (const tile of tiles) set |= 1 << tile.number;
  return runs.get(set) ?? null;
}
