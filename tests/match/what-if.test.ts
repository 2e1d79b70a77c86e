import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewRound, replay, twosCostsOf, type Match, type TwosCost } from '@/lib/match';
import { draftOf, settle, type CheckedEntry, type HandLeft } from '@/lib/settlement';
import { at, total } from '@/lib/shared';
import { matchOf, must, type MatchOptions } from '../support/match-builder';
import { roundAtTable, SEED, settlementRules } from '../support/round-arbitrary';
import { roundOf } from '../support/round-text';

function costs(text: string, options: MatchOptions = {}): readonly (TwosCost | null)[] {
  const entry = roundOf(text);
  return costsIn(matchOf({ players: entry.hands.length, ...options }), entry);
}

function costsIn(match: Match, entry: CheckedEntry | ReturnType<typeof roundOf>) {
  const { state } = replay(match);
  return twosCostsOf(must(previewRound(state, draftOf(entry))));
}

describe('what held 2s cost', () => {
  it('nothing is said of who holds none', () => {
    expect(costs('0 3 5 8')).toEqual([null, null, null, null]);
  });

  it('FX1 and FX1e: the one 2 among the eight tiles costs D 24 chips', () => {
    expect(costs('0 3 5 8(1)')[3]).toEqual({ seat: 3, shares: [24], total: 24, runsOut: false, runsOutAnyway: false });
  });

  it('FX2: two 2s cost 18, the first 6 and the second 12: it doubles what the first has doubled', () => {
    // His net with counts of 3, 6 and 12 against 0 and 6: 0, −6, −18.
    expect(costs('0 3(2) 6')[1]).toMatchObject({ shares: [6, 12], total: 18 });
  });

  it('4.2 where any 2 doubles once, only the first costs', () => {
    expect(costs('0 3 5 8(3)', { settlement: { penalty: 'double-once' } })[3]).toMatchObject({ shares: [24, 0, 0], total: 24 });
    expect(costs('0 3 5 8(2)', { settlement: { penalty: 'add-one-each' } })[3]).toMatchObject({ shares: [24, 24], total: 48 });
    expect(costs('0 3 5 8(2)', { settlement: { penalty: 'none' } })[3]).toMatchObject({ shares: [0, 0], total: 0 });
  });

  it('4.8 running out: no 2 costs more than he has', () => {
    const start = [100, 80, 60, 20];
    // Without 2s D pays 5 and 2; with one he owes 10 and 7 and 5, and pays all he has.
    expect(costs('0 3 5 5(2)', { start })[3]).toEqual({ seat: 3, shares: [13, 0], total: 13, runsOut: true, runsOutAnyway: false });
  });

  it('4.8 who runs out either way loses nothing more by his 2s', () => {
    expect(costs('0 3 5 5(2)', { start: [100, 80, 60, 4] })[3]).toEqual({ seat: 3, shares: [0, 0], total: 0, runsOut: true, runsOutAnyway: true });
  });

  it('4.8 at the last chip exactly a 2 costs no chip, and the match', () => {
    expect(costs('0 3 5 8(1)', { start: [64, 64, 64, 16] })[3]).toEqual({ seat: 3, shares: [0], total: 0, runsOut: true, runsOutAnyway: false });
  });
});

describe('laws', () => {
  /** A round whose 2s are looked at one player at a time, as a match that begins with its balances. */
  const asked = fc.tuple(roundAtTable, settlementRules).map(([{ entry, balances }, settlement]) => {
    const seats = entry.hands.flatMap((hand, seat) => (hand ? [seat] : []));
    const winner = seats.indexOf(entry.winner);
    const hands = seats.map((seat) => at(entry.hands, seat));
    const match = matchOf({ start: seats.map((seat) => at(balances, seat)), settlement, rules: { tableOfTwo: 'goes-on' } });
    return { match, entry: { winner: winner as typeof entry.winner, hands } };
  });
  const without = (hands: readonly (HandLeft | null)[], seat: number) =>
    hands.map((hand, index) => (hand && index === seat ? { ...hand, twos: 0 } : hand));

  it('the shares add up to the difference between two whole settlements, whatever the rules and whoever runs out', () => {
    const seen = { free: 0, costly: 0, fatal: 0 };
    fc.assert(
      fc.property(asked, ({ match, entry }) => {
        const { state } = replay(match);
        const rules = match.setup.rules.settlement;
        const whole = settle(entry as unknown as CheckedEntry, state.balances, rules);
        for (const [seat, cost] of costsIn(match, entry).entries()) {
          expect(cost === null).toBe((at(entry.hands, seat)?.twos ?? 0) === 0);
          if (cost === null) continue;
          const bare = settle({ ...entry, hands: without(entry.hands, seat) } as unknown as CheckedEntry, state.balances, rules);
          expect(cost.total + at(whole.net, seat)).toBe(at(bare.net, seat));
          expect(total(cost.shares)).toBe(cost.total);
          expect(cost.shares).toHaveLength(at(entry.hands, seat)?.twos ?? -1);
          expect(cost.runsOut).toBe(whole.ranOut.some((out) => out.seat === seat));
          expect(cost.runsOutAnyway).toBe(bare.ranOut.some((out) => out.seat === seat));
          expect(cost.shares.every((share) => share >= 0), 'no 2 ever helps its holder').toBe(true);
          if (rules.penalty === 'none') expect(cost.total).toBe(0);
          seen[cost.runsOut && !cost.runsOutAnyway ? 'fatal' : cost.total === 0 ? 'free' : 'costly'] += 1;
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
    expect(Math.min(seen.free, seen.costly, seen.fatal)).toBeGreaterThan(10);
  });
});
