import { at, chips, invariant, seatsOf, total, type Chips } from '@/lib/shared';
import { type Holder } from './move';
import { MOST_HOLDERS } from './pair-set';
import { canShare } from './share';
import { stackValue, type TableChips } from './stack';

/** A table as the search sees it: the box is one more holder, values rise, and there is a chip of each. */
export interface HandoverProblem {
  readonly holders: readonly Holder[];
  readonly values: readonly number[];
  /** By holder and value. */
  readonly stacks: readonly (readonly number[])[];
  /** By holder, what he gains in chips of value 1. Sums to zero. */
  readonly net: readonly number[];
}

/** Chips on one table. Far above any real set: what the search keeps in memory grows with it. */
const MOST_CHIPS = 1000;
/** What all chips of one table are worth, in chips of value 1. */
const MOST_WORTH = 200_000;

/**
 * @param net by seat. With a box they need not sum to zero: the box gives what the players gain together
 * @throws InvariantError when this is no table of at most five players with whole counts and matching nets
 */
export function handoverProblem({ values, stacks, box }: TableChips, net: readonly Chips[]): HandoverProblem {
  const all = box === null ? stacks : [...stacks, box];
  invariant(net.length === stacks.length, 'one net for every seat');
  invariant(all.length > 0 && all.length <= MOST_HOLDERS, `${all.length} holders of chips`);
  invariant(new Set(values).size === values.length, 'every value once');
  invariant(values.every((value) => Number.isSafeInteger(value) && value > 0), 'values are whole and above 0');
  for (const stack of all) {
    invariant(stack.length === values.length, 'a stack counts every value of the table');
    invariant(stack.every((count) => Number.isSafeInteger(count) && count >= 0), 'counts are whole and from 0');
  }
  const gained = total(net);
  invariant(box !== null || gained === 0, 'without a box, nets sum to zero');
  const kinds = [...values.keys()]
    .filter((kind) => all.some((stack) => at(stack, kind) > 0))
    .sort((one, other) => at(values, one) - at(values, other));
  return {
    holders: [...seatsOf(stacks.length), ...(box === null ? [] : (['box'] as const))],
    values: kinds.map((kind) => at(values, kind)),
    stacks: all.map((stack) => kinds.map((kind) => at(stack, kind))),
    net: box === null ? net : [...net, chips(-gained)],
  };
}

export function isTooLarge({ values, stacks }: HandoverProblem): boolean {
  const count = stacks.flat().reduce((sum, each) => sum + each, 0);
  const worth = stacks.reduce((sum, stack) => sum + stackValue(values, stack), 0);
  return count > MOST_CHIPS || worth > MOST_WORTH;
}

/**
 * Whether any exchange at all gives everybody his net.
 * @param spend called once a step; throws to end the search
 */
export function canExchange({ values, stacks, net }: HandoverProblem, spend: () => void): boolean {
  const counts = values.map((_, kind) => stacks.reduce((sum, stack) => sum + at(stack, kind), 0));
  return canShare(values, counts, stacks.map((stack, holder) => stackValue(values, stack) + at(net, holder)), spend);
}
