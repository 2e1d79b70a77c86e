import { err, ok, type Result } from '@/lib/shared';
import { BACKUP_FORMAT, BACKUP_VERSION } from './backup';
import { byTable, idOf, TABLES, type ByTable, type KnownRow, type RowReaders, type Rows } from './row';
import { isRecord } from './same-value';

/** Why a file is not taken. */
export type BackupFault =
  | { readonly code: 'empty' }
  /** Larger than anything this app writes, and not begun by it. */
  | { readonly code: 'too-large' }
  | { readonly code: 'not-json' }
  /** Begun by this app, and not whole: cut off on the way, or changed by hand. */
  | { readonly code: 'cut-off' }
  | { readonly code: 'other-file' }
  /** Written by a later version; `app` is its build, where it says so. */
  | { readonly code: 'newer'; readonly app: string }
  /** `path` is the place in the file: `matches[2].events[0].entry.hands`. */
  | { readonly code: 'damaged'; readonly path: string; readonly problem: string };

/** A file whose every row was read. */
export interface CheckedBackup {
  readonly app: string;
  /** Milliseconds since 1970 UTC. */
  readonly exportedAt: number;
  readonly known: ByTable<readonly KnownRow[]>;
  /** Carried along for a version that can read them; today's cannot either. */
  readonly unreadable: Rows;
  readonly leftOut: readonly string[];
}

/** From this size on a file is looked at before it is read whole, in bytes. */
export const LARGE_FILE = 50_000_000;

const FIELDS = ['format', 'version', 'app', 'exportedAt', 'matches', 'players', 'unreadable', 'leftOut'];

/** Whether a text begins as a backup does, however it was laid out. */
export function beginsAsBackup(text: string): boolean {
  return new RegExp(`^\\ufeff?\\s*\\{\\s*"format"\\s*:\\s*"${BACKUP_FORMAT}"`, 'u').test(text);
}

/** Reads a whole file, strictly: it is taken as a whole or not at all. */
export function readBackup(text: string, readers: RowReaders): Result<CheckedBackup, BackupFault> {
  const bare = text.replace(/^\ufeff/u, '');
  if (bare.trim() === '') return err({ code: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    return err({ code: beginsAsBackup(bare) ? 'cut-off' : 'not-json' });
  }
  if (!isRecord(value) || value.format !== BACKUP_FORMAT) return err({ code: 'other-file' });
  return readEnvelope(value, readers);
}

function readEnvelope(value: Readonly<Record<string, unknown>>, readers: RowReaders): Result<CheckedBackup, BackupFault> {
  const { version, app, exportedAt, unreadable, leftOut } = value;
  if (!Number.isSafeInteger(version) || (version as number) < 1) return damaged('version', 'no version number');
  const builtBy = typeof app === 'string' ? app : '';
  if ((version as number) > BACKUP_VERSION) return err({ code: 'newer', app: builtBy });
  const extra = Object.keys(value).find((key) => !FIELDS.includes(key));
  if (extra !== undefined) return damaged(extra, 'unknown field');
  if (typeof app !== 'string') return damaged('app', 'not a text');
  const time = timeOf(exportedAt);
  if (time === null) return damaged('exportedAt', 'no such time');
  if (!isRecord(unreadable)) return damaged('unreadable', 'not a list of rows');
  for (const key of Object.keys(unreadable)) {
    if (!(TABLES as readonly string[]).includes(key)) return damaged(`unreadable.${key}`, 'unknown field');
  }
  if (!Array.isArray(leftOut) || !leftOut.every((id) => typeof id === 'string')) return damaged('leftOut', 'not a list of names');

  const known = byTable((): KnownRow[] => []);
  const carried = byTable((): unknown[] => []);
  for (const table of TABLES) {
    const taken = new Set<string>();
    const read = readTable(value[table], table, readers[table], taken, (row) => known[table].push(row));
    if (read) return err(read.code === 'newer' ? { ...read, app: builtBy } : read);
    const rest = readCarried(unreadable[table], `unreadable.${table}`, taken);
    if (rest) return err(rest);
    for (const row of unreadable[table] as readonly unknown[]) {
      const nowKnown = readers[table](row); // what an older build could not read, this one may
      if (nowKnown.ok) known[table].push(nowKnown.value);
      else carried[table].push(row);
    }
  }
  return ok({ app, exportedAt: time, known, unreadable: carried, leftOut });
}

function readTable(
  rows: unknown, path: string, reader: RowReaders['matches'], taken: Set<string>, keep: (row: KnownRow) => void,
): BackupFault | null {
  if (!Array.isArray(rows)) return fault(path, 'not a list of rows');
  for (const [index, row] of rows.entries()) {
    const read = reader(row);
    const place = `${path}[${index}]`;
    if (!read.ok) {
      if (read.error.code === 'newer') return { code: 'newer', app: '' };
      return fault(read.error.path === '' ? place : `${place}.${read.error.path}`, read.error.problem);
    }
    if (taken.has(read.value.id)) return fault(`${place}.id`, 'stands twice');
    taken.add(read.value.id);
    keep(read.value);
  }
  return null;
}

function readCarried(rows: unknown, path: string, taken: Set<string>): BackupFault | null {
  if (!Array.isArray(rows)) return fault(path, 'not a list of rows');
  for (const [index, row] of rows.entries()) {
    const id = isRecord(row) ? idOf(row) : undefined;
    if (typeof id !== 'string' || id === '') return fault(`${path}[${index}].id`, 'no name to keep it under');
    if (taken.has(id)) return fault(`${path}[${index}].id`, 'stands twice');
    taken.add(id);
  }
  return null;
}

/** Only what {@link Date.toISOString} writes. */
function timeOf(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value ? time : null;
}

function fault(path: string, problem: string): BackupFault {
  return { code: 'damaged', path, problem };
}

function damaged(path: string, problem: string): Result<never, BackupFault> {
  return err(fault(path, problem));
}
