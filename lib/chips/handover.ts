import { at, err, invariant, ok, type Chips, type Result } from '@/lib/shared';
import { inTime, stepCounter, type Stop } from './deadline';
import { canExchange, handoverProblem, isTooLarge, type HandoverProblem } from './handover-problem';
import { type Move } from './move';
import { nothingOpen } from './open-rest';
import { pairCount, pairOf } from './pair-set';
import { eachRouting } from './routing';
import { shortestExchange, type ShortestExchange } from './shortest-exchange';
import { type TableChips } from './stack';

/** Who hands which chips to whom, all at once. */
export interface Handover {
  /** Pair by pair in the order of seats, the box last; within a pair the largest chips first. */
  readonly moves: readonly Move[];
  /** Chips that change hands, each counted once; change that is given is counted like any other chip. */
  readonly moved: number;
  /** Unordered pairs of holders between whom anything moves. */
  readonly pairs: number;
  /** Whether it is proven that no hand-over moves fewer chips. False only when the time ran out. */
  readonly fewestChips: boolean;
  /** Whether it is proven that no hand-over of so few chips involves fewer pairs. False only when the time ran out. */
  readonly fewestPairs: boolean;
}

export type HandoverError =
  /** Proven: the chips at hand cannot be shared out so, a note has to stay. */
  | { readonly code: 'no-exchange' }
  /** The time ran out before a hand-over was found, or before it was proven that there is none. */
  | { readonly code: 'out-of-time' }
  /** More chips, or worth more, than any real table holds: 1000 chips, 200,000 in all. */
  | { readonly code: 'table-too-large' };

/**
 * The hand-over that moves the fewest chips, proven; among those one over the fewest pairs, proven; among those always
 * the same one. Settles what a round (rules.md 4) or an adjustment (5.5) comes to in real chips.
 * @param net by seat, what everybody gains in chips of value 1. With a box they need not sum to zero: what the players
 *   gain together comes out of the box, as with a buy-in (rules.md 5.5); else the box gives only change
 * @param stop asked now and then; true ends the search, and the best hand-over so far is returned as not proven. A
 *   stop that goes by a clock is the only thing that can make two plans for one input differ
 * @throws InvariantError when this is no table of at most five players with whole counts and matching nets
 */
export function planHandover(table: TableChips, net: readonly Chips[], stop: Stop): Result<Handover, HandoverError> {
  const problem = handoverProblem(table, net);
  if (isTooLarge(problem)) return err({ code: 'table-too-large' });
  const spend = stepCounter(stop);
  const possible = inTime(() => canExchange(problem, spend));
  if (possible === false) return err({ code: 'no-exchange' });
  const best = possible === null ? null : shortestExchange(problem, nothingOpen(problem), Infinity, spend).best;
  return best === null ? err({ code: 'out-of-time' }) : ok(handoverOf(problem, best));
}

/** The exchange as moves, over its pairs. */
export function handoverOf(problem: HandoverProblem, { exchange, moved, pairs, ...proven }: ShortestExchange): Handover {
  const moves: (Move & { readonly ends: readonly [lower: number, higher: number] })[] = [];
  for (const [kind, change] of exchange.entries()) {
    const value = at(problem.values, kind);
    const routed = eachRouting(change, pairs, (legs) => {
      for (const { from, to, count } of legs) {
        const ends = [Math.min(from, to), Math.max(from, to)] as const;
        moves.push({ from: at(problem.holders, from), to: at(problem.holders, to), value, count, ends });
      }
      return true;
    });
    invariant(routed, 'an exchange can be routed over its pairs');
  }
  moves.sort((one, other) => one.ends[0] - other.ends[0] || one.ends[1] - other.ends[1] || other.value - one.value);
  const used = moves.reduce((set, { ends: [lower, higher] }) => set | (1 << pairOf(lower, higher)), 0);
  return {
    moves: moves.map(({ from, to, value, count }) => ({ from, to, value, count })),
    moved, pairs: pairCount(used), ...proven,
  };
}
