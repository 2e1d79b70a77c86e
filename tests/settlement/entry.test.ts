import { describe, expect, it } from 'vitest';
import { checkEntry, ENTRY_CLAUSES, type EntryErrorCode } from '@/lib/settlement';
import { seat, type Seat } from '@/lib/shared';
import { roundOf, tableOf } from '../support/round-text';
import { IMPOSSIBLE_ROUNDS } from './entry-vectors';

describe('a round that cannot be is refused with every fault and its seat', () => {
  it.each(IMPOSSIBLE_ROUNDS)('$name', ({ winner, hands, table, errors }) => {
    expect(checkEntry({ winner, hands }, table)).toEqual({ ok: false, error: errors });
  });

  it.each([-1, 4, 1.5, NaN, Infinity])('4.9 seat %s is nobody who could go out', (index) => {
    const entry = { winner: index as Seat, hands: roundOf('0 3 5 8').hands };
    const result = checkEntry(entry, tableOf(entry));
    expect(!result.ok && result.error[0]).toEqual({ code: 'winner-not-playing', seat: index });
  });

  it('every refusal has a vector, and every vector names the clause of one of its refusals', () => {
    const seen = new Set(IMPOSSIBLE_ROUNDS.flatMap(({ errors }) => errors.map(({ code }) => code)));
    expect([...seen].toSorted()).toEqual(Object.keys(ENTRY_CLAUSES).toSorted());
    for (const { name, errors } of IMPOSSIBLE_ROUNDS) {
      const clauses = errors.map(({ code }: { code: EntryErrorCode }) => ENTRY_CLAUSES[code]);
      expect(clauses.some((clause) => name.includes(clause)), name).toBe(true);
    }
  });
});

describe('a round at the limits is let through unchanged', () => {
  it.each([
    ['4.1 one tile each', '1 0 1 1'],
    ['1.4 thirteen tiles at a table of four', '13 13 0 13'],
    ['1.4 twelve tiles at a table of five', '12 12 12 12 0'],
    ['1.4 twelve tiles at a table of three', '0 12 12'],
    ['1.4 twelve tiles at a table of two', '12 0'],
    ['4.3 as many 2s as tiles', '0 4(4) 1 1'],
    ['4.3 four 2s over all players together', '0 1(1) 2(2) 9(1)'],
    ['4.9 a seat that takes no part, and the rest deal for three', '0 12 - 12'],
    ['4.9 the last seat went out and the first takes no part', '- 1 5 0'],
  ])('%s: %s', (_, text) => {
    const entry = roundOf(text);
    expect(checkEntry(entry, tableOf(entry))).toEqual({ ok: true, value: entry });
  });

  it('1.4 the full deck lets four players hold fifteen, and no more', () => {
    const entry = roundOf('0 15 16 1');
    expect(checkEntry(entry, tableOf(entry, 'full-deck'))).toEqual({
      ok: false,
      error: [{ code: 'too-many-tiles', seat: seat(2), tiles: 16, max: 15 }],
    });
  });
});
