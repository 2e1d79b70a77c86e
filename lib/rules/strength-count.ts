import { countChoices } from './choices';
import { combinationOf } from './classify';
import { type Combination, handSizeOf } from './combination';
import { combinationStrength } from './combination-strength';
import { type ComparisonSettings } from './compare';
import { type RankedHand } from './hand-block';
import { possibleHands } from './possible-hands';
import { strengthOrder } from './strength-order';
import { type Tile, tileCode, tileFromCode, tilesInPlay } from './tile';

/** How many of the hands that others can still hold beat a hand. All numbers are exact. */
export interface StrengthCount {
  /** Combinations of its size that beat it. */
  readonly beatenBy: number;
  /** Combinations of its size, stronger and weaker: `beatenBy / playable` is the share that beats it. */
  readonly playable: number;
  /**
   * Sets of as many tiles, whether they can be played or not: of 50 tiles left, 2,118,760 sets of five.
   * `beatenBy / sets` is the chance that five tiles drawn at random beat a Made hand.
   */
  readonly sets: number;
  /** The strongest of those combinations, or null when there is none. It may be weaker than the hand. */
  readonly strongest: Combination | null;
  /** The weakest of those that beat the hand, or null when nothing does. */
  readonly nextStronger: Combination | null;
}

/**
 * Counts the hands of the same size that can still be held and beat this one (rules.md 2, 3).
 * @param hand a combination at this table
 * @param excluded tiles that nobody else can hold: in other racks, or seen. The hand's own tiles are excluded anyway;
 *   a tile may be named twice, and one that is not in play changes nothing.
 * @throws InvariantError when `settings.highest` is not a whole number from 6 to 15
 */
export function countStronger(
  hand: Combination,
  excluded: readonly Tile[],
  settings: ComparisonSettings,
): StrengthCount {
  const order = strengthOrder(settings.highest, settings);
  const gone = new Set([...hand.tiles, ...excluded].map(tileCode));
  const left = tilesInPlay(settings.highest).map(tileCode).filter((code) => !gone.has(code));
  const own = combinationStrength(hand, order);
  const size = handSizeOf(hand);

  let beatenBy = 0;
  let playable = 0;
  let best: RankedHand | null = null;
  let next: RankedHand | null = null;
  for (const { hands, weakest, strongest } of possibleHands(left, size, order, own)) {
    playable += hands;
    if (best === null || strongest.strength >= best.strength) best = strongest;
    if (weakest.strength <= own) continue;
    beatenBy += hands;
    if (next === null || weakest.strength < next.strength) next = weakest;
  }
  const combination = (found: RankedHand | null): Combination | null =>
    found === null ? null : combinationOf(found.codes.map(tileFromCode), settings.highest);
  return {
    beatenBy,
    playable,
    sets: countChoices(left.length, size),
    strongest: combination(best),
    nextStronger: combination(next),
  };
}
