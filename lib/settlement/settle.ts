import { at, chips, invariant, seatsOf, total, type Chips, type Seat } from '@/lib/shared';
import { claimsOf, type Claim } from './claim';
import { countHands, type CountedHand } from './count';
import type { CheckedEntry } from './entry';
import type { SettlementRules } from './rules';

/** One line of a settlement, in the order it is paid. Amounts are chips. */
export interface Payment extends Claim {
  readonly paid: Chips;
  /** due − paid: what the payer no longer owes, because he has nothing left (rules.md 4.8). */
  readonly forgiven: Chips;
  readonly fromBefore: Chips;
  readonly fromAfter: Chips;
  readonly toBefore: Chips;
  readonly toAfter: Chips;
  /** The clause of rules.md that decides this line. */
  readonly clause: '4.5' | '4.6' | '4.8' | '4.10';
}

/** A claim that is never paid because one of the two had run out before its turn (rules.md 4.8). */
export interface LapsedClaim extends Claim {
  readonly because: 'payer-is-out' | 'collector-is-out';
}

/** A player who could not pay in full: out of chips from this line on (rules.md 4.8). */
export interface RanOut {
  readonly seat: Seat;
  /** Index into `payments` of the line he could not pay. */
  readonly line: number;
}

export interface Settlement {
  /** In place order. */
  readonly hands: readonly CountedHand[];
  /** In the order they are paid. */
  readonly payments: readonly Payment[];
  readonly lapsed: readonly LapsedClaim[];
  /** In the order they ran out. */
  readonly ranOut: readonly RanOut[];
  /** Whether everything was booked at once on balance (rules.md 4.10). Balances inside may then dip below zero. */
  readonly atOnce: boolean;
  /** By seat. */
  readonly before: readonly Chips[];
  readonly after: readonly Chips[];
  /** By seat: after − before. Sums to zero. */
  readonly net: readonly Chips[];
}

/**
 * Settles one round: counts, places, claims, and the ordered payments with running out (rules.md 4).
 * The one settlement function of the project.
 * @param entry a round that {@link checkEntry} let through
 * @param balances chips by seat before the round
 * @param clockwise every seat once, as the players sit: it decides inside a shared place alone (rules.md 4.4)
 * @throws InvariantError when the chips on the table would change in number: such a result must never be stored
 */
export function settle(
  entry: CheckedEntry,
  balances: readonly Chips[],
  rules: SettlementRules,
  clockwise: readonly Seat[] = seatsOf(balances.length),
): Settlement {
  invariant(entry.hands.length === balances.length, 'one balance for every seat');
  invariant(new Set(clockwise).size === balances.length && clockwise.length === balances.length, 'every seat once');
  const hands = countHands(entry, rules, clockwise);
  const claims = claimsOf(hands, rules);
  const atOnce = rules.settlementOrder === 'net-first' && everybodyCanPay(claims, balances);
  const { payments, lapsed, ranOut, after } = pay(claims, balances, rules, atOnce);
  invariant(total(after) === total(balances), 'a settlement neither makes nor loses chips (4.11)');
  const net = seatsOf(balances.length).map((seat) => chips(at(after, seat) - at(balances, seat)));
  return { hands, payments, lapsed, ranOut, atOnce, before: balances, after, net };
}

function everybodyCanPay(claims: readonly Claim[], balances: readonly Chips[]): boolean {
  return balances.every((balance, seat) => {
    const net = claims.reduce(
      (sum, claim) => sum + (claim.to === seat ? claim.due : 0) - (claim.from === seat ? claim.due : 0),
      0,
    );
    return net >= 0 || balance + net >= 0;
  });
}

function pay(claims: readonly Claim[], balances: readonly Chips[], rules: SettlementRules, atOnce: boolean) {
  const unlimited = atOnce || rules.exhaustion === 'allow-debt';
  const after = [...balances];
  const payments: Payment[] = [];
  const lapsed: LapsedClaim[] = [];
  const ranOut: RanOut[] = [];
  const isOut = (seat: Seat) => ranOut.some((out) => out.seat === seat);

  for (const claim of claims) {
    if (isOut(claim.from) || isOut(claim.to)) {
      lapsed.push({ ...claim, because: isOut(claim.from) ? 'payer-is-out' : 'collector-is-out' });
      continue;
    }
    const fromBefore = at(after, claim.from);
    const toBefore = at(after, claim.to);
    const paid = chips(unlimited ? claim.due : Math.min(claim.due, Math.max(fromBefore, 0)));
    const forgiven = chips(claim.due - paid);
    const fromAfter = chips(fromBefore - paid);
    const toAfter = chips(toBefore + paid);
    after[claim.from] = fromAfter;
    after[claim.to] = toAfter;
    if (forgiven > 0) ranOut.push({ seat: claim.from, line: payments.length });
    payments.push({
      ...claim, paid, forgiven, fromBefore, fromAfter, toBefore, toAfter,
      clause: forgiven > 0 ? '4.8' : atOnce ? '4.10' : claim.multiplier > 1 ? '4.6' : '4.5',
    });
  }
  return { payments, lapsed, ranOut, after };
}
