import { describe, expect, it } from 'vitest';
import { choiceAt, choices, countChoices } from '@/lib/rules/choices';

const ITEMS = 'abcdefghi'.split('');

describe('choices', () => {
  it('are each set of that size once, in list order', () => {
    expect(choices(['a', 'b', 'c', 'd'], 2).map((chosen) => chosen.join(''))).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
    expect(choices(ITEMS, 0)).toEqual([[]]);
    expect(choices(['a', 'b'], 3)).toEqual([]);
  });

  it('are as many as are counted', () => {
    for (let size = 0; size <= ITEMS.length + 1; size += 1) {
      expect(countChoices(ITEMS.length, size)).toBe(choices(ITEMS, size).length);
    }
    expect(countChoices(60, 5)).toBe(5_461_512);
    for (const items of [0, 1, 2, 3, 4]) expect(Object.is(countChoices(items, 5), 0)).toBe(true);
  });

  it('are found by their place, where the last item counts most', () => {
    for (const size of [1, 3, 5]) {
      const lastFirst = choices(ITEMS, size).map((chosen) => chosen.toReversed().join('')).sort();
      expect(lastFirst).toHaveLength(countChoices(ITEMS.length, size));
      expect(lastFirst.map((_, place) => choiceAt(ITEMS, size, place).join(''))).toEqual(lastFirst);
    }
  });
});
