import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import { at } from '@/lib/shared';
import { DATABASE_NAME, SCHEMA_VERSIONS, type Backing } from '@/lib/storage/database';

export type Tab = typeof import('@/lib/storage');

export type TableName = 'matches' | 'players' | 'drafts';
export type Rows = Readonly<Record<TableName, readonly unknown[]>>;

/** A disk of its own for a test. */
export function newDisk(): Backing {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

/** A tab that has not opened its storage yet: its own copy of the room, as each tab of a browser has. */
export async function newTab(): Promise<Tab> {
  vi.resetModules();
  return import('@/lib/storage');
}

/** A tab with its one connection to a disk. */
export async function openTab(disk: Backing): Promise<Tab> {
  const tab = await newTab();
  await tab.openStorage({ backing: disk });
  return tab;
}

/** Looks at a disk, or tampers with it, past the room. Closes behind itself. */
export async function onDisk<T>(
  disk: Backing,
  work: (database: Dexie) => Promise<T>,
  schema: { version: number; stores: Record<string, string> } = at(SCHEMA_VERSIONS, SCHEMA_VERSIONS.length - 1),
): Promise<T> {
  const database = new Dexie(DATABASE_NAME, disk);
  database.version(schema.version).stores(schema.stores);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export function rowsOn(disk: Backing): Promise<Rows> {
  return onDisk(disk, async (database) => {
    const [matches, players, drafts] = await Promise.all(
      ['matches', 'players', 'drafts'].map((name) => database.table<unknown>(name).toArray()),
    );
    return { matches: matches ?? [], players: players ?? [], drafts: drafts ?? [] };
  });
}

export function putRow(disk: Backing, table: TableName, row: object): Promise<unknown> {
  return onDisk(disk, (database) => database.table(table).put(row));
}
