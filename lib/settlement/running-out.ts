import { at, chips, type Chips, type Seat } from '@/lib/shared';
import type { LapsedClaim, Payment, Settlement } from './settle';

/** What a player's running out meant, for him and for the others (rules.md 4.8). Chips. */
export interface RunningOut {
  readonly seat: Seat;
  /** The line he could not pay, counted from 1. */
  readonly line: number;
  /** That line: what he still paid of it, and what of it was forgiven. */
  readonly payment: Payment;
  /** What others could no longer collect from him. */
  readonly unpaid: readonly LapsedClaim[];
  readonly unpaidSum: Chips;
  /** What he could no longer collect from others: all of it, for everybody pays before he collects. */
  readonly uncollected: readonly LapsedClaim[];
  readonly uncollectedSum: Chips;
}

/**
 * In the order they ran out. A claim between two who are both out by its turn is told of both.
 */
export function runningOutOf({ payments, lapsed, ranOut }: Settlement): readonly RunningOut[] {
  return ranOut.map(({ seat, line }) => {
    const unpaid = lapsed.filter(({ from, because }) => from === seat && because === 'payer-is-out');
    const uncollected = lapsed.filter(({ to }) => to === seat);
    return {
      seat, line: line + 1, payment: at(payments, line),
      unpaid, unpaidSum: dueOf(unpaid), uncollected, uncollectedSum: dueOf(uncollected),
    };
  });
}

function dueOf(claims: readonly LapsedClaim[]): Chips {
  return chips(claims.reduce((sum, { due }) => sum + due, 0));
}
