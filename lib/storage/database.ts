import Dexie, { type Table } from 'dexie';

export const DATABASE_NAME = 'lexio';

interface SchemaVersion {
  readonly version: number;
  readonly stores: Readonly<Record<string, string>>;
}

/**
 * Every shipped shape of the database, oldest first. The list only grows: a shipped entry is never edited, and
 * each has its frozen fixture in tests/fixtures.
 */
export const SCHEMA_VERSIONS = [
  { version: 1, stores: { matches: 'id, createdAt', players: 'id, key', drafts: 'key' } },
] as const satisfies readonly SchemaVersion[];

/** What a database is opened over: the browser's own, or one in memory. */
export interface Backing {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}

/** Rows are strangers: their type is unknown until a decoder has read them. */
export class LexioDatabase extends Dexie {
  declare readonly matches: Table<unknown, string>;
  declare readonly players: Table<unknown, string>;
  declare readonly drafts: Table<unknown, string>;

  constructor(backing: Backing) {
    super(DATABASE_NAME, {
      indexedDB: refusingNewer(backing.indexedDB),
      IDBKeyRange: backing.IDBKeyRange,
      autoOpen: false, // one place opens and reopens: open.ts
      cache: 'disabled', // what a screen shows has been read from the store, never guessed ahead of it
      chromeTransactionDurability: 'strict', // a save that was confirmed is on disk, not in a buffer
    });
    for (const { version, stores } of SCHEMA_VERSIONS) this.version(version).stores(stores);
  }
}

/**
 * Dexie answers a VersionError by opening whatever version is there, and may then patch it. Data of a newer
 * version of this program is not ours to touch, so the open without a version is refused.
 */
function refusingNewer(factory: IDBFactory): IDBFactory {
  return {
    open(name: string, version?: number) {
      if (version === undefined) throw new DOMException('the stored data is of a newer version', 'VersionError');
      return factory.open(name, version);
    },
    deleteDatabase: (name: string) => factory.deleteDatabase(name),
    cmp: (first: unknown, second: unknown) => factory.cmp(first, second),
    // Without this Dexie would keep a second database only to list the names of databases.
    ...('databases' in factory ? { databases: () => factory.databases() } : {}),
  } as IDBFactory;
}
