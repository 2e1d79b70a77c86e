import { backupText, makeBackup, readBackup, type CheckedBackup, type Rows } from '@/lib/exchange';
import { STORED_ROWS } from '@/lib/storage';
import { must } from '../support/match-builder';

export const EXPORTED_AT = Date.UTC(2026, 3, 8, 18, 30);

export function textOfRows(rows: Rows): string {
  return backupText(makeBackup(rows, STORED_ROWS, 'build 7', EXPORTED_AT));
}

export function checked(rows: Rows): CheckedBackup {
  return must(readBackup(textOfRows(rows), STORED_ROWS));
}
