import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classify,
  type Combination,
  type ComparisonSettings,
  countStronger,
  FLUSH_ORDERS,
  formatTiles,
  HAND_SIZES,
  handStrength,
  MADE_KINDS,
  OFFICIAL_COMPARISON,
  STRAIGHT_ORDERS,
  strengthOrder,
  type Tile,
  tileCode,
  tilesInPlay,
} from '@/lib/rules';
import { findDifference } from '@/lib/rules/compare';
import { choices, combination, forEachFive, hand, sharesTile, strengthOf } from './hands';
import { madeHands } from './made-hands';

const SEED = 20260403;
/** Milliseconds that a sweep may take on a busy machine. */
const SLOW = 120_000;

const official = (highest: number): ComparisonSettings => ({ ...OFFICIAL_COMPARISON, highest });
const optionsOf = fc.record({
  straightOrder: fc.constantFrom(...STRAIGHT_ORDERS),
  flushOrder: fc.constantFrom(...FLUSH_ORDERS),
});

/** [name, hand, excluded, highest, beaten by, playable, sets, strongest, next stronger, options] */
type Row = readonly [
  name: string,
  text: string,
  excluded: string,
  highest: number,
  counts: readonly [beatenBy: number, playable: number, sets: number],
  strongest: string | null,
  nextStronger: string | null,
  options: Partial<ComparisonSettings>,
];

const COUNTED: readonly Row[] = [
  ['2.4 nothing beats 1-2-3-4-5 of Sun', '1s 2s 3s 4s 5s', '', 15, [0, 22_104, 3_478_761], '2m 1m 5m 4m 3m', null, {}],
  ['3.6 by the last number, nothing beats the run ending in 1 of Sun', '12s 13s 14s 15s 1s', '', 15, [0, 22_104, 3_478_761], '1m 15m 14m 13m 12m', null, { straightOrder: 'natural' }],
  ['3.1 nothing beats the 2 of Sun', '2s', '', 15, [0, 59, 59], '2m', null, {}],
  ['3.1 every single but the 3 of Cloud beats it', '3c', '', 9, [35, 35, 35], '2s', '3t', {}],
  ['3.1 the pair without the Sun is beaten by the one with it', '2t 2m', '', 9, [1, 49, 561], '2s 2c', '2s 2c', {}],
  ['3.1 a seen Sun cannot beat it', '2t 2m', '2s', 9, [0, 48, 528], '1s 1m', null, {}],
  ['3.1 triples: four for each higher number', '1c 1t 1m', '', 9, [4, 32, 5456], null, null, {}],
  ['2.4 only the 15 straight flushes left beat four 2s', '2c 2t 2m 2s 1s', '', 9, [15, 5337, 169_911], '1m 9m 8m 7m 6m', '7c 6c 5c 4c 3c', {}],
  ['2.3 all other tiles are seen: nothing is left to beat it', '3c 4c 5c 6c 7t', '1 2 3 4 5 6 7 8 9', 9, [0, 0, 0], null, null, {}],
  ['2.2 four tiles are left: no five of them', '3c 4c 5c 6c 7t', '1 2 3 4 5 6 8 9', 9, [0, 0, 0], null, null, {}],
  ['2.3 of fifty tiles, 2,118,760 sets of five', '3c 4c 5c 6c 7t', '8c 9c 10c 11c 12t', 15, [13_400, 13_481, 2_118_760], '2s 1s 5s 4s 3s', '7m 6t 5t 4t 3t', {}],
];

/** `1 2` stands for all tiles of these numbers, `2s` for one tile. */
function excludedTiles(text: string, highest: number): readonly Tile[] {
  return text.split(' ').flatMap((word) => {
    if (/[a-z]$/.test(word)) return hand(word, highest);
    return tilesInPlay(highest).filter((tile) => String(tile.number) === word);
  });
}

