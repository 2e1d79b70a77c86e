import { describe, expect, it } from 'vitest';
import {
  checkChipSet, CURRENT_EDITION_CHIPS, FIRST_EDITION_CHIPS, MOST_STARTING_CHIPS, PLUS_CHIPS, valueOf,
  type ChipSet, type ChipSetError,
} from '@/lib/chips';

const kind = (value: number, count: number) => ({ value, count });

describe('chip sets of rules.md 5.1', () => {
  it.each([
    ['current edition: 4×1, 4×5, 4×10', CURRENT_EDITION_CHIPS, [kind(1, 4), kind(5, 4), kind(10, 4)], 64],
    ['first edition: 4×1, 4×5, 5×25', FIRST_EDITION_CHIPS, [kind(1, 4), kind(5, 4), kind(25, 5)], 149],
  ])('%s', (_, set, kinds, value) => {
    expect(set).toEqual(kinds);
    expect(valueOf(set)).toBe(value);
    expect(checkChipSet(set)).toEqual({ ok: true, value: kinds });
  });

  it('plus names its values; the table enters the counts', () => {
    expect(PLUS_CHIPS.map(({ value }) => value)).toEqual([1, 2, 5, 10, 50, 100]);
    expect(checkChipSet(PLUS_CHIPS)).toEqual({ ok: false, error: { code: 'no-chips' } });
  });
});

const FAULTS = {
  'no-chips': [[[], { code: 'no-chips' }], [[kind(1, 0), kind(5, 0)], { code: 'no-chips' }]],
  'bad-chip-value': [0, -5, 2.5, NaN, Infinity].map((value) => [
    [kind(1, 4), kind(value, 4)], { code: 'bad-chip-value', index: 1 },
  ]),
  'bad-chip-count': [-1, 2.5, NaN, Infinity].map((count) => [
    [kind(1, 4), kind(5, count)], { code: 'bad-chip-count', index: 1 },
  ]),
  'chip-value-twice': [[[kind(5, 1), kind(1, 1), kind(5, 0)], { code: 'chip-value-twice', value: 5 }]],
  'too-many-chips': [
    [[kind(1, MOST_STARTING_CHIPS + 1)], { code: 'too-many-chips', max: MOST_STARTING_CHIPS }],
    [[kind(MOST_STARTING_CHIPS + 1, 0)], { code: 'too-many-chips', max: MOST_STARTING_CHIPS }],
    [[kind(1, MOST_STARTING_CHIPS), kind(2, 1)], { code: 'too-many-chips', max: MOST_STARTING_CHIPS }],
    [[kind(2 ** 52, 2 ** 52)], { code: 'too-many-chips', max: MOST_STARTING_CHIPS }],
  ],
} as const satisfies Record<ChipSetError['code'], unknown>;

describe('a set nobody can play with', () => {
  for (const [code, rows] of Object.entries(FAULTS)) {
    it.each(rows as readonly (readonly [ChipSet, ChipSetError])[])(`${code}: %o`, (set, error) => {
      expect(checkChipSet(set)).toEqual({ ok: false, error });
    });
  }
});

it('a set is kept by rising value, and the one given is left as it was', () => {
  const given: ChipSet = Object.freeze([kind(10, 1), kind(1, 3), kind(5, 0)]);
  expect(checkChipSet(given)).toEqual({ ok: true, value: [kind(1, 3), kind(5, 0), kind(10, 1)] });
  expect(given.map(({ value }) => value)).toEqual([10, 1, 5]);
});

it('the most a player can be given is let through', () => {
  expect(checkChipSet([kind(1, MOST_STARTING_CHIPS)]).ok).toBe(true);
});
