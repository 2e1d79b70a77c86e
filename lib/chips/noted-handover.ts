import { at, err, ok, type Chips, type Result } from '@/lib/shared';
import { inTime, stepCounter, type Stop } from './deadline';
import { handoverOf, type Handover, type HandoverError } from './handover';
import { handoverProblem, isTooLarge, type HandoverProblem } from './handover-problem';
import { leastOwed } from './least-owed';
import { notesFor, type Note } from './note';
import { openNotes } from './open-rest';
import { MOST_HOLDERS } from './pair-set';
import { shortestExchange, type ShortestExchange } from './shortest-exchange';
import { type TableChips } from './stack';

/** A hand-over, and what must stay owed because no chips at hand can pay it. */
export interface NotedHandover extends Handover {
  /** By who owes, then by whom. Empty when chips alone can do it. */
  readonly notes: readonly Note[];
  /** Whether it is proven that less cannot stay owed, nor with so few chips over fewer notes. False only when the time ran out. */
  readonly fewestNotes: boolean;
}

/**
 * The hand-over that leaves the smallest sum as notes between players; among those the fewest chips, then the fewest
 * notes, then the fewest pairs: all proven. Where chips alone can do it, this is `planHandover` and no notes. A player
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
  const least = inTime(() => ({ sum: leastOwed(problem, spend) }));
  if (least?.sum === null) return err({ code: 'no-exchange' });
  const found = least === null ? null : shortestOwing(problem, least.sum, spend);
  if (found !== null) return ok(found);
  if (problem.holders.includes('box') && at(problem.net, net.length) !== 0) return err({ code: 'out-of-time' });
  return ok({
    moves: [], moved: 0, pairs: 0, fewestChips: false, fewestPairs: false,
    notes: notesFor(net.map((amount) => -amount)), fewestNotes: false,
  });
}

/** Between so many players as there can be; sums that are not the least are no notes at all. */
const MOST_NOTES = MOST_HOLDERS;

/** Null when the time ran out before one was found. */
function shortestOwing(problem: HandoverProblem, sum: number, spend: () => void): NotedHandover | null {
  const rest = openNotes(problem, sum);
  const some = shortestExchange(problem, rest(MOST_NOTES), Infinity, spend).best;
  if (some === null) return null;
  const first = { ...some, notes: notesLeft(problem, some) };
  if (sum === 0) return notedHandover(problem, first, true);
  for (let most = 1; some.fewestChips && most <= first.notes.length; most += 1) {
    const { best, finished } = shortestExchange(problem, rest(most), some.moved, spend);
    if (best?.fewestPairs) return notedHandover(problem, { ...best, notes: notesLeft(problem, best) }, true);
    if (!finished) break;
  }
  return notedHandover(problem, { ...first, fewestPairs: false }, false);
}

function notedHandover(
  problem: HandoverProblem, { notes, ...found }: ShortestExchange & { readonly notes: readonly Note[] }, fewestNotes: boolean,
): NotedHandover {
  return { ...handoverOf(problem, found), notes, fewestNotes };
}

/** What the chips leave open. */
function notesLeft({ values, net }: HandoverProblem, { exchange }: ShortestExchange): readonly Note[] {
  return notesFor(net.map((amount, holder) =>
    exchange.reduce((owed, change, kind) => owed + at(values, kind) * at(change, holder), -amount)));
}
