import { describe, expect, it } from 'vitest';
import { EXHAUSTIONS, SETTLEMENT_ORDERS } from '@/lib/settlement';
import { chips } from '@/lib/shared';
import { lines, settled } from '../support/round-text';

const CAPPED = EXHAUSTIONS.filter((exhaustion) => exhaustion !== 'allow-debt');

describe('running out', () => {
  it('113: paying exactly the last chip is not yet being out (4.8)', () => {
    const exact = settled('0 3 5 8', [64, 64, 64, 16]);
    expect(exact.after).toEqual([80, 68, 60, 0]);
    expect(exact.ranOut).toEqual([]);
    expect(exact.net).toEqual([16, 4, -4, -16]);
  });

  it('4.8 one chip short is out, on the last line, and forgiven that chip', () => {
    const short = settled('0 3 5 8', [64, 64, 64, 15]);
    expect(short.after).toEqual([80, 68, 59, 0]);
    expect(short.ranOut).toEqual([{ seat: 3, line: 5 }]);
    expect(short.payments.at(-1)).toMatchObject({ due: 3, paid: 2, forgiven: 1 });
  });

  it('4.8 at exactly zero and still owing, he is out with the next line, which pays nothing', () => {
    const zero = settled('0 3 5 8', [64, 64, 64, 8]);
    expect(lines(zero)).toEqual(['B>A 3/3', 'C>A 5/5', 'D>A 8/8', 'C>B 2/2', 'D>B 0/5']);
    expect(zero.ranOut).toEqual([{ seat: 3, line: 4 }]);
    expect(zero.lapsed).toHaveLength(1);
  });

  it('4.8 a player with no chip before the round pays nothing, is out, and does not collect', () => {
    const none = settled('0 3 5', [64, 0, 64]);
    expect(lines(none)).toEqual(['B>A 0/3', 'C>A 5/5']);
    expect(none.lapsed).toMatchObject([{ from: 2, to: 1, due: 2, because: 'collector-is-out' }]);
    expect(none.after).toEqual([69, 0, 59]);
  });

  it('4.8 the player who went out collects with no chip of his own', () => {
    const poor = settled('0 3 5', [0, 64, 64]);
    expect(poor.after).toEqual([8, 63, 57]);
    expect(poor.ranOut).toEqual([]);
  });

  it('4.8 at exactly zero he still collects, and keeps it', () => {
    const exact = settled('0 3 5', [64, 3, 64]);
    expect(lines(exact)).toEqual(['B>A 3/3', 'C>A 5/5', 'C>B 2/2']);
    expect(exact.after).toEqual([72, 2, 57]);
  });

  it('4.8 two who cannot pay each other are out in the order of the lines', () => {
    const two = settled('0 4 4 7', [64, 64, 1, 2]);
    expect(two.ranOut.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(two.lapsed.map(({ from, to, because }) => [from, to, because])).toEqual([
      [3, 1, 'payer-is-out'],
      [3, 2, 'payer-is-out'],
    ]);
  });

  it('4.8 everybody but the winner can be out', () => {
    const all = settled('5 0 6 7', [1, 50, 2, 3]);
    expect(all.after).toEqual([0, 56, 0, 0]);
    expect(all.ranOut.map(({ seat }) => seat)).toEqual([0, 2, 3]);
    expect(all.lapsed).toHaveLength(3);
  });

  it.each(CAPPED)('4.9 within one settlement %s is settled like the others', (exhaustion) => {
    const fx4 = settled('0 3 5 10(1)', [100, 80, 60, 10], { exhaustion });
    expect(fx4.after).toEqual([118, 79, 53, 0]);
    expect(fx4.ranOut).toEqual([{ seat: 3, line: 2 }]);
  });

  it('4.9 allow-debt: nobody is ever out and totals go below zero', () => {
    const debt = settled('0 3 5 10(1)', [0, 0, 0, 0], { exhaustion: 'allow-debt' });
    expect(debt.after).toEqual([28, 16, 8, -52]);
    expect(debt.ranOut).toEqual([]);
    expect(debt.payments.every(({ forgiven }) => forgiven === 0)).toBe(true);
  });

  it('4.8 a balance below zero, left by an adjustment, pays nothing and is not made worse', () => {
    const owing = settled('0 3 5', [64, -5, 64]);
    expect(owing.after).toEqual([69, -5, 59]);
    expect(owing.ranOut).toEqual([{ seat: 1, line: 0 }]);
  });

  it('4.9 a seat that takes no part keeps what it has', () => {
    const rest = settled('0 2 - 4', [64, 64, 7, 64]);
    expect(rest.after).toEqual([70, 64, 7, 58]);
    expect(Object.is(rest.net[2], 0)).toBe(true);
  });
});

describe('net first', () => {
  it('4.10 all is booked at once where everybody can pay his net, though not the lines one by one', () => {
    const ordered = settled('0 3 5', [64, 1, 64]);
    expect(ordered.ranOut).toEqual([{ seat: 1, line: 0 }]);
    const netted = settled('0 3 5', [64, 1, 64], { settlementOrder: 'net-first' });
    expect(netted.atOnce).toBe(true);
    expect(netted.ranOut).toEqual([]);
    expect(netted.after).toEqual([72, 0, 57]);
    expect(lines(netted)).toEqual(['B>A 3/3', 'C>A 5/5', 'C>B 2/2']);
    expect(netted.payments.map(({ fromBefore, fromAfter }) => [fromBefore, fromAfter])).toEqual([[1, -2], [64, 59], [59, 57]]);
  });

  it('4.10 one chip too few for one net: the whole round goes by 4.7 and 4.8', () => {
    const short = settled('0 3 5', [64, 0, 64], { settlementOrder: 'net-first' });
    expect(short).toEqual(settled('0 3 5', [64, 0, 64]));
    expect(short.atOnce).toBe(false);
  });

  it('4.10 exactly enough for the net is enough', () => {
    // nets: C +20, A +12, B -12, D -20
    const netted = settled('2 8 0 10', [0, 12, 0, 20], { settlementOrder: 'net-first' });
    expect(netted.after).toEqual([12, 0, 20, 0]);
    expect(netted.ranOut).toEqual([]);
  });

  it('4.10 where nobody runs short the order makes no difference to anybody’s chips', () => {
    expect(settled('2 8 0 10', 64, { settlementOrder: 'net-first' }).after).toEqual(settled('2 8 0 10', 64).after);
  });

  it('4.10 with a net of nothing, no chip is enough', () => {
    const netted = settled('0 3(2) 6', [0, 18, 0], { settlementOrder: 'net-first' });
    expect(netted.after).toEqual([18, 0, 0]);
    expect(netted.atOnce).toBe(true);
  });

  it('4.10 who owes from before and has nothing more to pay holds nobody up', () => {
    const netted = settled('0 3(2) 6', [0, 18, -4], { settlementOrder: 'net-first' });
    expect(netted.atOnce).toBe(true);
    expect(netted.after).toEqual([18, 0, -4]);
  });

  it('4.9, 4.10 with debt allowed the two orders agree for every stock', () => {
    expect(SETTLEMENT_ORDERS).toHaveLength(2);
    for (const stock of [0, 3, 64]) {
      const [first, second] = SETTLEMENT_ORDERS.map((settlementOrder) =>
        settled('0 3 5 8', stock, { exhaustion: 'allow-debt', settlementOrder }),
      );
      expect(first?.after).toEqual(second?.after);
      expect(first?.net).toEqual([16, 4, -4, -16].map(chips));
    }
  });
});
