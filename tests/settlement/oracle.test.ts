import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settle, type SettlementRules } from '@/lib/settlement';
import { chips } from '@/lib/shared';
import { ALL_SETTLEMENT_RULES, roundAtTable, SEED, type RoundAtTable } from '../support/round-arbitrary';
import { settleSlowly } from './slow-oracle';

const ROUNDS_EACH = 80;
/** For slow machines: nothing is measured. */
const PATIENCE_MS = 60_000;

/** Both settlements of one round, in one form. */
function both({ entry, balances }: RoundAtTable, rules: SettlementRules) {
  const slow = settleSlowly({
    winner: entry.winner,
    tiles: entry.hands.map((hand) => hand?.tiles ?? null),
    twos: entry.hands.map((hand) => hand?.twos ?? 0),
    chips: balances,
    rules,
  });
  const fast = settle(entry, balances, rules);
  return {
    slow,
    fast: {
      after: fast.after,
      transfers: fast.payments.map(({ from, to, due, paid }) => ({ from, to, due, paid })),
      out: fast.ranOut.map(({ seat }) => seat),
      lapsed: fast.lapsed.map(({ from, to, due }) => ({ from, to, due })),
      places: entry.hands.map((_, seat) => fast.hands.find((hand) => hand.seat === seat)?.place ?? null),
    },
  };
}

it('every combination of options settles as the slow oracle does', () => {
  expect(ALL_SETTLEMENT_RULES).toHaveLength(4 * 3 * 2 * 4 * 2);
  const seen = { rounds: 0, withOut: 0, withLapsed: 0, atOnceOnly: 0, shared: 0 };
  for (const [index, rules] of ALL_SETTLEMENT_RULES.entries()) {
    fc.assert(
      fc.property(roundAtTable, (round) => {
        const { slow, fast } = both(round, rules);
        const { owed: _, ...expected } = slow;
        if (!isDeepStrictEqual(fast, expected)) expect(fast).toEqual(expected);
        seen.rounds += 1;
        if (slow.out.length > 0) seen.withOut += 1;
        if (slow.lapsed.length > 0) seen.withLapsed += 1;
        if (rules.settlementOrder === 'net-first' && slow.out.length === 0) {
          if (both(round, { ...rules, settlementOrder: 'ordered' }).slow.out.length > 0) seen.atOnceOnly += 1;
        }
        if (new Set(slow.places).size < slow.places.length) seen.shared += 1;
      }),
      { seed: SEED + index, numRuns: ROUNDS_EACH },
    );
  }
  expect(seen.rounds).toBe(ALL_SETTLEMENT_RULES.length * ROUNDS_EACH);
  // The comparison means little unless these were met often.
  expect(seen.withOut).toBeGreaterThan(1000);
  expect(seen.withLapsed).toBeGreaterThan(1000);
  expect(seen.atOnceOnly).toBeGreaterThan(100);
  expect(seen.shared).toBeGreaterThan(1000);
}, PATIENCE_MS);

it('balances below zero, which adjustments can leave, settle as the slow oracle does', () => {
  const withDebts = fc.record({ round: roundAtTable, debts: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5 }) });
  for (const [index, rules] of ALL_SETTLEMENT_RULES.entries()) {
    fc.assert(
      fc.property(withDebts, ({ round, debts }) => {
        const balances = round.balances.map((balance, seat) => chips(balance - (debts[seat] ?? 0)));
        const { slow, fast } = both({ ...round, balances }, rules);
        const { owed: _, ...expected } = slow;
        if (!isDeepStrictEqual(fast, expected)) expect(fast).toEqual(expected);
      }),
      { seed: SEED + index, numRuns: 10 },
    );
  }
});

it('the oracle itself gives the worked example with a running out (rules.md 7)', () => {
  const rules = {
    penalty: 'double-each', penaltyScope: 'count', collectors: 'all', exhaustion: 'out-of-match', settlementOrder: 'ordered',
  };
  const { after, out, lapsed } = settleSlowly({
    winner: 0, tiles: [0, 2, 8, 10], twos: [0, 0, 0, 0], chips: [64, 64, 3, 64], rules,
  });
  expect({ after, out, lapsed }).toEqual({
    after: [79, 70, 0, 46],
    out: [2],
    lapsed: [{ from: 2, to: 1, due: 6 }, { from: 3, to: 2, due: 2 }],
  });
});
