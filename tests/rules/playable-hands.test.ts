import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classify,
  type Combination,
  type ComparisonSettings,
  FLUSH_ORDERS,
  formatTiles,
  HAND_SIZES,
  type HeldTilesError,
  OFFICIAL_COMPARISON,
  playableHands,
  STRAIGHT_ORDERS,
  type Tile,
  tilesInPlay,
} from '@/lib/rules';
import { findDifference } from '@/lib/rules/compare';
import { combination, hand } from './hands';
import { madeHands } from './made-hands';

const SEED = 20260403;
/** Milliseconds that a sweep may take on a busy machine. */
const SLOW = 120_000;

const official = (highest: number): ComparisonSettings => ({ ...OFFICIAL_COMPARISON, highest });

function answers(held: readonly Tile[], toBeat: Combination | null, settings: ComparisonSettings): readonly Combination[] {
  const playable = playableHands(held, toBeat, settings);
  if (!playable.ok) throw new Error(playable.error.code);
  return playable.value;
}

/** [name, held, to beat or '' when nothing lies there, answers in order] */
type Row = readonly [name: string, held: string, toBeat: string, expected: readonly string[]];

const ANSWERED: readonly Row[] = [
  ['2.6 a flush and a straight from different tiles are no straight flush', '3s 4s 5s 6s 7c 9s', '3c 4c 5c 6t 7m', ['flush: 9s 6s 5s 4s 3s']],
  ['2.6 a straight of one suit is listed once, as a straight flush', '3s 4s 5s 6s 7s', '2c 2t 2m 2s 1s', ['straight-flush: 7s 6s 5s 4s 3s']],
  ['2.2 a pair is beaten by pairs alone', '9c 9t 9m 2s', '8c 8s', ['pair: 9t 9c', 'pair: 9m 9c', 'pair: 9m 9t']],
  ['3.1 the pair that holds the Sun answers its own number', '5s 5c 4s 4m', '5t 5m', ['pair: 5s 5c']],
  ['3.1 every stronger single, weakest first', '2c 1s 3s 4c 5t', '4t', ['single: 5t', 'single: 1s', 'single: 2c']],
  ['3.3 the next suit of the same straight is enough', '7m 6c 5c 4c 3m 9s', '7t 6s 5s 4s 3s', ['straight: 7m 6c 5c 4c 3m']],
  ['3.5 the next number of a full house is enough', '9c 9t 9m 4c 4t', '8c 8t 8m 2c 2t', ['full-house: 9m 9t 9c 4t 4c']],
  ['2.1 four of a number answer a triple four times and are no play themselves', '7c 7t 7m 7s', '6c 6t 6m', ['triple: 7m 7t 7c', 'triple: 7s 7t 7c', 'triple: 7s 7m 7c', 'triple: 7s 7m 7t']],
  ['2.4 nothing beats 1-2-3-4-5 of Sun', '2m 1m 3m 4m 5m 9c 9t 9m 9s', '1s 2s 3s 4s 5s', []],
  ['2.1 anything can lead', '6c 6t 6m', '', ['single: 6c', 'single: 6t', 'single: 6m', 'pair: 6t 6c', 'pair: 6m 6c', 'pair: 6m 6t', 'triple: 6m 6t 6c']],
  ['2.1 no tiles, nothing to play', '', '', []],
];

const REFUSED: readonly (readonly [name: string, held: string, toBeat: string, error: HeldTilesError])[] = [
  ['2.3 a tile above the range', '10c 3c', '', { code: 'out-of-range', tile: { number: 10, suit: 'cloud' }, highest: 9 }],
  ['2.3 a tile held twice', '3c 4c 3c', '', { code: 'tile-twice', tile: { number: 3, suit: 'cloud' } }],
  ['2.3 a tile that lies on the table', '3c 4c', '4t 4c', { code: 'tile-in-both', tile: { number: 4, suit: 'cloud' } }],
];

