import { describe, expect, it } from 'vitest';
import {
  classify,
  COMBINATION_KINDS,
  type CombinationError,
  type CombinationKind,
  formatTiles,
  MADE_KINDS,
  runsInPlay,
  type Tile,
} from '@/lib/rules';
import { combination, hand, permutations } from './hands';

type Row = readonly [name: string, text: string, highest: number, kind: CombinationKind];

const NAMED: readonly Row[] = [
  ['2.1 one tile is a single', '3c', 9, 'single'],
  ['2.1 two of a number are a pair', '5s 5t', 9, 'pair'],
  ['2.1 three of a number are a triple', '2c 2m 2s', 13, 'triple'],
  ['2.5 1-2-3-4-5 is a straight for three', '1s 2c 3t 4m 5s', 9, 'straight'],
  ['2.5 1-2-3-4-5 is a straight for four', '1s 2c 3t 4m 5s', 13, 'straight'],
  ['2.5 1-2-3-4-5 is a straight for five', '1s 2c 3t 4m 5s', 15, 'straight'],
  ['2.5 2-3-4-5-6 is a straight for three', '2s 3c 4t 5m 6s', 9, 'straight'],
  ['2.5 2-3-4-5-6 is a straight for four', '2s 3c 4t 5m 6s', 13, 'straight'],
  ['2.5 2-3-4-5-6 is a straight for five', '2s 3c 4t 5m 6s', 15, 'straight'],
  ['2.5 1 follows 6', '3s 4c 5t 6m 1s', 6, 'straight'],
  ['2.5 1 follows 9 as 10', '6s 7c 8t 9m 1s', 9, 'straight'],
  ['2.5 1 follows 13 as 14', '10s 11c 12t 13m 1s', 13, 'straight'],
  ['2.5 1 follows 15 as 16', '12s 13c 14t 15m 1s', 15, 'straight'],
  ['2.5 3-4-5-6-7 is the lowest plain run', '3c 4c 5c 6c 7t', 9, 'straight'],
  ['2.5 8-9-10-11-12 keeps apart the numbers above nine', '8c 9c 10c 11c 12t', 13, 'straight'],
  ['2.5 11-12-13-14-15 is the highest plain run', '11c 12c 13c 14c 15t', 15, 'straight'],
  ['2.5 four Suns in a row and a Cloud are only a straight', '3s 4s 5s 6s 7c', 9, 'straight'],
  ['2.6 five of a suit are a flush', '2s 9s 7s 5s 3s', 9, 'flush'],
  ['2.6 2-1-highest of a suit are a flush, no straight', '2s 1s 13s 12s 11s', 13, 'flush'],
  ['2.6 14-15-1-2-3 of a suit are a flush, no straight', '14m 15m 1m 2m 3m', 15, 'flush'],
  ['2.6 a run ending in 1 below the highest number is a flush, no straight', '10m 11m 12m 13m 1m', 15, 'flush'],
  ['2.6 triple and pair are a full house', '4c 4t 4s 5c 5t', 9, 'full-house'],
  ['2.6 four of a number and any fifth are a four card', '5c 5t 5m 5s 3c', 9, 'four-card'],
  ['2.6 the fifth may be stronger', '3c 3t 3m 3s 2s', 9, 'four-card'],
  ['2.6 straight and flush at once, low', '1s 2s 3s 4s 5s', 9, 'straight-flush'],
  ['2.6 straight and flush at once, 2-3-4-5-6', '2m 3m 4m 5m 6m', 13, 'straight-flush'],
  ['2.6 straight and flush at once, ending in 1', '12c 13c 14c 15c 1c', 15, 'straight-flush'],
];

const REFUSED: readonly (readonly [name: string, text: string, highest: number, error: CombinationError])[] = [
  ['2.1 no tile is no combination', '', 9, { code: 'empty' }],
  ['2.1 four of a number are never a combination', '7c 7t 7m 7s', 9, { code: 'four-tiles' }],
  ['2.1 two pairs are not one play', '7c 7t 8m 8s', 9, { code: 'four-tiles' }],
  ['2.1 six tiles are too many', '3c 4c 5c 6c 7c 8c', 9, { code: 'wrong-count', count: 6 }],
  ['2.1 two numbers are no pair', '3c 4c', 9, { code: 'no-combination' }],
  ['2.1 a pair and one more are no triple', '3c 3t 4c', 9, { code: 'no-combination' }],
  ['2.6 two pairs and one more are nothing', '3c 3t 4c 4t 5c', 9, { code: 'no-combination' }],
  ['2.6 a triple and two different are nothing', '3c 3t 3m 4t 5c', 9, { code: 'no-combination' }],
  ['2.6 a pair and three different are nothing', '3c 3t 4c 5t 6c', 9, { code: 'no-combination' }],
  ['2.6 four of a suit are nothing', '2s 9s 7s 5s 3m', 9, { code: 'no-combination' }],
  ['2.5 13-14-15-1-2 is no straight', '13c 14t 15m 1s 2c', 15, { code: 'no-combination' }],
  ['2.5 14-15-1-2-3 is no straight', '14c 15t 1m 2s 3c', 15, { code: 'no-combination' }],
  ['2.5 15-1-2-3-4 is no straight', '15c 1t 2m 3s 4c', 15, { code: 'no-combination' }],
  ['2.5 7-8-9-1-2 is no straight for three', '7c 8t 9m 1s 2c', 9, { code: 'no-combination' }],
  ['2.5 1 does not follow 13 where 15 is the highest', '10c 11c 12t 13m 1s', 15, { code: 'no-combination' }],
  ['2.5 a row with a gap is no straight', '3c 4t 5m 6s 8c', 9, { code: 'no-combination' }],
  ['2.3 a tile may not stand twice: a pair', '5s 5s', 9, { code: 'tile-twice', tile: { number: 5, suit: 'sun' } }],
  ['2.3 a tile may not stand twice: first and last', '4s 5s 6s 7s 4s', 9, { code: 'tile-twice', tile: { number: 4, suit: 'sun' } }],
  ['2.3 a tile may not stand twice: named before the count', '4s 5s 6s 5s', 9, { code: 'tile-twice', tile: { number: 5, suit: 'sun' } }],
];

