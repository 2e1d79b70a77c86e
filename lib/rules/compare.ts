import { err, invariant, ok, type Result } from '@/lib/shared';
import { classify } from './classify';
import { type Combination, type CombinationError } from './combination';
import { type ComparisonRules } from './comparison-rules';
import { type ComparisonClause, type ComparisonReason, type ComparisonStep, comparisonSteps } from './comparison-step';
import { isSameTile, type Tile } from './tile';

/** The two hands of a comparison. */
export const HAND_NAMES = ['a', 'b'] as const;
export type HandName = (typeof HAND_NAMES)[number];

export interface ComparisonSettings extends ComparisonRules {
  /** The highest number in play (rules.md 1.4). */
  readonly highest: number;
}

/** Which hand beats the other, and what decided it. */
export interface Comparison {
  /** null when the hands differ in size: then neither beats the other (rules.md 2.2). */
  readonly winner: HandName | null;
  /** The clause of rules.md that decided. */
  readonly clause: ComparisonClause;
  readonly reason: ComparisonReason;
  /** The tiles that were looked at in the deciding step, strongest first; none when the sizes differ. */
  readonly decidingTiles: Readonly<Record<HandName, readonly Tile[]>>;
  readonly combinations: Readonly<Record<HandName, Combination>>;
}

export type CompareError =
  | { readonly code: 'not-a-combination'; readonly hand: HandName; readonly error: CombinationError }
  /** A physical tile stands in both hands (rules.md 2.3). */
  | { readonly code: 'tile-in-both'; readonly tile: Tile };

/**
 * Which of two hands is stronger (rules.md 2.2, 2.4, 3). The order of tiles in a hand does not matter.
 * @returns the winner and what decided, or the first fault: of hand a, of hand b, then a tile in both
 * @throws InvariantError when `highest` is not a whole number from 6 to 15
 */
export function compareHands(
  a: readonly Tile[],
  b: readonly Tile[],
  settings: ComparisonSettings,
): Result<Comparison, CompareError> {
  const first = classify(a, settings.highest);
  if (!first.ok) return err({ code: 'not-a-combination', hand: 'a', error: first.error });
  const second = classify(b, settings.highest);
  if (!second.ok) return err({ code: 'not-a-combination', hand: 'b', error: second.error });
  const shared = a.find((tile) => b.some((other) => isSameTile(tile, other)));
  if (shared !== undefined) return err({ code: 'tile-in-both', tile: shared });

  const combinations = { a: first.value, b: second.value };
  if (a.length !== b.length) {
    return ok({
      winner: null,
      clause: '2.2',
      reason: 'sizes-differ',
      decidingTiles: { a: [], b: [] },
      combinations,
    });
  }

  const difference = findDifference(combinations.a, combinations.b, settings);
  invariant(difference !== null, 'two hands without a common tile are never equal (rules.md 3.7)');
  return ok({
    winner: difference.a.value > difference.b.value ? 'a' : 'b',
    clause: difference.a.clause,
    reason: difference.a.reason,
    decidingTiles: { a: difference.a.tiles, b: difference.b.tiles },
    combinations,
  });
}

/**
 * The first step in which two combinations of one size differ, or null when none does.
 * Does not ask whether they share a tile.
 */
export function findDifference(
  a: Combination,
  b: Combination,
  rules: ComparisonRules,
): Readonly<Record<HandName, ComparisonStep>> | null {
  const others = comparisonSteps(b, rules);
  for (const [index, step] of comparisonSteps(a, rules).entries()) {
    const other = others[index];
    if (other !== undefined && other.value !== step.value) return { a: step, b: other };
  }
  return null;
}
