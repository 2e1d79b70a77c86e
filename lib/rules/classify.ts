import { at, err, invariant, ok, type Result } from '@/lib/shared';
import { type Combination, type CombinationError, type Made } from './combination';
import { findRun, MADE_SIZE } from './run';
import { isInPlay, isSameTile, strongestFirst, type Tile } from './tile';
import { requireHighest } from './tile-number';

/**
 * Names what the tiles are (rules.md 2). The order of the tiles does not matter and the list is left as it is.
 * @param highest the highest number in play, as `dealFor` gives it
 * @returns the one combination that exactly these tiles make, or why they make none
 * @throws InvariantError when `highest` is not a whole number from 6 to 15
 */
export function classify(tiles: readonly Tile[], highest: number): Result<Combination, CombinationError> {
  requireHighest(highest);
  const fault = findFault(tiles, highest);
  if (fault !== null) return err(fault);

  const sorted = strongestFirst(tiles);
  const combination = sorted.length === MADE_SIZE ? findMade(sorted, highest) : findSameNumber(sorted);
  return combination === null ? err({ code: 'no-combination' }) : ok(combination);
}

/**
 * What tiles are that were chosen to be a combination.
 * @throws InvariantError when they are none
 */
export function combinationOf(tiles: readonly Tile[], highest: number): Combination {
  const classified = classify(tiles, highest);
  invariant(classified.ok, 'these tiles were chosen to be a combination');
  return classified.value;
}

function findFault(tiles: readonly Tile[], highest: number): CombinationError | null {
  if (tiles.length === 0) return { code: 'empty' };
  for (const tile of tiles) {
    if (!isInPlay(tile, highest)) return { code: 'out-of-range', tile, highest };
  }
  const repeated = findRepeated(tiles);
  if (repeated !== null) return { code: 'tile-twice', tile: repeated };
  if (tiles.length === 4) return { code: 'four-tiles' };
  if (tiles.length > MADE_SIZE) return { code: 'wrong-count', count: tiles.length };
  return null;
}

/** The first tile that stands in the list a second time, or null (rules.md 2.3). */
export function findRepeated(tiles: readonly Tile[]): Tile | null {
  let before = 0;
  for (const tile of tiles) {
    for (let index = 0; index < before; index += 1) {
      const earlier = tiles[index];
      if (earlier !== undefined && isSameTile(earlier, tile)) return tile;
    }
    before += 1;
  }
  return null;
}

/** One, two or three tiles: all of one number, or nothing (rules.md 2.1). */
function findSameNumber(tiles: readonly Tile[]): Combination | null {
  if (countNumbers(tiles) !== 1) return null;
  const strongest = at(tiles, 0);
  if (tiles.length === 1) return { kind: 'single', tiles, tile: strongest };
  if (tiles.length === 2) return { kind: 'pair', tiles, strongest };
  return { kind: 'triple', tiles, number: strongest.number };
}

/** Five tiles, strongest first (rules.md 2.4). */
function findMade(tiles: readonly Tile[], highest: number): Made | null {
  switch (countNumbers(tiles)) {
    case 5:
      return findRunOrFlush(tiles, highest);
    case 2:
      return splitInTwo(tiles);
    default:
      return null;
  }
}

function findRunOrFlush(tiles: readonly Tile[], highest: number): Made | null {
  const run = findRun(tiles, highest);
  const { suit } = at(tiles, 0);
  const ofOneSuit = tiles.every((tile) => tile.suit === suit);
  if (run !== null) {
    return ofOneSuit ? { kind: 'straight-flush', tiles, run, suit } : { kind: 'straight', tiles, run };
  }
  return ofOneSuit ? { kind: 'flush', tiles, suit } : null;
}

/** Five tiles of two numbers are three and two, or four and one (rules.md 2.6): there are four suits. */
function splitInTwo(tiles: readonly Tile[]): Made {
  const { number } = at(tiles, 0);
  const stronger = tiles.filter((tile) => tile.number === number);
  const weaker = tiles.filter((tile) => tile.number !== number);
  const [more, fewer] = stronger.length > weaker.length ? [stronger, weaker] : [weaker, stronger];
  return more.length === 4
    ? { kind: 'four-card', tiles, four: more, fifth: fewer }
    : { kind: 'full-house', tiles, triple: more, pair: fewer };
}

/** How many different numbers a sorted hand holds. */
function countNumbers(sorted: readonly Tile[]): number {
  let count = 0;
  let previous = 0;
  for (const { number } of sorted) {
    if (number !== previous) count += 1;
    previous = number;
  }
  return count;
}
