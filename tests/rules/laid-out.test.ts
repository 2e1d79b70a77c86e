import { describe, expect, it } from 'vitest';
import { formatTiles, laidOut } from '@/lib/rules';
import { combination } from './hands';

describe('tiles laid out', () => {
  it.each([
    ['2.5 1-2-3-4-5 as one counts, though the 2 is the strongest', '2c 5t 1m 4s 3c', 15, '1m 2c 3c 4s 5t'],
    ['2.5 the run ending in 1 has its 1 last', '1c 15t 14m 13s 12c', 15, '12c 13s 14m 15t 1c'],
    ['2.6 a straight flush likewise', '6s 2s 5s 3s 4s', 9, '2s 3s 4s 5s 6s'],
    ['2.6 a flush strongest first', '3m 2m 13m 1m 9m', 13, '2m 1m 13m 9m 3m'],
    ['2.6 a full house strongest first', '4c 5t 4t 5s 4s', 9, '5s 5t 4s 4t 4c'],
    ['2.1 a pair strongest first', '5c 5s', 9, '5s 5c'],
  ])('%s', (_, laid, highest, expected) => {
    expect(formatTiles(laidOut(combination(laid, highest)))).toBe(expected);
  });
});
