import { at, chips, err, invariant, ok, type Chips, type Result, type Seat } from '@/lib/shared';
import { type Stop } from './deadline';
import { type HandoverError } from './handover';
import { applyMoves, type Holder } from './move';
import { planWithNotes, type NotedHandover } from './noted-handover';
import { type TableChips } from './stack';

/** One line of a settlement, as far as chips go (rules.md 4.7). */
export interface ChipPayment {
  readonly from: Seat;
  readonly to: Seat;
  /** What is really paid, not what was due (rules.md 4.8). From 0. */
  readonly paid: Chips;
}

/** By seat, what all payments together come to. Sums to zero. */
export function netOfPayments(seats: number, payments: readonly ChipPayment[]): readonly Chips[] {
  const net = Array.from({ length: seats }, () => chips(0));
  for (const { from, to, paid } of payments) {
    net[from] = chips(at(net, from) - paid);
    net[to] = chips(at(net, to) + paid);
  }
  return net;
}

/**
 * The payments one by one, in their order (rules.md 4.7): each the shortest between its two players, with the box if
 * there is one. Together they end with the net of all payments, and may well move more chips than `planHandover`.
 * @param stop as for `planHandover`
 * @returns by payment; a note may stay between the two, who then hold no chips that could pay it
 * @throws InvariantError as `planHandover`
 */
export function planPayments(
  table: TableChips, payments: readonly ChipPayment[], stop: Stop,
): Result<readonly NotedHandover[], HandoverError> {
  const plans: NotedHandover[] = [];
  let now = table;
  for (const { from, to, paid } of payments) {
    const two = { ...now, stacks: [at(now.stacks, from), at(now.stacks, to)] };
    const planned = planWithNotes(two, [chips(-paid), paid], stop);
    if (!planned.ok) return err(planned.error);
    const seatOf = (index: Seat): Seat => (index === 0 ? from : to);
    const holderOf = (holder: Holder): Holder => (holder === 'box' ? holder : seatOf(holder));
    const plan = {
      ...planned.value,
      moves: planned.value.moves.map((move) => ({ ...move, from: holderOf(move.from), to: holderOf(move.to) })),
      notes: planned.value.notes.map((note) => ({ ...note, from: seatOf(note.from), to: seatOf(note.to) })),
    };
    const moved = applyMoves(now, plan.moves);
    invariant(moved.ok, 'a plan can be carried out');
    now = moved.value;
    plans.push(plan);
  }
  return ok(plans);
}
