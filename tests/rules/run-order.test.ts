import { describe, expect, it } from 'vitest';
import { compareHands, OFFICIAL_COMPARISON, runsStrongestFirst, type Tile } from '@/lib/rules';

const said = (highest: number, straightOrder: 'official' | 'natural' = 'official') =>
  runsStrongestFirst({ ...OFFICIAL_COMPARISON, highest, straightOrder }).map(({ numbers }) => numbers.join('-'));

describe('3.2 the full order of straights', () => {
  it('3.2 for three players', () => {
    expect(said(9)).toEqual(['1-2-3-4-5', '2-3-4-5-6', '6-7-8-9-1', '5-6-7-8-9', '4-5-6-7-8', '3-4-5-6-7']);
  });

  it.each([[9, 6], [13, 10], [15, 12]])('2.5 numbers 1–%i have %i straights', (highest, count) => {
    expect(new Set(said(highest)).size).toBe(count);
    expect(said(highest)).toHaveLength(count);
  });

  it('3.6 by last number: 1-2-3-4-5 lowest, the run ending in 1 highest', () => {
    expect(said(9, 'natural')).toEqual(['6-7-8-9-1', '5-6-7-8-9', '4-5-6-7-8', '3-4-5-6-7', '2-3-4-5-6', '1-2-3-4-5']);
  });

  it('each beats the next, as hands are compared', () => {
    for (const straightOrder of ['official', 'natural'] as const) {
      const settings = { ...OFFICIAL_COMPARISON, straightOrder, highest: 15 };
      const runs = runsStrongestFirst(settings);
      expect(runs.length).toBeGreaterThan(1);
      for (const [index, run] of runs.slice(1).entries()) {
        const laid = (numbers: readonly Tile['number'][], suits: readonly [Tile['suit'], Tile['suit']]) =>
          numbers.map((number, place): Tile => ({ number, suit: place === 2 ? suits[0] : suits[1] }));
        const result = compareHands(laid(runs[index]?.numbers ?? [], ['cloud', 'star']), laid(run.numbers, ['moon', 'sun']), settings);
        expect(result).toMatchObject({ ok: true, value: { winner: 'a' } });
      }
    }
  });
});
