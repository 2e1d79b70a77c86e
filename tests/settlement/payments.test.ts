import { describe, expect, it } from 'vitest';
import { COLLECTORS, PENALTY_SCOPES, type Collectors, type PenaltyScope } from '@/lib/settlement';
import { lines, settled } from '../support/round-text';

describe('the order of payments', () => {
  it('4.7 1st collects from everyone, then 2nd, then 3rd; debtors in place order', () => {
    expect(lines(settled('8 3 0 5', 64))).toEqual(['B>C 3/3', 'D>C 5/5', 'A>C 8/8', 'D>B 2/2', 'A>B 5/5', 'A>D 3/3']);
  });

  it('4.4 inside a shared place the first clockwise from the winner pays and collects first', () => {
    expect(lines(settled('4 4 0 4 9', 64))).toEqual([
      'D>C 4/4', 'A>C 4/4', 'B>C 4/4', 'E>C 9/9', 'E>D 5/5', 'E>A 5/5', 'E>B 5/5',
    ]);
  });

  it('4.4 equal counts pay each other nothing: no line with due 0 (FX3)', () => {
    expect(lines(settled('0 4 4 7', 64))).toEqual(['B>A 4/4', 'C>A 4/4', 'D>A 7/7', 'D>B 3/3', 'D>C 3/3']);
  });

  const BY_COLLECTORS: Record<Collectors, readonly string[]> = {
    all: ['B>A 3/3', 'C>A 5/5', 'D>A 16/16', 'C>B 2/2', 'D>B 13/13', 'D>C 11/11'],
    winner: ['B>A 3/3', 'C>A 5/5', 'D>A 16/16'],
  };
  it.each(COLLECTORS)('4.5 collectors: %s', (collectors) => {
    expect(lines(settled('0 3 5 8(1)', 64, { collectors }))).toEqual(BY_COLLECTORS[collectors]);
  });

  const BY_SCOPE: Record<PenaltyScope, readonly string[]> = {
    count: ['B>A 2/2', 'C>A 5/5', 'D>A 16/16', 'C>B 3/3', 'D>B 14/14', 'D>C 11/11'],
    payment: ['B>A 2/2', 'C>A 5/5', 'D>A 16/16', 'C>B 3/3', 'D>B 12/12', 'D>C 6/6'],
    'winner-only': ['B>A 2/2', 'C>A 5/5', 'D>A 16/16', 'C>B 3/3', 'D>B 6/6', 'D>C 3/3'],
  };
  it.each(PENALTY_SCOPES)('4.6 penaltyScope: %s', (penaltyScope) => {
    expect(lines(settled('0 2 5 8(1)', 64, { penaltyScope }))).toEqual(BY_SCOPE[penaltyScope]);
  });

  it('4.6 the creditor’s own 2s multiply nothing', () => {
    expect(lines(settled('0 3(2) 6', 64, { penaltyScope: 'payment' }))).toEqual(['B>A 12/12', 'C>A 6/6', 'C>B 3/3']);
  });

  it('4.6 under winner-only a shared 2nd place is settled by bare tiles too', () => {
    expect(lines(settled('0 3(2) 3 6(1)', 64, { penaltyScope: 'winner-only' }))).toEqual([
      'B>A 12/12', 'C>A 3/3', 'D>A 12/12', 'D>B 3/3', 'D>C 3/3',
    ]);
  });

  it('4.5, 4.6 winner collects what the payer multiplies', () => {
    expect(settled('0 3(1) 5', 64, { penaltyScope: 'payment', collectors: 'winner' }).net).toEqual([11, -6, -5]);
  });
});

describe('every line says why', () => {
  it('shows the two counts behind it, what multiplies them, and the balances around it', () => {
    const { payments } = settled('0 2 5 8(1)', [64, 64, 64, 30], { penaltyScope: 'payment' });
    expect(payments.map(({ fromCount, toCount, multiplier, due }) => [fromCount, toCount, multiplier, due])).toEqual([
      [2, 0, 1, 2], [5, 0, 1, 5], [8, 0, 2, 16], [5, 2, 1, 3], [8, 2, 2, 12], [8, 5, 2, 6],
    ]);
    expect(payments.at(-1)).toEqual({
      from: 3, to: 2, due: 6, paid: 2, forgiven: 4, fromCount: 8, toCount: 5, multiplier: 2,
      fromBefore: 2, fromAfter: 0, toBefore: 56, toAfter: 58, clause: '4.8',
    });
  });

  it.each([
    ['4.5', 'the plain difference', settled('0 3 5')],
    ['4.6', 'the payer multiplies', settled('0 3(1) 5(1)', 64, { penaltyScope: 'payment' })],
    ['4.8', 'the payer cannot pay in full', settled('0 3 5', 0)],
    ['4.10', 'booked at once', settled('0 3 5', 64, { settlementOrder: 'net-first' })],
  ])('%s: %s', (clause, _, { payments }) => {
    expect(new Set(payments.map((payment) => payment.clause))).toEqual(new Set([clause]));
  });
});
