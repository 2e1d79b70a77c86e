import { at } from '@/lib/shared';
import { type Combination } from './combination';
import { comparisonSteps, stepsAsNumber } from './comparison-step';
import { handStrength } from './hand-strength';
import { MADE_SIZE } from './run';
import { type StrengthOrder } from './strength-order';
import { tileCode } from './tile';

/**
 * The strength of a combination as one whole number: the larger beats the smaller (rules.md 3).
 * Comparable only among combinations of one size (2.2) and under one order.
 * Equal strength means that the hands share a tile (3.7).
 */
export function combinationStrength(combination: Combination, order: StrengthOrder): number {
  const { tiles } = combination;
  if (tiles.length === MADE_SIZE) return madeStrength(tiles.map(tileCode), order);
  return stepsAsNumber(comparisonSteps(combination, order.settings));
}

/** `handStrength` of a list of five tile codes. */
export function madeStrength(codes: readonly number[], order: StrengthOrder): number {
  return handStrength(at(codes, 0), at(codes, 1), at(codes, 2), at(codes, 3), at(codes, 4), order);
}
