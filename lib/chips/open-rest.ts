import { at } from '@/lib/shared';
import { type HandoverProblem } from './handover-problem';
import { noteCount } from './note';
import { stackValue } from './stack';

/**
 * What may stay open once all chips lie where they will, in chips of value 1 by holder: what he is still to get,
 * negative for what he got too much and owes. It always sums to zero.
 */
export interface OpenRest {
  /** By holder. */
  readonly lowest: readonly number[];
  /** By holder. */
  readonly highest: readonly number[];
  /** Within those bounds. */
  readonly allows: (open: readonly number[]) => boolean;
}

/** Everybody gets his net in chips. */
export function nothingOpen({ holders }: HandoverProblem): OpenRest {
  const none = holders.map(() => 0);
  return { lowest: none, highest: none, allows: (open) => open.every((amount) => amount === 0) };
}

/**
 * Players owe each other `sum` in all.
 * @param sum no less lets the rest be handed over
 * @returns the rest by the number of notes it may take at most
 */
export function openNotes(problem: HandoverProblem, sum: number): (mostNotes: number) => OpenRest {
  const { holders, stacks, values, net } = problem;
  const ends = stacks.map((stack, holder) => stackValue(values, stack) + at(net, holder));
  const short = ends.map((end, holder) => (at(holders, holder) === 'box' ? 0 : Math.max(0, -end)));
  /** Beyond what some players lack in any case. */
  const change = short.reduce((left, amount) => left - amount, sum);
  const counts = new Map<string, number>();
  /** Infinity where it is not the sum. */
  const countOf = (open: readonly number[]): number => {
    const key = open.join();
    const known = counts.get(key);
    if (known !== undefined) return known;
    const count = open.reduce((all, amount) => all + Math.max(0, amount), 0) === sum ? noteCount(open) : Infinity;
    counts.set(key, count);
    return count;
  };
  return (mostNotes) => ({
    lowest: holders.map((holder, index) => (holder === 'box' ? 0 : -(at(short, index) + change))),
    highest: holders.map((holder, index) => (holder === 'box' ? 0 : Math.min(sum, Math.max(0, at(ends, index))))),
    allows: (open) => countOf(open) <= mostNotes,
  });
}
