import { MOST_STARTING_CHIPS } from '@/lib/chips';
import { assertNever, at, chips, err, invariant, ok, seatsOf, total, type Chips, type Result, type Seat } from '@/lib/shared';
import type { Adjustment } from './match';
import { isFull, MOST_PLAYERS, type TableState } from './table-state';

/** Why chips cannot be moved so at this table. */
export type AdjustmentProblem =
  | { readonly code: 'bad-adjustment' }
  | { readonly code: 'not-at-table'; readonly seat: Seat }
  | { readonly code: 'table-full'; readonly max: number }
  | { readonly code: 'too-many-at-once'; readonly max: number }
  | { readonly code: 'more-than-there-is'; readonly seat: Seat; readonly chips: Chips };

/**
 * Chips moved outside a round (rules.md 5.5). A buy-in brings back a player who was out of chips, where a
 * seat is free (rules.md 1.4). Nobody gives what he does not have, unless the table plays with debts (rules.md 4.9). The total of whoever left stays as it is.
 */
export function adjust(before: TableState, adjustment: Adjustment): Result<TableState, readonly AdjustmentProblem[]> {
  const moves = movesOf(adjustment, before.seats.length);
  if (moves === null) return err([{ code: 'bad-adjustment' }]);
  if (moves.some((move) => Math.abs(move) > MOST_STARTING_CHIPS)) {
    return err([{ code: 'too-many-at-once', max: MOST_STARTING_CHIPS }]);
  }
  const gone = before.left.filter(({ seat }) => at(moves, seat) !== 0);
  if (gone.length > 0) return err(gone.map(({ seat }) => ({ code: 'not-at-table', seat })));
  const balances = before.balances.map((balance, seat) => chips(balance + at(moves, seat)));
  const short = seatsOf(balances.length).filter((seat) => at(moves, seat) < 0 && at(balances, seat) < 0);
  if (short.length > 0 && before.rules.settlement.exhaustion !== 'allow-debt') {
    return err(short.map((seat) => ({ code: 'more-than-there-is', seat, chips: at(before.balances, seat) })));
  }
  const comesBack = adjustment.kind === 'buy-in' && before.out.some(({ seat }) => seat === adjustment.seat);
  if (comesBack && isFull(before)) return err([{ code: 'table-full', max: MOST_PLAYERS }]);
  const onTable = chips(before.onTable + total(moves));
  invariant(total(balances) === onTable, 'balances sum to the chips on the table (5.5)');
  const out = comesBack ? before.out.filter(({ seat }) => seat !== adjustment.seat) : before.out;
  return ok({ ...before, balances, onTable, out });
}

/** Chips by seat; null where the adjustment makes no sense. */
function movesOf(adjustment: Adjustment, seats: number): readonly Chips[] | null {
  const moves = Array.from({ length: seats }, () => chips(0));
  const move = (seat: number, amount: number): boolean => {
    if (seat >= seats) return false;
    moves[seat] = chips(at(moves, seat) + amount);
    return true;
  };
  switch (adjustment.kind) {
    case 'payment': {
      const { from, to, amount } = adjustment;
      return amount > 0 && from !== to && move(from, -amount) && move(to, amount) ? moves : null;
    }
    case 'correction': {
      const { changes } = adjustment;
      const whole = changes.length === seats && total(changes) === 0;
      return whole && changes.some((change) => change !== 0) ? changes : null;
    }
    case 'buy-in':
      return adjustment.amount > 0 && move(adjustment.seat, adjustment.amount) ? moves : null;
    case 'cash-out':
      return adjustment.amount > 0 && move(adjustment.seat, -adjustment.amount) ? moves : null;
    default:
      return assertNever(adjustment);
  }
}
