import { at, chips, invariant, type Chips } from '@/lib/shared';
import { type ChipSet } from './chip-set';

/** How many chips of each value somebody holds, in the order of the table's values. Whole counts from 0. */
export type Stack = readonly number[];

/** The chips on the table. They never change in number, whoever holds them (rules.md 4.11). */
export interface TableChips {
  /** What one chip of each kind is worth: whole, from 1, each once. */
  readonly values: readonly number[];
  /** By seat. */
  readonly stacks: readonly Stack[];
  /** The sets of absent players, if the table allows changing with them; null if it does not. */
  readonly box: Stack | null;
}

/** Everybody with the chips of the set, and no box (rules.md 5.1). */
export function startingChips(set: ChipSet, seats: number): TableChips {
  return {
    values: set.map(({ value }) => value),
    stacks: Array.from({ length: seats }, () => set.map(({ count }) => count)),
    box: null,
  };
}

/** What a stack is worth, in chips of value 1. */
export function stackValue(values: readonly number[], stack: Stack): Chips {
  invariant(values.length === stack.length, 'a stack counts every value of the table');
  return chips(stack.reduce((sum, count, kind) => sum + count * at(values, kind), 0));
}