const outcome = (tiles: readonly Tile[], highest: number): CombinationKind | CombinationError => {
  const classified = classify(tiles, highest);
  return classified.ok ? classified.value.kind : classified.error;
};

describe('classify', () => {
  it.each(NAMED)('%s', (_, text, highest, kind) => {
    expect(outcome(hand(text, highest), highest)).toBe(kind);
  });

  it.each(REFUSED)('%s', (_, text, highest, error) => {
    expect(outcome(hand(text, highest), highest)).toEqual(error);
  });

  it('2.3 refuses a number above the range and names the tile', () => {
    const refused = { code: 'out-of-range', tile: { number: 10, suit: 'cloud' }, highest: 9 };
    expect(outcome(hand('10c'), 9)).toEqual(refused);
    expect(outcome(hand('6s 7c 8t 9m 10c'), 9)).toEqual(refused);
    expect(outcome(hand('10c 10c 3s 3s'), 9)).toEqual(refused);
  });

  it.each([0, -1, 2.5, Number.NaN, 16])('2.3 refuses a number that is on no tile: %d', (number) => {
    const stray = { number, suit: 'sun' } as unknown as Tile;
    expect(outcome([stray], 15)).toEqual({ code: 'out-of-range', tile: stray, highest: 15 });
  });

  it.each([5, 16, 9.5])('1.4 has no table with numbers up to %d: our fault, so it throws', (highest) => {
    expect(() => classify(hand('3c'), highest)).toThrow('from 6 to 15');
  });

  it('2.4 has the Made kinds weakest first, after single, pair, triple', () => {
    expect(MADE_KINDS).toEqual(['straight', 'flush', 'full-house', 'four-card', 'straight-flush']);
    expect(COMBINATION_KINDS).toEqual(['single', 'pair', 'triple', ...MADE_KINDS]);
    expect(new Set(NAMED.map(([, , , kind]) => kind))).toEqual(new Set(COMBINATION_KINDS));
  });

  it.each([
    [6, 3],
    [9, 6],
    [13, 10],
    [15, 12],
  ])('2.5 with numbers up to %i has %i straights by number, none twice, each recognised', (highest, count) => {
    const runs = runsInPlay(highest);
    expect(runs).toHaveLength(count);
    expect(new Set(runs.map((run) => [...run.numbers].sort().join())).size).toBe(count);
    const suits = ['sun', 'cloud', 'star', 'moon', 'sun'] as const;
    for (const run of runs) {
      const tiles = run.numbers.map((number, index) => ({ number, suit: suits[index] ?? 'sun' }));
      expect(outcome(tiles, highest)).toBe('straight');
    }
  });

  it('2.6 the order of the tiles does not matter: all 120 orders of every named hand of five', () => {
    let looked = 0;
    for (const [, text, highest, kind] of NAMED) {
      const laid = hand(text, highest);
      const expected = classify(laid, highest);
      for (const order of permutations(laid)) {
        looked += 1;
        expect(classify(order, highest)).toEqual(expected);
        expect(outcome(order, highest)).toBe(kind);
      }
    }
    expect(looked).toBe(24 * 120 + 1 + 2 + 6);
  });

  it('2.6 leaves the tiles as they were laid out, and hands back the same tiles', () => {
    for (const [, text, highest] of NAMED) {
      const laid = Object.freeze(hand(text, highest).map((tile) => Object.freeze(tile)));
      const found = classify(laid, highest);
      expect(formatTiles(laid)).toBe(text);
      expect(found.ok && found.value.tiles.every((tile) => laid.includes(tile))).toBe(true);
    }
  });

  it('2.6 carries what a comparison and a screen need', () => {
    expect(combination('5t 5s')).toMatchObject({ kind: 'pair', strongest: { number: 5, suit: 'sun' } });
    expect(combination('5t 5c 5m')).toMatchObject({ kind: 'triple', number: 5 });
    expect(combination('1c 3c 2t 5c 4c')).toMatchObject({ run: { numbers: [1, 2, 3, 4, 5], place: 0 } });
    expect(combination('1c 9c 8t 7c 6c', 9)).toMatchObject({ run: { numbers: [6, 7, 8, 9, 1], place: 5 } });
    const fullHouse = combination('5c 4t 5t 4s 4c');
    expect(fullHouse).toMatchObject({ triple: hand('4s 4t 4c'), pair: hand('5t 5c') });
    const fourCard = combination('3c 2s 3s 3t 3m');
    expect(fourCard).toMatchObject({ four: hand('3s 3m 3t 3c'), fifth: hand('2s'), tiles: hand('2s 3s 3m 3t 3c') });
  });

  it('2.5 10, 11, 12, 13, 14 and 15 are six different numbers', () => {
    const faces = [10, 11, 12, 13, 14, 15];
    for (const one of faces) {
      for (const other of faces) {
        expect(outcome(hand(`${one}s ${other}c`), 15)).toEqual(one === other ? 'pair' : { code: 'no-combination' });
      }
    }
  });
});
