import type { Result } from '@/lib/shared';

/** What a backup holds of the device, kind by kind. */
export const TABLES = ['matches', 'players'] as const;
export type TableName = (typeof TABLES)[number];

export type ByTable<T> = Readonly<Record<TableName, T>>;

/** Rows as they lie on a device or in a file: strangers until they are read. */
export type Rows = ByTable<readonly unknown[]>;

/** A row that was read. Two that say the same have equal `row`s. */
export interface KnownRow {
  readonly id: string;
  /** In the newest form of its kind. */
  readonly row: unknown;
  /** The latest moment it tells of, in milliseconds; null where it tells of none. */
  readonly lastChange: number | null;
}

export interface RowDamage {
  readonly code: 'damaged' | 'newer';
  /** The place in the row; empty for the row itself. */
  readonly path: string;
  readonly problem: string;
}

/** How rows are read: the one strict way in, handed to this room by whoever has it. */
export type RowReaders = ByTable<(row: unknown) => Result<KnownRow, RowDamage>>;

/** One value for every kind of row. */
export function byTable<T>(make: (table: TableName) => T): ByTable<T> {
  return { matches: make('matches'), players: make('players') };
}

/** What a row is kept under, of whatever type; undefined for what is no row at all. */
export function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
}
