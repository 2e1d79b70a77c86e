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

/**
 * How many notes settle this at least, whichever sign is owing: one less than there are players to whom something is
 * open, and one less again for every further group of them that sums to zero by itself.
 */
export function noteCount(owed: Owed): number {
  const open = owed.filter((amount) => amount !== 0);
  /** By set of players, one bit each: the sum, and the most groups one after the other that sum to zero. */
  const sums = [0];
  const groups = [0];
  for (let set = 1; set < 1 << open.length; set += 1) {
    let most = 0;
    for (const [index, amount] of open.entries()) {
      const others = set & ~(1 << index);
      if (others === set) continue;
      sums[set] = at(sums, others) + amount;
      most = Math.max(most, at(groups, others));
    }
    groups[set] = most + (sums[set] === 0 ? 1 : 0);
  }
  return open.length - at(groups, groups.length - 1);
}

/** As few notes as settle this. */
export function notesFor(owed: Owed): readonly Note[] {
  return shortestRouting(owed)
    .map(({ from, to, count }) => ({ from: seat(to), to: seat(from), amount: chips(count) }))
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
}
