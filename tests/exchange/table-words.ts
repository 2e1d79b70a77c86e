import { CHIP_STEPS, MATCH_COLUMNS, MATCH_STATES, STEP_COLUMNS, type LocalTime, type TableRow, type TableWords } from '@/lib/exchange';
import { PRESETS } from '@/lib/match';

const itself = <K extends string>(keys: readonly K[]) => Object.fromEntries(keys.map((key) => [key, key])) as unknown as Record<K, string>;

/** Every word is its own key. */
export const WORDS: TableWords = {
  columns: itself([...MATCH_COLUMNS, ...STEP_COLUMNS]),
  what: itself(CHIP_STEPS),
  states: itself(MATCH_STATES),
  rules: itself(PRESETS),
  yes: 'yes',
  no: 'no',
};

/** A clock that shows UTC. */
export const UTC: LocalTime = (at) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** The named columns of a table, a row a line. */
export function columnsOf<C extends string>(columns: readonly C[], rows: readonly TableRow[], ...wanted: readonly C[]): readonly string[] {
  return rows.map((row) => wanted.map((column) => row[columns.indexOf(column)]).join(' '));
}
