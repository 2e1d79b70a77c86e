import { byTable, idOf, TABLES, type RowReaders, type Rows } from './row';
import { isRecord, sameValue } from './same-value';

/** The first words of every backup: what tells it from any other file. */
export const BACKUP_FORMAT = 'lexio-backup';

/** Raised when a reader of an older one could misread the file. */
export const BACKUP_VERSION = 1;

/** Everything a device keeps of its matches, in one file. Half-typed drafts stay behind: they belong to a screen. */
export interface Backup extends Rows {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: typeof BACKUP_VERSION;
  /** The build that wrote it. */
  readonly app: string;
  /** ISO 8601, UTC. */
  readonly exportedAt: string;
  /** Rows that could not be read on the device, verbatim. */
  readonly unreadable: Rows;
  /** What no JSON text can hold, by what it is kept under. */
  readonly leftOut: readonly string[];
}

/** @param exportedAt milliseconds since 1970 UTC */
export function makeBackup(rows: Rows, readers: RowReaders, app: string, exportedAt: number): Backup {
  const leftOut: string[] = [];
  const unreadable = byTable((): unknown[] => []);
  const readable = byTable((): unknown[] => []);
  for (const table of TABLES) {
    for (const row of rows[table]) {
      const known = readers[table](row);
      if (known.ok) readable[table].push(known.value.row);
      else if (fitsInFile(row)) unreadable[table].push(row);
      else leftOut.push(String(idOf(row)));
    }
  }
  return {
    format: BACKUP_FORMAT, version: BACKUP_VERSION, app, exportedAt: new Date(exportedAt).toISOString(),
    ...readable, unreadable, leftOut,
  };
}

export function backupText(backup: Backup): string {
  return JSON.stringify(backup);
}

/** Whether a row comes back from a file as it went in, under the name it had. */
export function fitsInFile(row: unknown): boolean {
  if (!isRecord(row) || typeof row.id !== 'string' || row.id === '') return false;
  try {
    return sameValue(row, JSON.parse(JSON.stringify(row)));
  } catch {
    return false; // a number without end, a circle
  }
}
