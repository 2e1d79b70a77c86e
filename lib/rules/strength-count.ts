import { countChoices } from './choices';
import { combinationOf } from './classify';
import { type Combination, handSizeOf } from './combination';
import { combinationStrength } from './combination-strength';
import { type ComparisonSettings } from './compare';
import { type HandBlock, type RankedHand } from './hand-block';
import { possibleHands } from './possible-hands';
import { strengthOrder } from './strength-order';
import { isSameTile, type Tile, tileFromCode, tilesInPlay } from './tile';

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
  const gone = [...hand.tiles, ...excluded];
  const left = tilesInPlay(settings.highest).filter((tile) => !gone.some((each) => isSameTile(each, tile)));
  const own = combinationStrength(hand, order);
  const size = handSizeOf(hand);

  const blocks = possibleHands(left, size, order, own);
  const stronger = blocks.filter(({ weakest }) => weakest.strength > own);
  const combination = (found: RankedHand | undefined): Combination | null =>
    found === undefined ? null : combinationOf(found.codes.map(tileFromCode), settings.highest);
  return {
    beatenBy: countHands(stronger),
    playable: countHands(blocks),
    sets: countChoices(left.length, size),
    strongest: combination(weakestFirst(blocks.map(({ strongest }) => strongest)).at(-1)),
    nextStronger: combination(weakestFirst(stronger.map(({ weakest }) => weakest)).at(0)),
  };
}

function countHands(blocks: readonly HandBlock[]): number {
  return blocks.reduce((sum, { hands }) => sum + hands, 0);
}

function weakestFirst(hands: readonly RankedHand[]): readonly RankedHand[] {
  return [...hands].sort((one, other) => one.strength - other.strength);
}
