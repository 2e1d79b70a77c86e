import { describe, expect, it } from 'vitest';
import { applyMoves, CURRENT_EDITION_CHIPS, stackValue, startingChips, type Move, type TableChips } from '@/lib/chips';
import { InvariantError, seat } from '@/lib/shared';

const hand = (from: number | 'box', to: number | 'box', value: number, count: number): Move => ({
  from: from === 'box' ? from : seat(from), to: to === 'box' ? to : seat(to), value, count,
});

describe('stacks', () => {
  it('5.1 everybody starts with the set, and nothing is in the box', () => {
    expect(startingChips(CURRENT_EDITION_CHIPS, 3)).toEqual({ values: [1, 5, 10], stacks: [[4, 4, 4], [4, 4, 4], [4, 4, 4]], box: null });
  });

  it('5.1 are worth 64 then', () => {
    expect(stackValue([1, 5, 10], [4, 4, 4])).toBe(64);
    expect(stackValue([], [])).toBe(0);
    expect(() => stackValue([1, 5], [4])).toThrow(InvariantError);
  });
});

describe('moves', () => {
  const table: TableChips = { values: [1, 5], stacks: [[4, 1], [0, 2]], box: [3, 0] };

  it('4.11 take here and give there, and leave the table they were made for as it was', () => {
    const before = structuredClone(table);
    expect(applyMoves(table, [hand(1, 0, 5, 1), hand(0, 1, 1, 2), hand('box', 1, 1, 3)])).toEqual({
      ok: true, value: { values: [1, 5], stacks: [[2, 2], [5, 1]], box: [0, 0] },
    });
    expect(applyMoves(table, [])).toEqual({ ok: true, value: table });
    expect(table).toEqual(before);
  });

  it('name the one that cannot be made', () => {
    expect(applyMoves(table, [hand(1, 0, 5, 1), hand(1, 0, 1, 1)])).toEqual({ ok: false, error: { code: 'not-enough-chips', move: 1 } });
    expect(applyMoves(table, [hand('box', 0, 1, 4)])).toEqual({ ok: false, error: { code: 'not-enough-chips', move: 0 } });
    expect(applyMoves(table, [hand(0, 1, 1, 3), hand(0, 'box', 1, 2)])).toEqual({ ok: false, error: { code: 'not-enough-chips', move: 1 } });
  });

  it.each([
    ['a value that is not on the table', table, hand(0, 1, 10, 1)],
    ['a seat that is not at the table', table, hand(0, 2, 1, 1)],
    ['a box where there is none', { ...table, box: null }, hand(0, 'box', 1, 1)],
  ] as const)('%s is our own fault and throws', (_, of, move) => {
    expect(() => applyMoves(of, [move])).toThrow(InvariantError);
  });
});
