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
  // Rows of matches may be of schema 2: a program that does not know it must not open them.
  { version: 2, stores: { matches: 'id, createdAt', players: 'id, key', drafts: 'key' } },
  // Books hold what follows from the matches, so that many can be looked at together.
  { version: 3, stores: { matches: 'id, createdAt', players: 'id, key', drafts: 'key', books: 'id' } },
] as const satisfies readonly SchemaVersion[];

/** What IndexedDB itself counts versions by: Dexie leaves room between two of them. */
const NATIVE_VERSION = Math.max(...SCHEMA_VERSIONS.map(({ version }) => version)) * 10;

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
  declare readonly books: Table<unknown, number>;

  constructor(backing: Backing) {
    super(DATABASE_NAME, {
      indexedDB: openingOnly(NATIVE_VERSION, backing.indexedDB),
      IDBKeyRange: backing.IDBKeyRange,
      autoOpen: false, // one place opens and reopens: open.ts
      cache: 'disabled', // what a screen shows has been read from the store, never guessed ahead of it
      chromeTransactionDurability: 'strict', // a save that was confirmed is on disk, not in a buffer
    });
    for (const { version, stores } of SCHEMA_VERSIONS) this.version(version).stores(stores);
  }
}

/** The tables, as a transaction hands them out. */
export type Tables = Pick<LexioDatabase, 'matches' | 'players' | 'drafts' | 'books'>;

/**
 * Dexie answers a VersionError by opening whatever version is there, and patches stores that differ from what it
 * was told. Data of a shape that this program does not know is not ours to touch: no other version is opened.
 */
function openingOnly(wanted: number, factory: IDBFactory): IDBFactory {
  return {
    open(name: string, version?: number) {
      if (version !== wanted) throw new DOMException('the stored data is of another version', 'VersionError');
      return factory.open(name, version);
    },
    deleteDatabase: (name: string) => factory.deleteDatabase(name),
    cmp: (first: unknown, second: unknown) => factory.cmp(first, second),
    // Without this Dexie would keep a second database only to list the names of databases.
    ...('databases' in factory ? { databases: () => factory.databases() } : {}),
  } as IDBFactory;
}
