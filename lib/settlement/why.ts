import { assertNever, invariant, type Seat } from '@/lib/shared';
import type { CountedHand } from './count';
import type { Penalty, SettlementRules } from './rules';
import type { Payment, Settlement } from './settle';

/** What decides a payment line, in the order it is told: who is paid, what is multiplied, how it ended. */
export const REASONS = [
  'each-pair', 'winner-collects',
  'payer-multiplies', 'first-is-multiplied', 'bare-tiles',
  'ran-out', 'last-chip', 'in-debt', 'at-once',
] as const;
export type Reason = (typeof REASONS)[number];

/** The clause of rules.md behind each. */
export const REASON_CLAUSES = {
  'each-pair': '4.5',
  'winner-collects': '4.5',
  'payer-multiplies': '4.6',
  'first-is-multiplied': '4.6',
  'bare-tiles': '4.6',
  'ran-out': '4.8',
  'last-chip': '4.8',
  'in-debt': '4.9',
  'at-once': '4.10',
} as const satisfies Record<Reason, string>;

/** One payment line, with all that a table would ask about it. */
export interface PaymentWhy {
  /** Which line of the settlement it is, counted from 1. */
  readonly line: number;
  readonly payment: Payment;
  readonly from: CountedHand;
  readonly to: CountedHand;
  /** Of the two counts, before anything multiplies it. */
  readonly difference: number;
  /** How 2s count here, where one of the two holds any that matter to this line (rules.md 4.2); null where not. */
  readonly penalty: Penalty | null;
  readonly reasons: readonly Reason[];
}

/** @param payment one of the settlement's own */
export function whyOf(settlement: Settlement, payment: Payment, rules: SettlementRules): PaymentWhy {
  const line = 1 + settlement.payments.indexOf(payment);
  invariant(line > 0, 'a line is asked about in its own settlement');
  const from = handOf(settlement, payment.from);
  const to = handOf(settlement, payment.to);
  const told = { line, payment, from, to, difference: payment.fromCount - payment.toCount };
  return {
    ...told,
    penalty: twosMatter(told, rules) ? rules.penalty : null,
    reasons: [whoIsPaid(rules), ...whatIsMultiplied(told, rules), ...howItEnded(payment, settlement, rules)],
  };
}

type Told = Pick<PaymentWhy, 'payment' | 'from' | 'to'>;

/** Whether this line would read differently if nobody held a 2. */
function twosMatter({ from, to }: Told, { penaltyScope }: SettlementRules): boolean {
  switch (penaltyScope) {
    case 'count':
      return from.twos > 0 || to.twos > 0;
    case 'payment':
      return from.twos > 0;
    case 'winner-only':
      return from.twos > 0 && to.place === 1;
    default:
      return assertNever(penaltyScope);
  }
}

function whoIsPaid({ collectors }: SettlementRules): Reason {
  return collectors === 'winner' ? 'winner-collects' : 'each-pair';
}

function whatIsMultiplied({ payment, from, to }: Told, { penaltyScope }: SettlementRules): readonly Reason[] {
  if (penaltyScope === 'count') return [];
  if (payment.multiplier > 1) return [penaltyScope === 'payment' ? 'payer-multiplies' : 'first-is-multiplied'];
  return from.factor > 1 || to.factor > 1 ? ['bare-tiles'] : [];
}

function howItEnded(payment: Payment, { atOnce }: Settlement, { exhaustion }: SettlementRules): readonly Reason[] {
  if (payment.forgiven > 0) return ['ran-out'];
  if (atOnce) return ['at-once'];
  if (exhaustion === 'allow-debt') return payment.fromAfter < 0 ? ['in-debt'] : [];
  return payment.fromAfter === 0 ? ['last-chip'] : [];
}

function handOf({ hands }: Settlement, seat: Seat): CountedHand {
  const hand = hands.find((each) => each.seat === seat);
  invariant(hand !== undefined, 'whoever pays or collects has a hand');
  return hand;
}