describe('how many hands beat it', () => {
  it.each(COUNTED)('%s', (_, text, excluded, highest, counts, strongest, nextStronger, options) => {
    const counted = countStronger(combination(text, highest), excludedTiles(excluded, highest), {
      ...official(highest),
      ...options,
    });
    expect([counted.beatenBy, counted.playable, counted.sets]).toEqual(counts);
    if (strongest !== null || counted.playable === 0) expect(textOf(counted.strongest)).toBe(strongest);
    if (nextStronger !== null || counted.beatenBy === 0) expect(textOf(counted.nextStronger)).toBe(nextStronger);
  });

  it('2.3 a tile excluded twice, or one of the hand, or one out of play, changes nothing', () => {
    const made = combination('4c 4t 4s 5c 5t', 9);
    const once = countStronger(made, hand('2s 1s'), official(9));
    expect(countStronger(made, hand('2s 4c 1s 2s 5t 15s'), official(9))).toEqual(once);
    expect(once.beatenBy).toBeGreaterThan(0);
  });

  it('3.7 is what trying every set of the tiles left gives, for Made hands', () => {
    const tally = new Set<string>();
    let looked = 0;
    const situations = fc.record({
      table: madeHands(4),
      rules: optionsOf,
      further: fc.array(fc.nat(), { maxLength: 3 }),
      alsoOwn: fc.boolean(),
    });
    fc.assert(
      fc.property(situations, ({ table: { highest, hands }, rules, further, alsoOwn }) => {
        const [own = [], ...others] = hands;
        const rest = tilesInPlay(highest).filter((tile) => !hands.flat().includes(tile));
        const left = new Set([...others.flat(), ...further.flatMap((place) => rest[place % rest.length] ?? [])]);
        const made = combination(formatTiles(own), highest);
        checkAgainstAll(made, [...left], alsoOwn, { ...rules, highest });
        looked += 1;
        tally.add(made.kind).add(rules.straightOrder).add(rules.flushOrder).add(String(highest));
      }),
      { seed: SEED, numRuns: 160, endOnFailure: true },
    );
    expect(looked).toBe(160);
    expect([...tally].sort()).toEqual([...MADE_KINDS, ...STRAIGHT_ORDERS, ...FLUSH_ORDERS, '9', '13', '15'].sort());
  }, SLOW);

  it.each(HAND_SIZES.filter((size) => size !== 5))('3.7 is what trying every set gives, for %i of a number', (size) => {
    let looked = 0;
    const situations = fc.constantFrom(9, 13, 15).chain((highest) =>
      fc.record({
        highest: fc.constant(highest),
        own: fc.constantFrom(...choices(tilesInPlay(highest), size).filter((tiles) => classify(tiles, highest).ok)),
        left: fc.subarray([...tilesInPlay(highest)], { minLength: 1 }),
        alsoOwn: fc.boolean(),
        rules: optionsOf,
      }),
    );
    fc.assert(
      fc.property(situations, ({ highest, own, left, alsoOwn, rules }) => {
        const others = left.filter((tile) => !own.includes(tile));
        checkAgainstAll(combination(formatTiles(own), highest), others, alsoOwn, { ...rules, highest });
        looked += 1;
      }),
      { seed: SEED, numRuns: 40, endOnFailure: true },
    );
    expect(looked).toBe(40);
  }, SLOW);

  it.each([
    ['13c 12c 9c 5c 3c', 13, { flushOrder: 'all-numbers' }],
    ['13m 12m 9m 5m 3m', 13, { flushOrder: 'highest-then-suit' }],
    ['2t 13t 9t 5t 3t', 13, { flushOrder: 'suit-first' }],
    ['1c 15t 14c 13s 12s', 15, { straightOrder: 'natural' }],
    ['2s 3t 4c 5s 6s', 15, { straightOrder: 'official' }],
    ['7c 7t 7m 4s 4c', 15, {}],
    ['7c 6c 5c 4c 3c', 15, {}],
  ] as const)('3.7 is what trying all sets of five of the whole table gives: %s of 1–%i', (text, highest, options) => {
    const made = combination(text, highest);
    const settings = { ...official(highest), ...options };
    const order = strengthOrder(highest, settings);
    const own = strengthOf(made.tiles, order);
    const ownCodes = new Set(made.tiles.map(tileCode));
    const isOwn = (code: number): boolean => ownCodes.has(code);
    const all = { beatenBy: 0, playable: 0, sets: 0 };
    let strongest = 0;
    let next = Number.POSITIVE_INFINITY;
    forEachFive(highest, (_, a, b, c, d, e) => {
      if (isOwn(a) || isOwn(b) || isOwn(c) || isOwn(d) || isOwn(e)) return;
      all.sets += 1;
      const strength = handStrength(a, b, c, d, e, order);
      if (strength === 0) return;
      all.playable += 1;
      strongest = Math.max(strongest, strength);
      if (strength <= own) return;
      all.beatenBy += 1;
      next = Math.min(next, strength);
    });
    const counted = countStronger(made, [], settings);
    expect(counted).toMatchObject(all);
    expect(strengthOf(counted.strongest?.tiles ?? [], order)).toBe(strongest);
    expect(strengthOf(counted.nextStronger?.tiles ?? [], order)).toBe(next);
  }, SLOW);
});

/** Takes every set of the tiles left, asks the readable path what it is and whether it beats the hand. */
function checkAgainstAll(own: Combination, left: readonly Tile[], alsoOwn: boolean, settings: ComparisonSettings): void {
  const { highest } = settings;
  const sets = choices(left, own.tiles.length);
  const playable = sets.flatMap((tiles) => {
    const classified = classify(tiles, highest);
    return classified.ok ? [classified.value] : [];
  });
  const beats = (one: Combination, other: Combination): boolean => {
    const difference = findDifference(one, other, settings);
    return difference !== null && difference.a.value > difference.b.value;
  };
  const stronger = playable.filter((each) => beats(each, own));
  const excluded = tilesInPlay(highest).filter(
    (tile) => !left.includes(tile) && (alsoOwn || !sharesTile([tile], own.tiles)),
  );

  const counted = countStronger(own, excluded, settings);
  expect(counted.beatenBy).toBe(stronger.length);
  expect(counted.playable).toBe(playable.length);
  expect(counted.sets).toBe(sets.length);
  expect(counted.strongest === null).toBe(playable.length === 0);
  expect(counted.nextStronger === null).toBe(stronger.length === 0);
  for (const named of [counted.strongest, counted.nextStronger]) {
    if (named !== null) expect(playable).toContainEqual(named);
  }
  if (counted.strongest !== null) {
    const { strongest } = counted;
    expect(playable.filter((each) => beats(each, strongest))).toEqual([]);
  }
  if (counted.nextStronger !== null) {
    const { nextStronger } = counted;
    expect(beats(nextStronger, own)).toBe(true);
    expect(stronger.filter((each) => beats(nextStronger, each))).toEqual([]);
  }
}

function textOf(named: Combination | null): string | null {
  return named === null ? null : formatTiles(named.tiles);
}
