import { assertNever, type Seat } from '@/lib/shared';
import type { CountedHand } from './count';
import type { SettlementRules } from './rules';

/** What one player owes another before anybody has run short: due = (fromCount − toCount) × multiplier. */
export interface Claim {
  readonly from: Seat;
  readonly to: Seat;
  /** Chips. Always above 0. */
  readonly due: number;
  /** The two numbers whose difference is owed. */
  readonly fromCount: number;
  readonly toCount: number;
  /** What the payer's 2s multiply the difference by: 1 where they went into the count itself (rules.md 4.6). */
  readonly multiplier: number;
}

/**
 * Every claim of a round in the order it is paid: 1st collects, then 2nd, …; within one creditor's turn the
 * debtors pay in place order (rules.md 4.5–4.7). Equal counts owe each other nothing.
 * @param hands in place order
 */
export function claimsOf(hands: readonly CountedHand[], rules: SettlementRules): readonly Claim[] {
  const creditors = rules.collectors === 'winner' ? hands.slice(0, 1) : hands;
  return creditors.flatMap((to) =>
    hands.flatMap((from) => {
      const claim = claimBetween(from, to, rules);
      return claim.due > 0 ? [claim] : [];
    }),
  );
}

function claimBetween(from: CountedHand, to: CountedHand, rules: SettlementRules): Claim {
  const multiplier = multiplierOf(from, to, rules);
  const fromCount = from.rankedBy;
  const toCount = to.rankedBy;
  return { from: from.seat, to: to.seat, due: (fromCount - toCount) * multiplier, fromCount, toCount, multiplier };
}

function multiplierOf(from: CountedHand, to: CountedHand, rules: SettlementRules): number {
  switch (rules.penaltyScope) {
    case 'count':
      return 1;
    case 'payment':
      return from.factor;
    case 'winner-only':
      return to.place === 1 ? from.factor : 1;
    default:
      return assertNever(rules.penaltyScope);
  }
}
