/** What stands in one cell: a text, or a number that stays one. */
export type Cell = string | number;
export type TableRow = readonly Cell[];

/** A spreadsheet reads the file as UTF-8 because of it: Hangul stays Hangul. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/**
 * What makes a spreadsheet take a text for a formula: one of these as the first sign that is seen. Japanese and Korean
 * keyboards write them full-width, and some programs take those too.
 */
const FORMULA = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;
const NEEDS_QUOTES = /[",\r\n]/u;

/** A whole file (RFC 4180, UTF-8 with its mark). */
export function csvFile(rows: readonly TableRow[]): string {
  return csvStart() + csvLines(rows);
}

/** What a file begins with; lines follow in as many pieces as one likes. */
export function csvStart(): string {
  return BYTE_ORDER_MARK;
}

export function csvLines(rows: readonly TableRow[]): string {
  return rows.map((row) => row.map(cellText).join(',') + LINE_END).join('');
}

/** Numbers go as they are; a text that a spreadsheet would calculate is led by an apostrophe, which takes its force. */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
