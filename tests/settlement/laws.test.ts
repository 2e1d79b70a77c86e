import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkEntry, settle, type CheckedEntry, type RoundEntry, type Settlement, type SettlementRules,
} from '@/lib/settlement';
import { at, seat, total, type Chips, type Seat } from '@/lib/shared';
import { roundAtTable, SEED, settlementRules, type RoundAtTable } from '../support/round-arbitrary';

const RUNS = { seed: SEED, numRuns: 1500 };

/** Runs a law over rounds and rule sets; returns how many rounds it had something to say about. */
function holds(law: (round: RoundAtTable, rules: SettlementRules, settled: Settlement) => boolean | void): number {
  let asked = 0;
  fc.assert(
    fc.property(roundAtTable, settlementRules, (round, rules) => {
      if (law(round, rules, settle(round.entry, round.balances, rules)) !== false) asked += 1;
    }),
    RUNS,
  );
  return asked;
}

describe('chips', () => {
  it('4.11 are neither made nor lost, and nets sum to zero', () => {
    const asked = holds(({ balances }, _, { after, net }) => {
      expect(total(after)).toBe(total(balances));
      expect(total(net)).toBe(0);
      expect(after).toEqual(balances.map((balance, index) => balance + at(net, index)));
    });
    expect(asked).toBe(RUNS.numRuns);
  });

  it('4.8, 4.9 nobody who had chips is ever below zero, on no line, unless debt is allowed or all is booked at once', () => {
    const asked = holds((_, { exhaustion }, { payments, after, atOnce }) => {
      if (exhaustion === 'allow-debt') return false;
      expect(after.every((balance) => balance >= 0)).toBe(true);
      if (!atOnce) expect(payments.every(({ fromAfter, toAfter }) => fromAfter >= 0 && toAfter >= 0)).toBe(true);
      return true;
    });
    expect(asked).toBeGreaterThan(800);
  });

  it('are plain whole numbers: no -0 anywhere in a settlement', () => {
    holds((_, __, settled) => {
      expect(negativeZeros(settled)).toEqual([]);
    });
    expect(negativeZeros({ a: [{ b: -0 }] })).toEqual(['.a.0.b']);
  });
});

describe('lines', () => {
  it('4.8 paid + forgiven = due, and no due is 0', () => {
    const asked = holds((_, __, { payments, lapsed }) => {
      for (const { due, paid, forgiven } of payments) {
        expect(paid + forgiven).toBe(due);
        expect(due).toBeGreaterThan(0);
        expect(paid >= 0 && forgiven >= 0).toBe(true);
      }
      expect(lapsed.every(({ due }) => due > 0)).toBe(true);
      return payments.some(({ forgiven }) => forgiven > 0);
    });
    expect(asked).toBeGreaterThan(300);
  });

  it('chain: each begins at the balances the one before left, and the last leaves the result', () => {
    holds(({ balances }, _, { payments, after }) => {
      const running: Chips[] = [...balances];
      for (const { from, to, paid, fromBefore, fromAfter, toBefore, toAfter } of payments) {
        expect([fromBefore, toBefore]).toEqual([running[from], running[to]]);
        expect([fromAfter, toAfter]).toEqual([fromBefore - paid, toBefore + paid]);
        running[from] = fromAfter;
        running[to] = toAfter;
      }
      expect(running).toEqual(after);
    });
  });

  it('4.5 paid and lapsed together are every claim, once each, whoever runs short', () => {
    const asked = holds(({ entry, balances }, rules, { payments, lapsed }) => {
      const due = ({ from, to, due: amount }: { from: Seat; to: Seat; due: number }) => `${from}>${to} ${amount}`;
      const unlimited = settle(entry, balances, { ...rules, exhaustion: 'allow-debt' });
      expect(unlimited.lapsed).toEqual([]);
      expect([...payments, ...lapsed].map(due).toSorted()).toEqual(unlimited.payments.map(due).toSorted());
      return lapsed.length > 0;
    });
    expect(asked).toBeGreaterThan(100);
  });

  it('4.8 who ran out neither pays nor collects on any later line, and his last line is the one he could not pay', () => {
    const asked = holds((_, __, { payments, ranOut, after }) => {
      for (const { seat: gone, line } of ranOut) {
        expect(at(payments, line)).toMatchObject({ from: gone, clause: '4.8', fromAfter: after[gone] });
        expect(payments.slice(line + 1).some(({ from, to }) => from === gone || to === gone)).toBe(false);
      }
      expect(ranOut.map(({ line }) => line)).toEqual(payments.flatMap(({ forgiven }, line) => (forgiven > 0 ? [line] : [])));
      return ranOut.length > 1;
    });
    expect(asked).toBeGreaterThan(100);
  });
});

