import { at, chips, seatsOf, type Chips, type Seat } from '@/lib/shared';
import type { Settlement } from './settle';

/** Chips that pass from one player to another, whatever for. */
export interface Transfer {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: Chips;
}

/** What transfers did to one player: before + received − paid = after. Chips. */
export interface PlayerSum {
  readonly seat: Seat;
  readonly before: Chips;
  readonly received: Chips;
  readonly paid: Chips;
  readonly after: Chips;
}

/** The payments of a settlement as they were made, in their order. */
export function transfersOf({ payments }: Pick<Settlement, 'payments'>): readonly Transfer[] {
  return payments.map(({ from, to, paid }) => ({ from, to, amount: paid }));
}

/** Adds transfers up, player by player, from nothing but the transfers themselves. @param before chips by seat */
export function sumsOf(before: readonly Chips[], transfers: readonly Transfer[]): readonly PlayerSum[] {
  return seatsOf(before.length).map((seat) => {
    const had = at(before, seat);
    const received = amountOf(transfers.filter(({ to }) => to === seat));
    const paid = amountOf(transfers.filter(({ from }) => from === seat));
    return { seat, before: had, received, paid, after: chips(had + received - paid) };
  });
}

function amountOf(transfers: readonly Transfer[]): Chips {
  return chips(transfers.reduce((sum, { amount }) => sum + amount, 0));
}
