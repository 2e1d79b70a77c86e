import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classify,
  type Comparison,
  compareHands,
  type ComparisonRules,
  FLUSH_ORDERS,
  formatTiles,
  OFFICIAL_COMPARISON,
  STRAIGHT_ORDERS,
  strengthOrder,
  type Tile,
  TILES,
} from '@/lib/rules';
import { choices, hand, sharesTile, strengthOf } from './hands';
import { madeHands } from './made-hands';

const OPTIONS = STRAIGHT_ORDERS.flatMap((straightOrder) =>
  FLUSH_ORDERS.map((flushOrder) => ({ straightOrder, flushOrder })),
);
const SEED = 20260403;
/** Milliseconds that a law may take on a busy machine. */
const SLOW = 60_000;

const comparison = (a: readonly Tile[], b: readonly Tile[], highest: number, rules: ComparisonRules): Comparison => {
  const compared = compareHands(a, b, { highest, ...rules });
  if (!compared.ok) throw new Error(`${formatTiles(a)} | ${formatTiles(b)}: ${compared.error.code}`);
  return compared.value;
};

describe.each(OPTIONS)('the order of hands ($straightOrder, $flushOrder)', (rules) => {
  it.each([
    ['singles', 1, 60],
    ['pairs', 2, 90],
    ['triples', 3, 60],
  ] as const)('3.7 is total, antisymmetric and transitive for all %s', (_, size, count) => {
    const all = choices(TILES, size).filter((tiles) => classify(tiles, 15).ok);
    expect(all).toHaveLength(count);
    const beats = all.map((one) =>
      all.map((other) => (sharesTile(one, other) ? null : comparison(one, other, 15, rules).winner === 'a')),
    );
    let looked = 0;
    const wrong: string[] = [];
    all.forEach((one, i) =>
      all.forEach((other, j) => {
        if (beats[i]?.[j] === null) return;
        looked += 1;
        if (beats[i]?.[j] === beats[j]?.[i]) wrong.push(`${formatTiles(one)} | ${formatTiles(other)}`);
        all.forEach((third, k) => {
          if (beats[i]?.[j] === true && beats[j]?.[k] === true && beats[i]?.[k] === false) {
            wrong.push([one, other, third].map(formatTiles).join(' | '));
          }
        });
      }),
    );
    expect(looked).toBeGreaterThan(count * (count - 12));
    expect(wrong).toEqual([]);
  }, SLOW);

  it('3.7 is total, antisymmetric and transitive for Made hands, and is the order of their strength', () => {
    const tally = new Set<string>();
    fc.assert(
      fc.property(madeHands(3), ({ highest, hands }) => {
        const order = strengthOrder(highest, rules);
        const wins = hands.map(() => 0);
        hands.forEach((one, i) =>
          hands.forEach((other, j) => {
            if (i === j) return;
            const { winner, clause } = comparison(one, other, highest, rules);
            tally.add(clause);
            expect(winner).not.toBeNull();
            expect(winner).not.toBe(comparison(other, one, highest, rules).winner);
            expect(winner === 'a').toBe(strengthOf(one, order) > strengthOf(other, order));
            if (winner === 'a') wins[i] = (wins[i] ?? 0) + 1;
          }),
        );
        // Three hands in a circle would win once each.
        expect([...wins].sort()).toEqual([0, 1, 2]);
      }),
      { seed: SEED, numRuns: 400 },
    );
    // The generator reaches what it is meant to reach.
    const straights = rules.straightOrder === 'natural' ? ['3.6'] : ['3.2', '3.3'];
    expect([...tally].sort()).toEqual(['2.4', ...straights, '3.4', '3.5'].sort());
  }, SLOW);

  it('3.7 does not depend on the order of the tiles', () => {
    const shuffled = madeHands(2).chain(({ highest, hands }) =>
      fc.record({
        highest: fc.constant(highest),
        hands: fc.constant(hands),
        orders: fc.tuple(
          ...hands.map((tiles) => fc.shuffledSubarray([...tiles], { minLength: tiles.length, maxLength: tiles.length })),
        ),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ highest, hands: [a = [], b = []], orders: [c = [], d = []] }) => {
        expect(comparison(c, d, highest, rules)).toEqual(comparison(a, b, highest, rules));
      }),
      { seed: SEED, numRuns: 200 },
    );
  }, SLOW);
});

describe('the ends of the order', () => {
  it('2.4 the strongest Made hand is 1-2-3-4-5 of Sun, the weakest 3-4-5-6-7 that a Cloud 7 decides', () => {
    const order = strengthOrder(15, OFFICIAL_COMPARISON);
    const strengths = choices(hand('1s 2s 3s 4s 5s 3c 4t 5c 6c 7c 7t 2c 2t 2m 1c'), 5)
      .map((tiles) => ({ text: formatTiles(tiles), strength: strengthOf(tiles, order) }))
      .filter(({ strength }) => strength > 0)
      .sort((one, other) => one.strength - other.strength);
    expect(strengths.length).toBeGreaterThan(50);
    expect(strengths.at(-1)?.text).toBe('1s 2s 3s 4s 5s');
    const weakest = strengths.filter(({ strength }) => strength === strengths[0]?.strength);
    expect(weakest.every(({ text }) => text.includes('7c') && text.includes('6c'))).toBe(true);
  });
});
