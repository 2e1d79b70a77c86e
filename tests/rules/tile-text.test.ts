import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTiles, readTiles, TILES, tilesInPlay } from '@/lib/rules';

describe('the text form of tiles', () => {
  it.each([
    ['spaces', '3c 10t 2s'],
    ['commas', '3c,10t,2s'],
    ['both, and blanks around', '  3c , 10t,  2s \n'],
    ['letters in either case', '3C 10T 2S'],
    ['full-width digits', '３c １０t 2s'],
    ['full-width letters in either case', '3ｃ 10Ｔ 2Ｓ'],
    ['a full-width comma', '3c，10t，2s'],
    ['an ideographic comma in both widths', '3c、10t､2s'],
    ['an ideographic space', '3c　10t　2s'],
    ['tabs, line ends and no-break spaces', '3c\t10t\r\n2s\u00a0'],
    ['leading zeros', '03c 010t 2s'],
  ])('1.6 is read with %s', (_, text) => {
    expect(readTiles(text, 15)).toEqual({
      ok: true,
      value: [
        { number: 3, suit: 'cloud' },
        { number: 10, suit: 'star' },
        { number: 2, suit: 'sun' },
      ],
    });
  });

  it.each(['', '   ', '\t\n', '　', ' , '])('1.6 without a word is a hand without tiles: %j', (text) => {
    expect(readTiles(text, 9)).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['a number without a suit', '3c 7 4s', '7', 2, 3],
    ['a suit without a number', '3c s', 's', 2, 3],
    ['the suit first', 'S5', 'S5', 1, 0],
    ['a letter that is no suit', '3c 5x', '5x', 2, 3],
    ['two tiles run together', '3c4t', '3c4t', 1, 0],
    ['a circled number', '①c', '①c', 1, 0],
    ['a number in Chinese characters', '五c', '五c', 1, 0],
    ['a superscript', '3²c', '3²c', 1, 0],
    ['digits of another script', '٣c', '٣c', 1, 0],
    ['a full-width decimal', '3c　５．５s', '５．５s', 2, 3],
    ['an exponent', '1e1c', '1e1c', 1, 0],
    ['a sign', '+3c', '+3c', 1, 0],
    ['a minus', '-3c', '-3c', 1, 0],
    ['a hexadecimal number', '0x5c', '0x5c', 1, 0],
    ['another separator', '3c;4c', '3c;4c', 1, 0],
    ['an invisible character', '3\u200bc', '3\u200bc', 1, 0],
    ['a letter that only folds to a suit letter', '3ſ', '3ſ', 1, 0],
    ['an emoji, counted in UTF-16 units', '3c, 4c 😀', '😀', 3, 7],
  ])('1.6 refuses %s and names the word', (_, text, word, position, offset) => {
    expect(readTiles(text, 15)).toEqual({ ok: false, error: { code: 'not-a-tile', word, position, offset } });
    expect(text.slice(offset, offset + word.length)).toBe(word);
  });

  it.each([
    ['0c', 15],
    ['16c', 15],
    ['10c', 9],
    ['14s', 13],
    ['７s', 6],
    ['99999999999999999999999t', 15],
    [`${'9'.repeat(400)}t`, 15],
  ])('2.3 refuses a number that is not in play: %s of 1–%i', (word, highest) => {
    const error = { code: 'number-out-of-range', word, position: 3, offset: 6, highest };
    expect(readTiles(`3c, 4C ${word} 5`.replace(', ', ','), highest)).toEqual({ ok: false, error });
  });

  it.each([5, 16, Number.NaN])('1.4 has no table with numbers up to %d: our fault, so it throws', (highest) => {
    expect(() => readTiles('3c', highest)).toThrow('from 6 to 15');
  });

  it('1.6 reads what it wrote: any tiles, any table', () => {
    const table = fc.integer({ min: 6, max: 15 }).chain((highest) =>
      fc.record({ highest: fc.constant(highest), tiles: fc.array(fc.constantFrom(...tilesInPlay(highest))) }),
    );
    fc.assert(
      fc.property(table, ({ highest, tiles }) => {
        expect(readTiles(formatTiles(tiles), highest)).toEqual({ ok: true, value: tiles });
      }),
      { seed: 20260401, numRuns: 500 },
    );
    expect(readTiles(formatTiles(TILES), 15)).toEqual({ ok: true, value: TILES });
  });

  it('1.6 gives tiles or a word that stands in the text, for any text', () => {
    const alphabet = fc.constantFrom(...'0123456789cCtTmMsSx ,，、　３ｓ①.-+eé😀');
    fc.assert(
      fc.property(fc.string({ unit: alphabet, maxLength: 24 }), (text) => {
        const read = readTiles(text, 13);
        if (read.ok) {
          expect(readTiles(formatTiles(read.value), 13)).toEqual(read);
        } else {
          const { word, offset } = read.error;
          expect(word.length).toBeGreaterThan(0);
          expect(text.slice(offset, offset + word.length)).toBe(word);
        }
      }),
      { seed: 20260402, numRuns: 2000 },
    );
  });
});
