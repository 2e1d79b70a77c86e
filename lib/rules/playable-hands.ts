import { err, ok, type Result } from '@/lib/shared';
import { choices } from './choices';
import { classify, findRepeated } from './classify';
import { type Combination, HAND_SIZES, type HandSize, handSizeOf } from './combination';
import { combinationStrength, madeStrength } from './combination-strength';
import { type ComparisonSettings } from './compare';
import { MADE_SIZE } from './run';
import { type StrengthOrder, strengthOrder } from './strength-order';
import { isInPlay, isSameTile, type Tile, tileCode, tileFromCode } from './tile';
import { requireHighest } from './tile-number';

/** Why tiles cannot be what somebody holds (rules.md 2.3). The first that applies, in this order. */
export type HeldTilesError =
  | { readonly code: 'out-of-range'; readonly tile: Tile; readonly highest: number }
  | { readonly code: 'tile-twice'; readonly tile: Tile }
  /** The tile is held and also stands in the hand to beat. */
  | { readonly code: 'tile-in-both'; readonly tile: Tile };

/**
 * What somebody can play from the tiles held (rules.md 2.1, 2.2): every combination, each once.
 * @param held any number of tiles in any order; the list is left as it is
 * @param toBeat the combination that lies on the table, or null when nothing lies there and any size can be played
 * @returns the combinations by size, and within a size weakest first; none when nothing can be played
 * @throws InvariantError when `settings.highest` is not a whole number from 6 to 15
 */
export function playableHands(
  held: readonly Tile[],
  toBeat: Combination | null,
  settings: ComparisonSettings,
): Result<readonly Combination[], HeldTilesError> {
  const fault = findFault(held, toBeat, settings.highest);
  if (fault !== null) return err(fault);

  const order = strengthOrder(settings.highest, settings);
  const least = toBeat === null ? 0 : combinationStrength(toBeat, order) + 1;
  const sizes = toBeat === null ? HAND_SIZES : [handSizeOf(toBeat)];
  return ok(sizes.flatMap((size) => answersOfSize(held, size, least, order)));
}

/** The combinations of a size that are at least as strong as asked, weakest first. */
function answersOfSize(held: readonly Tile[], size: HandSize, least: number, order: StrengthOrder): readonly Combination[] {
  return choices(held.map(tileCode), size)
    .filter((codes) => size !== MADE_SIZE || madeStrength(codes, order) >= Math.max(least, 1))
    .flatMap((codes) => {
      const classified = classify(codes.map(tileFromCode), order.settings.highest);
      if (!classified.ok) return [];
      return [{ combination: classified.value, strength: combinationStrength(classified.value, order) }];
    })
    .filter(({ strength }) => strength >= least)
    .sort((one, other) => one.strength - other.strength)
    .map(({ combination }) => combination);
}

function findFault(held: readonly Tile[], toBeat: Combination | null, highest: number): HeldTilesError | null {
  requireHighest(highest);
  for (const tile of held) {
    if (!isInPlay(tile, highest)) return { code: 'out-of-range', tile, highest };
  }
  const repeated = findRepeated(held);
  if (repeated !== null) return { code: 'tile-twice', tile: repeated };
  const shared = held.find((tile) => toBeat?.tiles.some((each) => isSameTile(each, tile)));
  return shared === undefined ? null : { code: 'tile-in-both', tile: shared };
}