describe('what can be played', () => {
  it.each(ANSWERED)('%s', (_, held, toBeat, expected) => {
    const found = answers(hand(held), toBeat === '' ? null : combination(toBeat), official(15));
    expect(found.map(({ kind, tiles }) => `${kind}: ${formatTiles(tiles)}`)).toEqual(expected);
  });

  it.each(REFUSED)('%s', (_, held, toBeat, error) => {
    const refused = playableHands(hand(held), toBeat === '' ? null : combination(toBeat, 9), official(9));
    expect(refused).toEqual({ ok: false, error });
  });

  it('2.6 S3 S4 S5 S6 C7 S9 list a flush and a straight, no straight flush', () => {
    const found = answers(hand('3s 4s 5s 6s 7c 9s'), null, official(15));
    expect(found.map(({ kind }) => kind)).toEqual([...Array<string>(6).fill('single'), 'straight', 'flush']);
  });

  it('2.3 leaves the list as it is, and its order changes nothing', () => {
    const held = Object.freeze(hand('9s 3s 7c 5s 4s 6s').map((tile) => Object.freeze(tile)));
    const found = answers(held, null, official(15));
    expect(formatTiles(held)).toBe('9s 3s 7c 5s 4s 6s');
    expect(found).toEqual(answers(held.toReversed(), null, official(15)));
  });

  it('2.1–2.6 are the subsets that are combinations, each once, weakest first', () => {
    let looked = 0;
    const kinds = new Set<string>();
    const situations = fc.record({
      table: madeHands(3),
      more: fc.array(fc.nat(), { maxLength: 3 }),
      lead: fc.boolean(),
      size: fc.constantFrom(...HAND_SIZES),
      straightOrder: fc.constantFrom(...STRAIGHT_ORDERS),
      flushOrder: fc.constantFrom(...FLUSH_ORDERS),
    });
    fc.assert(
      fc.property(situations, ({ table: { highest, hands: [one = [], other = [], laid = []] }, more, lead, size, ...rules }) => {
        const settings = { ...rules, highest };
        const rest = tilesInPlay(highest).filter((tile) => ![...one, ...other, ...laid].includes(tile));
        const held = [...new Set([...one, ...other, ...more.map((place) => rest[place % rest.length])])].filter((tile) => tile !== undefined);
        const toBeat = lead ? null : toBeatOf(size, laid, highest);
        const found = answers(held, toBeat, settings);

        const expected = subsets(held).flatMap((tiles) => {
          const classified = classify(tiles, highest);
          if (!classified.ok) return [];
          if (toBeat !== null && (toBeat.tiles.length !== tiles.length || !beats(classified.value, toBeat, settings))) return [];
          return [classified.value];
        });
        expect(texts(found).sort()).toEqual(texts(expected).sort());
        expect(new Set(texts(found)).size).toBe(found.length);
        found.forEach((weaker, index) => {
          const stronger = found[index + 1];
          if (stronger === undefined) return;
          const sameSize = weaker.tiles.length === stronger.tiles.length;
          expect(sameSize ? !beats(weaker, stronger, settings) : weaker.tiles.length < stronger.tiles.length).toBe(true);
        });
        looked += 1;
        found.forEach(({ kind }) => kinds.add(kind));
      }),
      { seed: SEED, numRuns: 60, endOnFailure: true },
    );
    expect(looked).toBe(60);
    expect(kinds.size).toBe(8);
  }, SLOW);

  it('1.4 twenty tiles, the most that are dealt: all four suits of five numbers', () => {
    const held = hand('3c 3t 3m 3s 4c 4t 4m 4s 5c 5t 5m 5s 6c 6t 6m 6s 7c 7t 7m 7s');
    const sizes = answers(held, null, official(15)).map(({ tiles }) => tiles.length);
    const count = (size: number): number => sizes.filter((each) => each === size).length;
    // 4⁵ straights of any suits, 5 × 4 numbers × 4 × 6 full houses, 5 × 16 four cards.
    expect(HAND_SIZES.map(count)).toEqual([20, 30, 20, 1024 + 480 + 80]);
  });
});

/** A combination of that size from a Made hand, where it has one; the first tile otherwise. */
function toBeatOf(size: number, laid: readonly Tile[], highest: number): Combination {
  const found = subsets(laid).find((tiles) => tiles.length === size && classify(tiles, highest).ok);
  return combination(formatTiles(found ?? laid.slice(0, 1)), highest);
}

function subsets(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  return tiles.reduce<readonly (readonly Tile[])[]>((all, tile) => [...all, ...all.map((chosen) => [...chosen, tile])], [[]]);
}

function beats(one: Combination, other: Combination, settings: ComparisonSettings): boolean {
  const difference = findDifference(one, other, settings);
  return difference !== null && difference.a.value > difference.b.value;
}

function texts(found: readonly Combination[]): string[] {
  return found.map(({ kind, tiles }) => `${kind}: ${formatTiles(tiles)}`);
}
