import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareHands,
  type ComparisonSettings,
  FLUSH_ORDERS,
  OFFICIAL_COMPARISON,
  type OtherReading,
  otherReadings,
  STRAIGHT_ORDERS,
  type Tile,
} from '@/lib/rules';
import { hand } from './hands';
import { madeHands } from './made-hands';

const SEED = 20260403;

function readings(a: readonly Tile[], b: readonly Tile[], settings: ComparisonSettings): readonly OtherReading[] {
  const compared = compareHands(a, b, settings);
  if (!compared.ok) throw new Error(compared.error.code);
  return otherReadings(compared.value, settings);
}

const NATURAL = { straightOrder: 'natural' } as const;
const HIGHEST_THEN_SUIT = { flushOrder: 'highest-then-suit' } as const;
const SUIT_FIRST = { flushOrder: 'suit-first' } as const;

/** [name, a, b, the table's own options, other readings] */
type Row = readonly [name: string, a: string, b: string, options: Partial<ComparisonSettings>, expected: readonly OtherReading[]];

const READ: readonly Row[] = [
  ['3.6 1-2-3-4-5 loses to 2-3-4-5-6 by the last number', '1c 2c 3c 4c 5t', '2s 3s 4s 5s 6m', {}, [{ option: 'straightOrder', value: 'natural', winner: 'b', clause: '3.6' }]],
  ['3.2 and the other way round at a table that plays so', '1c 2c 3c 4c 5t', '2s 3s 4s 5s 6m', NATURAL, [{ option: 'straightOrder', value: 'official', winner: 'a', clause: '3.2' }]],
  ['3.6 of the same numbers another tile decides the suit', '1c 2s 3t 4m 5c', '1s 2m 3s 4s 5t', {}, [{ option: 'straightOrder', value: 'natural', winner: 'b', clause: '3.6' }]],
  ['3.3 plain runs rank alike everywhere', '4c 5c 6c 7c 8t', '3s 4s 5s 6s 7m', {}, []],
  ['3.4 the highest number alike: the suit would decide before the second', '2m 13m 4m 5m 3m', '2s 9s 7s 5s 3s', {}, [
    { option: 'flushOrder', value: 'highest-then-suit', winner: 'b', clause: '3.4' },
    { option: 'flushOrder', value: 'suit-first', winner: 'b', clause: '3.4' },
  ]],
  ['3.4 suit first: another winner there alone', '2c 3c 4c 5c 7c', '1s 13s 12s 11s 9s', {}, [{ option: 'flushOrder', value: 'suit-first', winner: 'b', clause: '3.4' }]],
  ['3.4 at a table that plays the suit first', '2c 3c 4c 5c 7c', '1s 13s 12s 11s 9s', SUIT_FIRST, [
    { option: 'flushOrder', value: 'all-numbers', winner: 'a', clause: '3.4' },
    { option: 'flushOrder', value: 'highest-then-suit', winner: 'a', clause: '3.4' },
  ]],
  ['3.4 at a table that plays the highest number, then suit', '2m 13m 4m 5m 3m', '2s 9s 7s 5s 3s', HIGHEST_THEN_SUIT, [{ option: 'flushOrder', value: 'all-numbers', winner: 'a', clause: '3.4' }]],
  ['2.4 kinds rank alike everywhere', '3c 4c 5c 6c 8c', '1s 2s 3s 4s 5m', {}, []],
  ['3.1 pairs rank alike everywhere', '5s 5c', '5m 5t', {}, []],
  ['2.2 hands of different size are comparable nowhere', '2s', '3c 3t', {}, []],
];

describe('where another rulebook decides otherwise', () => {
  it.each(READ)('%s', (_, a, b, options, expected) => {
    expect(readings(hand(a), hand(b), { ...OFFICIAL_COMPARISON, highest: 15, ...options })).toEqual(expected);
  });

  it('3.4, 3.6 are the option values under which a new comparison has another winner', () => {
    const options = new Set<string>();
    const situations = fc.record({
      table: madeHands(2),
      straightOrder: fc.constantFrom(...STRAIGHT_ORDERS),
      flushOrder: fc.constantFrom(...FLUSH_ORDERS),
    });
    fc.assert(
      fc.property(situations, ({ table: { highest, hands: [a = [], b = []] }, ...rules }) => {
        const settings = { ...rules, highest };
        const winnerUnder = (changed: Partial<ComparisonSettings>): string | null => {
          const compared = compareHands(a, b, { ...settings, ...changed });
          return compared.ok ? compared.value.winner : null;
        };
        const own = winnerUnder({});
        const expected = [
          ...STRAIGHT_ORDERS.map((value) => ({ option: 'straightOrder', value, winner: winnerUnder({ straightOrder: value }) })),
          ...FLUSH_ORDERS.map((value) => ({ option: 'flushOrder', value, winner: winnerUnder({ flushOrder: value }) })),
        ].filter(({ winner }) => winner !== own);
        const found = readings(a, b, settings);
        expect(found.map(({ option, value, winner }) => ({ option, value, winner }))).toEqual(expected);
        found.forEach(({ option, value }) => options.add(`${option} ${value}`));
      }),
      { seed: SEED, numRuns: 400 },
    );
    expect(options.size).toBe(STRAIGHT_ORDERS.length + FLUSH_ORDERS.length);
  });
});
