import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classify,
  COMBINATION_KINDS,
  type ComparisonSettings,
  formatTiles,
  isSameTile,
  type NearMiss,
  nearMisses,
  OFFICIAL_COMPARISON,
  type Tile,
  tilesInPlay,
} from '@/lib/rules';
import { hand } from './hands';
import { madeHands } from './made-hands';
import { oracleMade } from './oracle';

const SEED = 20260403;
const official = (highest: number): ComparisonSettings => ({ ...OFFICIAL_COMPARISON, highest });

/** `straight -9m: 2 7` for: a straight, 9 of Moon in the way, wants a 2 or a 7. */
function text({ kind, drop, need }: NearMiss): string {
  const wanted = {
    number: () => (need.code === 'number' ? need.numbers.join(' ') : ''),
    suit: () => (need.code === 'suit' ? need.suit : ''),
    tile: () => (need.code === 'tile' ? formatTiles(need.tiles) : ''),
    'any-tile': () => 'any',
  }[need.code]();
  return `${kind}${drop === null ? '' : ` -${formatTiles([drop])}`}: ${wanted}`;
}

type Row = readonly [name: string, tiles: string, highest: number, near: readonly string[]];

const NEAR: readonly Row[] = [
  ['2.5 one tile short of a straight: needs an 8', '4c 5t 6m 7s 15c', 15, ['straight -15c: 3 8']],
  ['2.5 a gap in the middle has one number', '4c 5t 7m 8s 15c', 15, ['straight -15c: 6']],
  ['2.5 15-1-2 is no run: the 2 is in the way, or nothing', '13c 14t 15m 1s 2c', 15, ['straight -2c: 12']],
  ['2.5 the same tiles at a table up to 13 want a 10', '11c 12t 13m 1s 2c', 13, ['straight -2c: 10']],
  ['2.5 1-2-3-4 wants a 5 and no number before the 1', '1c 2t 3m 4s 9c', 15, ['straight -9c: 5']],
  ['2.6 four of a run and of a suit: straight flush, flush, straight', '3s 4s 5s 6s 9m', 15, ['straight-flush -9m: 7s 2s', 'flush -9m: sun', 'straight -9m: 2 7']],
  ['2.6 four of a suit want a fifth', '3s 5s 9s 13s 1m', 15, ['flush -1m: sun']],
  ['2.6 two pairs want a third of either', '4c 4t 5c 5t 9s', 15, ['full-house -9s: 4 5']],
  ['2.6 a triple and two different: the fourth, or a second of either', '4c 4t 4s 5c 9s', 15, ['four-card -5c: 4m', 'four-card -9s: 4m', 'full-house -5c: 9', 'full-house -9s: 5']],
  ['2.1 four of a number want any fifth', '7c 7t 7m 7s', 9, ['four-card: any']],
  ['2.1 two pairs are four tiles: a third of either', '7c 7t 8m 8s', 9, ['full-house: 7 8']],
  ['2.1 a triple and one more are four tiles', '4c 4t 4s 5c', 9, ['four-card: 4m', 'full-house: 5']],
  ['2.1 four of a run and of a suit', '3c 4c 5c 6c', 9, ['straight-flush: 7c 2c', 'flush: cloud', 'straight: 2 7']],
  ['2.1 four different tiles with nothing in common', '3c 5t 9m 1s', 9, []],
  ['2.1 two numbers are a tile short of a pair of either', '3c 4t', 9, ['pair -3c: 4', 'pair -4t: 3']],
  ['2.1 a pair and one more are a tile short of a triple', '3c 3t 4s', 9, ['triple -4s: 3']],
  ['2.1 three numbers are two tiles short', '3c 4t 5s', 9, []],
  ['2.6 nothing is near', '3c 5t 9m 13s 1c', 15, []],
  ['2.4 a combination is no near miss', '3c 4c 5c 6c 8c', 15, []],
  ['2.1 no tiles, nothing near', '', 15, []],
  ['2.1 six tiles are no hand', '3c 4c 5c 6c 7c 8c', 15, []],
  ['2.3 a tile twice is no hand', '3c 4c 5c 6c 6c', 15, []],
  ['2.3 a tile above the range is no hand', '6c 7c 8t 10c 1c', 9, []],
];

describe('one tile short', () => {
  it.each(NEAR)('%s', (_, tiles, highest, near) => {
    expect(nearMisses(hand(tiles), official(highest)).map(text)).toEqual(near);
  });

  it('2.1 a tile to complete is never one that lies there, and each completes that kind', () => {
    const near = nearMisses(hand('3s 4s 5s 6s 9m'), official(15));
    expect(near.map(({ completedBy }) => formatTiles(completedBy))).toEqual([
      '7s 2s',
      '8s 9s 10s 11s 12s 13s 14s 15s 1s',
      '7c 7t 7m 2c 2t 2m',
    ]);
  });

  it('2.4–2.6 are all ways to replace one tile by another, each once, by a second opinion', () => {
    let looked = 0;
    const kinds = new Set<string>();
    const broken = fc.record({ table: madeHands(1), drop: fc.nat(4), added: fc.nat() });
    fc.assert(
      fc.property(broken, ({ table: { highest, hands: [made = []] }, drop, added }) => {
        const rest = tilesInPlay(highest).filter((tile) => !made.includes(tile));
        const tiles = made.map((tile, place) => (place === drop ? (rest[added % rest.length] ?? tile) : tile));
        const found = nearMisses(tiles, official(highest));
        if (classify(tiles, highest).ok) {
          expect(found).toEqual([]);
          return;
        }
        const ways = found.flatMap(({ kind, drop: dropped, completedBy }) =>
          completedBy.map((tile) => `${kind} -${dropped === null ? '' : formatTiles([dropped])} +${formatTiles([tile])}`),
        );
        const expected = tiles.flatMap((dropped) => waysWithout(tiles, dropped, highest));
        expect([...ways].sort()).toEqual([...expected].sort());
        expect(found.length).toBeGreaterThan(0);
        const places = found.map(({ kind }) => COMBINATION_KINDS.indexOf(kind));
        expect(places).toEqual([...places].sort((one, other) => other - one));
        looked += 1;
        found.forEach(({ kind }) => kinds.add(kind));
      }),
      { seed: SEED, numRuns: 150, endOnFailure: true },
    );
    expect(looked).toBeGreaterThan(100);
    expect(kinds.size).toBe(5);
  });
});

function waysWithout(tiles: readonly Tile[], dropped: Tile, highest: number): readonly string[] {
  const kept = tiles.filter((tile) => tile !== dropped);
  return tilesInPlay(highest)
    .filter((tile) => !tiles.some((each) => isSameTile(each, tile)))
    .flatMap((tile) => {
      const kind = oracleMade([...kept, tile], highest);
      return kind === null ? [] : [`${kind} -${formatTiles([dropped])} +${formatTiles([tile])}`];
    });
}
