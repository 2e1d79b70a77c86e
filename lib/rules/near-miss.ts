import { assertNever, at } from '@/lib/shared';
import { classify } from './classify';
import { COMBINATION_KINDS, type CombinationKind } from './combination';
import { combinationStrength } from './combination-strength';
import { type ComparisonSettings } from './compare';
import { type StrengthOrder, strengthOrder } from './strength-order';
import { type Suit } from './suit';
import { isSameTile, type Tile, tilesInPlay } from './tile';
import { FACE_NUMBERS, type TileNumber } from './tile-number';

/** What a tile must be to complete a hand, as a sentence would say it. */
export type TileNeed =
  /** One of these numbers, 1 first. For a straight: not in the one suit that would make it a straight flush. */
  | { readonly code: 'number'; readonly numbers: readonly TileNumber[] }
  /** Any tile of the suit, except one that would make the flush a straight flush. */
  | { readonly code: 'suit'; readonly suit: Suit }
  /** One of exactly these tiles. */
  | { readonly code: 'tile'; readonly tiles: readonly Tile[] }
  /** Four of a number lie there: whatever fifth tile comes makes a Four Card (rules.md 2.6). */
  | { readonly code: 'any-tile' };

/** A combination that is one tile away. */
export interface NearMiss {
  readonly kind: CombinationKind;
  /** The tile in the way, to be replaced; null for four tiles, which want a fifth. */
  readonly drop: Tile | null;
  readonly need: TileNeed;
  /** Every tile that completes it, weakest first. Whether anybody can still have it is not asked. */
  readonly completedBy: readonly Tile[];
}

/**
 * What tiles that make no combination are one tile short of: five, three or two with one of them replaced,
 * four with one added (rules.md 2.1). Each kind and tile to drop stands there once.
 * @returns the strongest kind first, then the strongest hand that can be reached, then the weaker tile to drop.
 *   None when nothing is near, and none for tiles that are a combination or cannot be a hand.
 * @throws InvariantError when `settings.highest` is not a whole number from 6 to 15
 */
export function nearMisses(tiles: readonly Tile[], settings: ComparisonSettings): readonly NearMiss[] {
  const { highest } = settings;
  const refused = classify(tiles, highest);
  if (refused.ok) return [];
  const inPlay = tilesInPlay(highest);
  const isLaid = (tile: Tile): boolean => tiles.some((each) => isSameTile(each, tile));
  const others = inPlay.filter((tile) => !isLaid(tile));
  const order = strengthOrder(highest, settings);
  switch (refused.error.code) {
    case 'four-tiles':
      return bestFirst(completions(tiles, null, others, order));
    case 'no-combination':
      return bestFirst(inPlay.filter(isLaid).flatMap((drop) => completions(tiles, drop, others, order)));
    case 'empty':
    case 'out-of-range':
    case 'tile-twice':
    case 'wrong-count':
      return [];
    default:
      return assertNever(refused.error);
  }
}

/** A near miss, and the strength of the strongest hand it can become. */
interface Reachable {
  readonly miss: NearMiss;
  readonly strength: number;
}

/** What the tiles become with `drop` taken away and one of the others added, kind by kind. */
function completions(
  tiles: readonly Tile[],
  drop: Tile | null,
  others: readonly Tile[],
  order: StrengthOrder,
): readonly Reachable[] {
  const kept = tiles.filter((tile) => drop === null || !isSameTile(tile, drop));
  const completed = others.flatMap((added) => {
    const classified = classify([...kept, added], order.settings.highest);
    return classified.ok ? [{ added, combination: classified.value }] : [];
  });
  return COMBINATION_KINDS.flatMap((kind) => {
    const ofKind = completed.filter(({ combination }) => combination.kind === kind);
    if (ofKind.length === 0) return [];
    const completedBy = ofKind.map(({ added }) => added);
    const strengths = ofKind.map(({ combination }) => combinationStrength(combination, order));
    return [{ miss: { kind, drop, need: needOf(kind, kept, completedBy), completedBy }, strength: Math.max(...strengths) }];
  });
}

function needOf(kind: CombinationKind, kept: readonly Tile[], completedBy: readonly Tile[]): TileNeed {
  switch (kind) {
    case 'single':
    case 'pair':
    case 'triple':
    case 'straight':
    case 'full-house':
      return {
        code: 'number',
        numbers: FACE_NUMBERS.filter((number) => completedBy.some((tile) => tile.number === number)),
      };
    case 'flush':
      return { code: 'suit', suit: at(completedBy, 0).suit };
    case 'four-card':
      return kept.every((tile) => tile.number === at(kept, 0).number)
        ? { code: 'any-tile' }
        : { code: 'tile', tiles: completedBy };
    case 'straight-flush':
      return { code: 'tile', tiles: completedBy };
    default:
      return assertNever(kind);
  }
}

function bestFirst(reachable: readonly Reachable[]): readonly NearMiss[] {
  const rank = ({ miss }: Reachable): number => COMBINATION_KINDS.indexOf(miss.kind);
  // Sorting is stable: of equals, the weaker tile to drop stays first.
  return [...reachable]
    .sort((one, other) => rank(other) - rank(one) || other.strength - one.strength)
    .map(({ miss }) => miss);
}
