import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  REASON_CLAUSES, REASONS, runningOutOf, settle, sumsOf, transfersOf, whyOf,
  type Reason, type SettlementRules,
} from '@/lib/settlement';
import { at, total } from '@/lib/shared';
import { ALL_SETTLEMENT_RULES, roundAtTable, SEED, settlementRules } from '../support/round-arbitrary';
import { letter, settled, under } from '../support/round-text';

const RUNS = { seed: SEED, numRuns: 600 };

/** `D>A: reason reason`, line by line. */
function reasonsIn(text: string, rules: Partial<SettlementRules> = {}, stock: number | readonly number[] = 64): readonly string[] {
  const settlement = settled(text, stock, rules);
  return settlement.payments.map((payment) => {
    const { reasons } = whyOf(settlement, payment, under(rules));
    return `${letter(payment.from)}>${letter(payment.to)}: ${reasons.join(' ')}`;
  });
}

describe('why a line is what it is', () => {
  it('two counts and their difference: FX2, the payer with fewer tiles', () => {
    const settlement = settled('0 3(2) 6', 64);
    const [first, , last] = settlement.payments.map((payment) => whyOf(settlement, payment, under({})));
    expect(first).toMatchObject({ line: 1, penalty: null, difference: 6, reasons: ['each-pair'] });
    expect(last).toMatchObject({
      line: 3, penalty: 'double-each', difference: 6, reasons: ['each-pair'],
      from: { tiles: 3, twos: 2, factor: 4, count: 12 }, to: { tiles: 6, twos: 0, factor: 1, count: 6 },
    });
  });

  it('4.5 who is paid', () => {
    expect(reasonsIn('0 3 5')).toEqual(['B>A: each-pair', 'C>A: each-pair', 'C>B: each-pair']);
    expect(reasonsIn('0 3 5', { collectors: 'winner' })).toEqual(['B>A: winner-collects', 'C>A: winner-collects']);
  });

  it('4.6 what is multiplied', () => {
    expect(reasonsIn('0 2(1) 5 8(1)', { penaltyScope: 'payment' }).map((line) => line.split(' ')[2] ?? '')).toEqual([
      'payer-multiplies', '', 'payer-multiplies', 'bare-tiles', 'payer-multiplies', 'payer-multiplies',
    ]);
    expect(reasonsIn('0 2 5 8(1)', { penaltyScope: 'winner-only' }).map((line) => line.split(' ')[2] ?? '')).toEqual([
      '', '', 'first-is-multiplied', '', 'bare-tiles', 'bare-tiles',
    ]);
  });

  it('4.8 113 the last chip is told apart from running out', () => {
    expect(reasonsIn('0 3 5 8', {}, [64, 64, 64, 16]).at(-1)).toBe('D>C: each-pair last-chip');
    expect(reasonsIn('0 3 5 8', {}, [64, 64, 64, 15]).at(-1)).toBe('D>C: each-pair ran-out');
    expect(reasonsIn('0 3 5 8', { exhaustion: 'allow-debt' }, [64, 64, 64, 16]).at(-1)).toBe('D>C: each-pair');
    expect(reasonsIn('0 3 5 8', { exhaustion: 'allow-debt' }, [64, 64, 64, 15]).at(-1)).toBe('D>C: each-pair in-debt');
  });

  it('4.10 what is booked at once', () => {
    expect(reasonsIn('0 3 5', { settlementOrder: 'net-first' })).toEqual([
      'B>A: each-pair at-once', 'C>A: each-pair at-once', 'C>B: each-pair at-once',
    ]);
  });

  it('a line of another settlement is not explained', () => {
    const [one, other] = [settled('0 3 5', 64), settled('0 3 6', 64)];
    expect(() => whyOf(one, at(other.payments, 0), under({}))).toThrow();
  });

  it('every line, whatever the rules: its own clause is among the reasons, and its numbers lead to what is due', () => {
    const seen = new Set<Reason>();
    fc.assert(
      fc.property(roundAtTable, settlementRules, ({ entry, balances }, rules) => {
        const settlement = settle(entry, balances, rules);
        settlement.payments.forEach((payment, index) => {
          const why = whyOf(settlement, payment, rules);
          expect(why.line).toBe(index + 1);
          expect(why.reasons.map((reason) => REASON_CLAUSES[reason])).toContain(payment.clause);
          expect(new Set(why.reasons).size).toBe(why.reasons.length);
          expect(why.difference * payment.multiplier).toBe(payment.due);
          expect([why.from.tiles * why.from.factor, why.to.tiles * why.to.factor]).toEqual([why.from.count, why.to.count]);
          const counts = rules.penaltyScope === 'count' ? [why.from.count, why.to.count] : [why.from.tiles, why.to.tiles];
          expect(counts).toEqual([payment.fromCount, payment.toCount]);
          why.reasons.forEach((reason) => seen.add(reason));
        });
      }),
      RUNS,
    );
    expect([...seen].toSorted()).toEqual([...REASONS].toSorted());
  });

  it('4.2 the penalty is cited just where other 2s would make another line', () => {
    const asked = { cited: 0, not: 0 };
    for (const rules of ALL_SETTLEMENT_RULES.filter(({ penalty }) => penalty === 'double-each')) {
      for (const text of ['0 2(1) 5 8(2)', '0 3 5 8(1)', '0 3(1) 5 8']) {
        const settlement = settled(text, 1000, rules);
        const bare = settled(text, 1000, { ...rules, penalty: 'none' });
        for (const payment of settlement.payments) {
          const without = [...bare.payments].find(({ from, to }) => from === payment.from && to === payment.to);
          const { penalty } = whyOf(settlement, payment, rules);
          if (penalty === null) expect(without?.due).toBe(payment.due);
          else expect(without?.due).not.toBe(payment.due);
          asked[penalty === null ? 'not' : 'cited'] += 1;
        }
      }
    }
    expect(Math.min(asked.cited, asked.not)).toBeGreaterThan(20);
  });
});

