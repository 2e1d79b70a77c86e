import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_NETTED, nettedTransfers, settle, sumsOf } from '@/lib/settlement';
import { at, chips, InvariantError, type Chips } from '@/lib/shared';
import { roundAtTable, SEED, settlementRules } from '../support/round-arbitrary';
import { letter, settled } from '../support/round-text';

/** Transfers as `from>to amount`, seats as letters. */
const told = (net: readonly number[]) =>
  nettedTransfers(net.map(chips)).map(({ from, to, amount }) => `${letter(from)}>${letter(to)} ${amount}`);

/** Nets of so many players; small ones, so that groups that sum to zero are common. */
const netsOf = (players: number, most = 4): fc.Arbitrary<readonly Chips[]> =>
  fc
    .array(fc.integer({ min: -most, max: most }), { minLength: players - 1, maxLength: players - 1 })
    .map((nets) => [...nets, -nets.reduce((sum, net) => sum + net, 0)].map(chips));

/**
 * The fewest payments by trying: of every set of pairs, whether payments along these pairs, in any amounts, can give
 * the nets. They can just where the nets of all whom the pairs join sum to zero.
 */
function fewestByTrying(net: readonly number[]): number {
  const pairs = net.flatMap((_, a) => net.slice(a + 1).map((__, offset) => [a, a + 1 + offset] as const));
  let fewest = pairs.length;
  for (let set = 0; set < 1 << pairs.length; set += 1) {
    const used = pairs.filter((_, index) => set & (1 << index));
    if (used.length >= fewest) continue;
    const group = net.map((_, seat) => seat);
    for (const [a, b] of used) {
      const [keep, drop] = [at(group, a), at(group, b)];
      for (const seat of group.keys()) if (group[seat] === drop) group[seat] = keep;
    }
    const open = new Map<number, number>();
    for (const [seat, own] of net.entries()) open.set(at(group, seat), (open.get(at(group, seat)) ?? 0) + own);
    if ([...open.values()].every((sum) => sum === 0)) fewest = used.length;
  }
  return fewest;
}

describe('the fewest payments', () => {
  it('107 FX1 R1: two are enough, D 16 to A and C 4 to B', () => {
    expect(told(settled('0 3 5 8', 64).net)).toEqual(['D>A 16', 'C>B 4']);
  });

  it.each([
    ['nobody won', [0, 0, 0], []],
    ['one pays one', [0, 5, -5], ['C>B 5']],
    ['FX2: who nets nothing is not asked', [18, -18, 0], ['B>A 18']],
    ['FX3: three pay one', [15, -1, -1, -13], ['D>A 13', 'B>A 1', 'C>A 1']],
    ['FX5: one pays all', [210, 200, 190, 150, -750], ['E>A 210', 'E>B 200', 'E>C 190', 'E>D 150']],
    ['nobody stands apart', [6, 4, -5, -5, 0], ['C>A 5', 'D>A 1', 'D>B 4']],
    // The biggest loser paying the biggest winner first would need four.
    ['two groups', [6, 5, -5, -4, -2], ['D>A 4', 'E>A 2', 'C>B 5']],
  ])('%s', (_, net, transfers) => {
    expect(told(net)).toEqual(transfers);
  });

  it('nets that do not sum to zero are no nets, and more players than the search is made for are refused', () => {
    expect(() => nettedTransfers([chips(3), chips(-2)])).toThrow(InvariantError);
    const many = [...Array.from({ length: MOST_NETTED }, () => chips(1)), chips(-MOST_NETTED)];
    expect(() => nettedTransfers(many)).toThrow(InvariantError);
    expect(nettedTransfers(many.slice(1).with(-1, chips(1 - MOST_NETTED)))).toHaveLength(MOST_NETTED - 1);
  });
});

describe('laws', () => {
  it.each([2, 3, 4, 5])('of %d players no fewer would do, as trying every way shows', (players) => {
    let split = 0;
    fc.assert(
      fc.property(netsOf(players), (net) => {
        const transfers = nettedTransfers(net);
        expect(transfers).toHaveLength(fewestByTrying(net));
        if (transfers.length > 0 && transfers.length < net.filter(Boolean).length - 1) split += 1;
      }),
      { seed: SEED, numRuns: players === 5 ? 150 : 300 },
    );
    if (players > 3) expect(split).toBeGreaterThan(10);
  });

  it.each([3, 5, 8, MOST_NETTED])('of %d players each gets his net, by payments above 0 from losers to winners', (players) => {
    fc.assert(
      fc.property(netsOf(players, 30), (net) => {
        const transfers = nettedTransfers(net);
        expect(sumsOf(net.map(() => chips(0)), transfers).map(({ after }) => after)).toEqual(net);
        for (const { from, to, amount } of transfers) {
          expect(amount).toBeGreaterThan(0);
          expect(at(net, from) < 0 && at(net, to) > 0).toBe(true);
        }
        expect(transfers.length).toBeLessThan(Math.max(1, net.filter(Boolean).length));
        expect(nettedTransfers([...net])).toEqual(transfers);
      }),
      { seed: SEED, numRuns: players === MOST_NETTED ? 20 : 200 },
    );
  });

  it('of real rounds: the same chips as the official order, and never more payments', () => {
    let fewer = 0;
    fc.assert(
      fc.property(roundAtTable, settlementRules, ({ entry, balances }, rules) => {
        const { net, after, payments, ranOut } = settle(entry, balances, rules);
        const transfers = nettedTransfers(net);
        expect(sumsOf(balances, transfers).map((sum) => sum.after)).toEqual(after);
        if (ranOut.length > 0) return;
        expect(transfers.length).toBeLessThanOrEqual(payments.length);
        if (transfers.length < payments.length) fewer += 1;
      }),
      { seed: SEED, numRuns: 600 },
    );
    expect(fewer).toBeGreaterThan(100);
  });
});
