import { at, chips, seat, type Chips, type Seat } from '@/lib/shared';
import { shortestRouting } from './routing';

/** What one player owes another, because no chips at hand could pay it. */
export interface Note {
  /** Who owes. */
  readonly from: Seat;
  readonly to: Seat;
  /** In chips of value 1, from 1. */
  readonly amount: Chips;
}

/**
 * The nets of the next hand-over if it is to clear the notes first: who owes gains so much less. A hand-over for these
 * nets replaces the notes, by none or by the smallest that must stay.
 * @param net by seat
 */
export function netWithNotes(net: readonly Chips[], notes: readonly Note[]): readonly Chips[] {
  const after = [...net];
  for (const { from, to, amount } of notes) {
    after[from] = chips(at(after, from) - amount);
    after[to] = chips(at(after, to) + amount);
  }
  return after;
}

/** By seat: what a player gets more than his net, and owes; negative for what he gets less. Sums to zero. */
export type Owed = readonly number[];

/** As few notes as settle this. */
export function notesFor(owed: Owed): readonly Note[] {
  return shortestRouting(owed)
    .map(({ from, to, count }) => ({ from: seat(to), to: seat(from), amount: chips(count) }))
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
}