describe('running out', () => {
  /** `D at line 3: 10 of 20, lost to B 17 C 15; collects no more from -` */
  const outs = (text: string, stock: readonly number[]) =>
    runningOutOf(settled(text, stock)).map(({ seat, line, payment, unpaid, uncollected }) => {
      const lost = unpaid.map(({ to, due }) => `${letter(to)} ${due}`).join(' ') || '-';
      const open = uncollected.map(({ from, due }) => `${letter(from)} ${due}`).join(' ') || '-';
      return `${letter(seat)} at line ${line}: ${payment.paid} of ${payment.due}, lost to ${lost}; collects no more from ${open}`;
    });

  it('FX4, FX6 and the example of rules.md 7', () => {
    expect(outs('0 3 5 10(1)', [100, 80, 60, 10])).toEqual(['D at line 3: 10 of 20, lost to B 17 C 15; collects no more from -']);
    expect(outs('0 2 6 12', [100, 50, 8, 5])).toEqual([
      'D at line 3: 5 of 12, lost to B 10 C 6; collects no more from -',
      'C at line 4: 2 of 4, lost to -; collects no more from D 6',
    ]);
    expect(outs('0 2 8 10', [64, 64, 3, 64])).toEqual(['C at line 2: 3 of 8, lost to B 6; collects no more from D 2']);
  });

  it('whatever the rules: who ran out paid all he had, and every lapsed claim is told of somebody', () => {
    let asked = 0;
    fc.assert(
      fc.property(roundAtTable, settlementRules, ({ entry, balances }, rules) => {
        const settlement = settle(entry, balances, rules);
        const outs = runningOutOf(settlement);
        expect(outs.map(({ seat, line }) => ({ seat, line: line - 1 }))).toEqual(settlement.ranOut);
        for (const { seat, payment, unpaid, unpaidSum, uncollected, uncollectedSum } of outs) {
          expect(payment).toMatchObject({ from: seat, fromAfter: settlement.after[seat] });
          expect(payment.forgiven).toBeGreaterThan(0);
          expect(unpaid.every(({ from }) => from === seat) && uncollected.every(({ to }) => to === seat)).toBe(true);
          expect([unpaidSum, uncollectedSum]).toEqual([unpaid, uncollected].map((claims) => claims.reduce((sum, { due }) => sum + due, 0)));
          expect(settlement.payments.some(({ to }) => to === seat), 'everybody pays before he collects').toBe(false);
          asked += unpaid.length + uncollected.length;
        }
        const told = new Set(outs.flatMap(({ unpaid, uncollected }) => [...unpaid, ...uncollected]));
        expect(told).toEqual(new Set(settlement.lapsed));
      }),
      RUNS,
    );
    expect(asked).toBeGreaterThan(200);
  });
});

describe('the sum of the lines', () => {
  it('FX1 R1, player by player', () => {
    const settlement = settled('0 3 5 8', 64);
    expect(sumsOf(settlement.before, transfersOf(settlement))).toEqual([
      { seat: 0, before: 64, received: 16, paid: 0, after: 80 },
      { seat: 1, before: 64, received: 7, paid: 3, after: 68 },
      { seat: 2, before: 64, received: 3, paid: 7, after: 60 },
      { seat: 3, before: 64, received: 0, paid: 16, after: 48 },
    ]);
  });

  it('115 is what everybody has, whatever the rules and whoever runs out (FX4 250, FX6 163)', () => {
    for (const [text, stock, sum] of [['0 3 5 10(1)', [100, 80, 60, 10], 250], ['0 2 6 12', [100, 50, 8, 5], 163]] as const) {
      const settlement = settled(text, stock);
      expect(total(sumsOf(settlement.before, transfersOf(settlement)).map(({ after }) => after))).toBe(sum);
    }
    fc.assert(
      fc.property(roundAtTable, settlementRules, ({ entry, balances }, rules) => {
        const settlement = settle(entry, balances, rules);
        const sums = sumsOf(settlement.before, transfersOf(settlement));
        expect(sums.map(({ before }) => before)).toEqual(balances);
        expect(sums.map(({ after }) => after)).toEqual(settlement.after);
        expect(sums.map(({ received, paid }) => received - paid).map((net) => (net === 0 ? 0 : net))).toEqual(settlement.net);
        expect(total(sums.map(({ received }) => received))).toBe(total(sums.map(({ paid }) => paid)));
        expect(sums.every(({ received, paid }) => received >= 0 && paid >= 0)).toBe(true);
      }),
      RUNS,
    );
  });
});
