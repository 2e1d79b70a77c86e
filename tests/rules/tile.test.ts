import { describe, expect, it } from 'vitest';
import {
  type DealChoice,
  dealFor,
  dealsFor,
  formatTile,
  formatTiles,
  HIGHEST_NUMBERS,
  isInPlay,
  NUMBERS_BY_STRENGTH,
  numberRank,
  numbersInPlay,
  requireHighest,
  runsInPlay,
  strongestFirst,
  SUIT_LETTERS,
  suitRank,
  SUITS,
  TABLE_SIZES,
  tileCode,
  tileFromCode,
  TILES,
  tilesInPlay,
  unusedTiles,
} from '@/lib/rules';
import { hand } from './hands';

describe('tiles', () => {
  it('1.1 are sixty: numbers 1–15 in four suits, none twice', () => {
    expect(TILES).toHaveLength(60);
    expect(new Set(TILES.map(formatTile)).size).toBe(60);
    expect([...new Set(TILES.map((tile) => tile.number))].sort((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
  });

  it('1.1 have the suits Sun > Moon > Star > Cloud', () => {
    expect([...SUITS].sort((one, other) => suitRank(other) - suitRank(one))).toEqual(['sun', 'moon', 'star', 'cloud']);
  });

  it('1.3 rank 3, 4, … highest, 1, 2', () => {
    expect(NUMBERS_BY_STRENGTH).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1, 2]);
    expect(NUMBERS_BY_STRENGTH.map(numberRank)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    const numbers = strongestFirst(tilesInPlay(9)).map((tile) => tile.number);
    expect([...new Set(numbers)]).toEqual([2, 1, 9, 8, 7, 6, 5, 4, 3]);
  });

  it.each([
    [2, 6, 24, 12],
    [3, 9, 36, 12],
    [4, 13, 52, 13],
    [5, 15, 60, 12],
  ] as const)('1.4 with %i players run 1–%i: %i tiles, %i each', (players, highest, tiles, handSize) => {
    const deal = dealFor(players);
    expect(deal).toMatchObject({ players, highest, handSize });
    expect(numbersInPlay(deal.highest)).toHaveLength(highest);
    expect(tilesInPlay(deal.highest)).toHaveLength(tiles);
    expect(TILES.filter((tile) => isInPlay(tile, highest))).toEqual(tilesInPlay(highest));
  });

  it('1.4 follows the other deals: 1–9 for two, the full deck for three and four', () => {
    const choice = { dealPlan: 'full-deck', twoPlayerDeal: 'up-to-nine' } as const;
    expect(([2, 3, 4, 5] as const).map((players) => dealFor(players, choice))).toEqual([
      { plan: 'up-to-nine', players: 2, highest: 9, handSize: 13 },
      { plan: 'full-deck', players: 3, highest: 15, handSize: 20 },
      { plan: 'full-deck', players: 4, highest: 15, handSize: 15 },
      { plan: 'standard', players: 5, highest: 15, handSize: 12 },
    ]);
  });

  it.each(TABLE_SIZES)('1.4 for %i players: every deal is found by its plan, and none deals more than there is', (players) => {
    const deals = dealsFor(players);
    expect(deals).toHaveLength({ 2: 2, 3: 2, 4: 2, 5: 1 }[players]);
    for (const deal of deals) {
      const choice = { dealPlan: 'standard', twoPlayerDeal: 'up-to-six', [players === 2 ? 'twoPlayerDeal' : 'dealPlan']: deal.plan };
      expect(dealFor(players, choice as DealChoice)).toBe(deal);
      expect(unusedTiles(deal)).toBe(deal.plan === 'up-to-nine' ? 10 : 0);
    }
    expect(dealFor(players)).toBe(deals[0]);
  });

  it('1.4, 2.5 the ranges there are, and how many straights each has', () => {
    expect(HIGHEST_NUMBERS).toEqual([6, 9, 13, 15]);
    expect(HIGHEST_NUMBERS.map((highest) => runsInPlay(highest).length)).toEqual([3, 6, 10, 12]);
  });

  it('1.4 knows no range below 6, above 15, or in between whole numbers', () => {
    for (const highest of [0, 5, 16, 9.5, Number.NaN, -9]) {
      expect(() => requireHighest(highest)).toThrow('from 6 to 15');
      expect(() => tilesInPlay(highest)).toThrow('from 6 to 15');
    }
  });

  it('1.6 have the suit letters c t m s', () => {
    expect(SUITS.map((suit) => SUIT_LETTERS[suit])).toEqual(['c', 't', 'm', 's']);
    expect(formatTiles([tileFromCode(0), tileFromCode(59), { number: 10, suit: 'star' }, { number: 1, suit: 'moon' }])).toBe(
      '3c 2s 10t 1m',
    );
  });

  it('3.1 have codes 0–59 in the order of singles, and come back from them', () => {
    expect(TILES.map(tileCode)).toEqual(Array.from({ length: 60 }, (_, code) => code));
    expect(TILES.map((tile) => tileFromCode(tileCode(tile)))).toEqual(TILES);
    for (const code of [-1, 60, 1.5, Number.NaN]) expect(() => tileFromCode(code)).toThrow();
  });

  it('1.3 sort into a new list, strongest first, and leave the old one', () => {
    const laid = Object.freeze([...hand('3s 2c 1s 15m 3c')]);
    expect(formatTiles(strongestFirst(laid))).toBe('2c 1s 15m 3s 3c');
    expect(formatTiles(laid)).toBe('3s 2c 1s 15m 3c');
  });
});
