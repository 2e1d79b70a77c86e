import { describe, expect, it } from 'vitest';
import { readWholeNumber } from '@/lib/shared';

describe('a number that somebody typed', () => {
  it.each([
    ['0', 0], ['7', 7], ['149', 149],
    ['007', 7], ['000', 0], ['0000000000012', 12],
    ['１３', 13], ['３', 3], ['1３', 13], ['３ ', 3], ['\u3000３', 3], [' 5\n', 5], ['０', 0],
    ['999999999', 999_999_999],
  ])('47, 55: %j is read', (text, value) => {
    expect(readWholeNumber(text)).toEqual({ ok: true, value });
  });

  it.each(['', ' ', '\t', '\u3000', '\ufeff'])('51: %j is nothing, and nothing is not zero', (text) => {
    expect(readWholeNumber(text)).toEqual({ ok: false, error: { code: 'empty' } });
  });

  it.each([
    '５．５', '五', '①', '3e1', '1e1', '0x5', '+3', '-3', '－３', '-0', '3.0', '3,', '1 000', '3 5', '٣', '³', '½', 'null', 'true', 'NaN',
    'Infinity', '3\u200b',
  ])('47, 55: %j is refused, never guessed at', (text) => {
    expect(readWholeNumber(text)).toEqual({ ok: false, error: { code: 'not-a-whole-number' } });
  });

  it.each(['1000000000', '9'.repeat(400)])('55: a number longer than any the app asks for is refused', (text) => {
    expect(readWholeNumber(text)).toEqual({ ok: false, error: { code: 'too-long' } });
  });
});