describe('nets', () => {
  it('4.5 without shortfalls net = (sum of all counts) − (players × own count)', () => {
    const asked = holds((_, { penaltyScope, collectors }, { hands, net, ranOut }) => {
      if (penaltyScope !== 'count' || collectors !== 'all' || ranOut.length > 0) return false;
      const sum = hands.reduce((all, { count }) => all + count, 0);
      for (const { seat: who, count } of hands) expect(net[who]).toBe(sum - hands.length * count);
      return true;
    });
    expect(asked).toBeGreaterThan(100);
  });

  it('4.7, 4.8 in turn, everybody pays before he collects: nobody runs out just where every stock covers all its dues', () => {
    const short = { yes: 0, no: 0 };
    holds(({ entry, balances }, rules, { ranOut, atOnce }) => {
      if (rules.exhaustion === 'allow-debt' || atOnce) return;
      const { payments } = settle(entry, balances, { ...rules, exhaustion: 'allow-debt' });
      const covered = balances.every((balance, who) => {
        const dues = payments.reduce((sum, { from, due }) => sum + (from === who ? due : 0), 0);
        return balance >= dues;
      });
      expect(ranOut.length === 0).toBe(covered);
      short[covered ? 'no' : 'yes'] += 1;
    });
    expect(Math.min(short.yes, short.no)).toBeGreaterThan(100);
  });
});

describe('seats', () => {
  it('4.4 turning the table turns everything: balances, lines and who ran out, in the same order', () => {
    const asked = holds(({ entry, balances }, rules, settled) => {
      const n = balances.length;
      for (let by = 1; by < n; by += 1) {
        const order = balances.map((_, index) => (index - by + n) % n);
        const turned = settle(seated(entry, order), order.map((old) => at(balances, old)), rules);
        const named = (s: Settlement, name: (who: Seat) => number) =>
          s.payments.map(({ from, to, due, paid }) => [name(from), name(to), due, paid]);
        expect(named(turned, (who) => at(order, who))).toEqual(named(settled, (who) => who));
        expect(turned.after).toEqual(order.map((old) => settled.after[old]));
      }
    });
    expect(asked).toBe(RUNS.numRuns);
  });

  it('4.5 any other order of the seats permutes the nets where nobody runs out, and whether anybody does is the same', () => {
    let asked = 0;
    const shuffled = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
    fc.assert(
      fc.property(roundAtTable, settlementRules, shuffled, ({ entry, balances }, rules, shuffle) => {
        const order = shuffle.filter((index) => index < balances.length);
        const settled = settle(entry, balances, rules);
        const moved = settle(seated(entry, order), order.map((old) => at(balances, old)), rules);
        expect(moved.ranOut.length === 0).toBe(settled.ranOut.length === 0);
        if (settled.ranOut.length > 0) return;
        expect(moved.net).toEqual(order.map((old) => settled.net[old]));
        asked += 1;
      }),
      RUNS,
    );
    expect(asked).toBeGreaterThan(500);
  });
});

/** The same round with the players seated anew: `order[new seat]` is the seat they had. */
function seated(entry: RoundEntry, order: readonly number[]): CheckedEntry {
  const hands = order.map((old) => at(entry.hands, old));
  const playing = hands.map((hand) => hand !== null);
  const result = checkEntry({ winner: seat(order.indexOf(entry.winner)), hands }, { handSize: 13, playing });
  if (!result.ok) throw new Error('seating anew made a round impossible');
  return result.value;
}

/** Where -0 stands in a value of plain data. */
function negativeZeros(value: unknown, path = ''): readonly string[] {
  if (Object.is(value, -0)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => negativeZeros(inner, `${path}.${key}`));
}
