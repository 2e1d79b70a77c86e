import { at, err, ok, type Chips, type Result } from '@/lib/shared';
import { inTime, stepCounter, type Stop } from './deadline';
import { handoverOf, type Handover, type HandoverError } from './handover';
import { handoverProblem, isTooLarge } from './handover-problem';
import { leastOwed } from './least-owed';
import { notesFor, type Note, type Owed } from './note';
import { pairCount } from './pair-set';
import { shortestExchange, type ShortestExchange } from './shortest-exchange';
import { type TableChips } from './stack';

/** A hand-over, and what must stay owed because no chips at hand can pay it. */
export interface NotedHandover extends Handover {
  /** By who owes, then by whom. Empty when chips alone can do it. */
  readonly notes: readonly Note[];
  /** Whether it is proven that less cannot stay owed, nor so much over fewer notes. False only when the time ran out. */
  readonly fewestNotes: boolean;
}

/**
 * The hand-over that leaves the smallest sum as notes between players; among those the fewest notes, then the fewest
 * chips, then the fewest pairs: all proven. Where chips alone can do it, this is `planHandover` and no notes. A player
 * whose net is more than he holds (rules.md 4.9, `allow-debt`) gives what he can and owes the rest.
 * @param net as for `planHandover`; with notes of before by `netWithNotes`
 * @param stop as for `planHandover`. When nothing better was found in time, nothing moves and all is owed
 * @returns `no-exchange` only where a box must give what it cannot
 * @throws InvariantError as `planHandover`
 */
export function planWithNotes(table: TableChips, net: readonly Chips[], stop: Stop): Result<NotedHandover, HandoverError> {
  const problem = handoverProblem(table, net);
  if (isTooLarge(problem)) return err({ code: 'table-too-large' });
  const spend = stepCounter(stop);
  const ways = inTime(() => leastOwed(problem, spend));
  if (ways?.length === 0) return err({ code: 'no-exchange' });

  let chosen: { readonly owed: Owed; readonly best: ShortestExchange } | null = null;
  let proven = ways !== null;
  for (const owed of ways ?? []) {
    const { best, finished } = shortestExchange(owing(problem, owed), chosen?.best.moved ?? Infinity, spend);
    proven &&= finished;
    if (best !== null && (chosen === null || isShorter(best, chosen.best))) chosen = { owed, best };
    if (!finished) break;
  }

  if (chosen !== null) {
    const { owed, best } = chosen;
    const fewest = { fewestChips: best.fewestChips && proven, fewestPairs: best.fewestPairs && proven };
    return ok({ ...handoverOf(owing(problem, owed), { ...best, ...fewest }), notes: notesFor(owed), fewestNotes: true });
  }
  if (problem.holders.includes('box') && at(problem.net, net.length) !== 0) return err({ code: 'out-of-time' });
  return ok({
    moves: [], moved: 0, pairs: 0, fewestChips: false, fewestPairs: false,
    notes: notesFor(net.map((amount) => -amount)), fewestNotes: false,
  });
}

function owing<P extends { readonly net: readonly number[] }>(problem: P, owed: Owed): P {
  return { ...problem, net: problem.net.map((amount, holder) => amount + (owed[holder] ?? 0)) };
}

function isShorter(one: ShortestExchange, other: ShortestExchange): boolean {
  return one.moved < other.moved || (one.moved === other.moved && pairCount(one.pairs) < pairCount(other.pairs));
}
