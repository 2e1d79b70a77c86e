import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFile, csvLines, csvStart, type Cell } from '@/lib/exchange';
import { SEED } from '../support/round-arbitrary';

/** What another program reads, cell by cell. */
const readBack = (file: string) => Papa.parse<string[]>(file.replace(/^\ufeff/u, '').replace(/\r\n$/u, ''), { newline: '\r\n', delimiter: ',' }).data;
const cell = (value: Cell) => readBack(csvFile([[value, 'end']]))[0]?.[0];

describe('a CSV file', () => {
  it('65 begins with the mark that tells UTF-8, and ends every line with CR LF', () => {
    const file = csvFile([['민지', -16], ['a', 'b']]);
    expect(file).toBe('\ufeff민지,-16\r\na,b\r\n');
    expect([...new TextEncoder().encode(file).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(csvStart() + csvLines([['민지', -16]]) + csvLines([['a', 'b']])).toBe(file);
  });

  it('67 numbers stay numbers, less than nothing too; a name that looks like one below nothing is harmless', () => {
    expect(csvFile([[-16, 0, 16, '-16']])).toBe("\ufeff-16,0,16,'-16\r\n");
  });

  it.each([
    '=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u200b=1', '\ufeff=1', '＝1+1', '＋1', '－1', '＠A1', '\tx', '=HYPERLINK("http://x","y")',
  ])('67 %j is led by an apostrophe', (text) => {
    expect(cell(text)).toBe(`'${text}`);
  });

  it.each(['Ann', '민지', '1+1', 'a=b', '(-1)', '−4', '', "O'Neil", '👨‍👩‍👧‍👦 가족', '🇰🇷', 'é', '𠀀明'])('43 %j is left as it is', (text) => {
    expect(cell(text)).toBe(text);
  });

  it('what a comma, a quote or a line break would break is quoted', () => {
    expect(csvFile([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe('\ufeff"a,b","say ""hi""","two\nlines",plain\r\n');
  });

  it('whatever stands in it, another program reads it back', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', "'", ' ', '가') }));
    const rows = fc.array(fc.array(fc.oneof(text, fc.integer()), { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, (table) => {
        const read = readBack(csvFile(table));
        expect(read.map((row) => row.length)).toEqual(table.map((row) => row.length));
        for (const [index, row] of table.entries()) {
          for (const [column, value] of row.entries()) {
            const back = read[index]?.[column] ?? '';
            expect([String(value), `'${value}`]).toContain(back);
            if (typeof value === 'number') expect(back).toBe(String(value));
            else expect(back).not.toMatch(/^\s*[=+\-@]/u);
          }
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
