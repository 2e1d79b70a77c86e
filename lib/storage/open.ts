import Dexie from 'dexie';
import { LexioDatabase, type Backing } from './database';
import { moveStorageState, storageState } from './storage-state';

export interface OpenOptions {
  /** What to open over; the browser's own IndexedDB where nothing is said. */
  readonly backing?: Backing;
}

// Where the browser has no IndexedDB, Dexie's live queries never ask anything, not even of a database in memory.
(Dexie.dependencies as { indexedDB: unknown }).indexedDB ||= {};

let opening: Promise<LexioDatabase> | null = null;
let opened: LexioDatabase | null = null;

/**
 * Opens the tab's one connection; later calls get the same one. Where the browser refuses, the same code runs over
 * a database in memory, so that there is one write path. `storageState` tells how it went.
 */
export async function openStorage(options: OpenOptions = {}): Promise<void> {
  await connect(options).catch(() => undefined); // how it failed is in the state
}

/** The open database, at once where there is one: a live query must not wait for what it need not. */
export function openDatabase(): LexioDatabase | null {
  return opened;
}

export function connect(options: OpenOptions = {}): Promise<LexioDatabase> {
  opening ??= open(options);
  return opening;
}

/** A fresh connection in the place of one that was lost under us. */
export async function reconnect(database: LexioDatabase): Promise<void> {
  if (storageState().kind === 'outdated') throw closed();
  if (database.isOpen()) database.close({ disableAutoOpen: false });
  await database.open();
}

async function open(options: OpenOptions): Promise<LexioDatabase> {
  try {
    opened = await openOver(options.backing ?? browserBacking());
    moveStorageState({ kind: 'durable' });
    return opened;
  } catch (error) {
    const reason = nameOf(error);
    if (reason === 'VersionError') {
      moveStorageState({ kind: 'outdated' });
      throw closed();
    }
    return openInMemory(reason);
  }
}

async function openInMemory(reason: string): Promise<LexioDatabase> {
  try {
    const memory = await import('fake-indexeddb');
    opened = await openOver({ indexedDB: new memory.IDBFactory(), IDBKeyRange: memory.IDBKeyRange });
    moveStorageState({ kind: 'memory', reason });
    return opened;
  } catch (error) {
    moveStorageState({ kind: 'failed', reason: nameOf(error) });
    throw closed();
  }
}

async function openOver(backing: Backing): Promise<LexioDatabase> {
  const database = new LexioDatabase(backing);
  database.on('blocked', () => {
    moveStorageState({ kind: 'blocked' });
    return false;
  });
  database.on('versionchange', () => {
    // Whoever upgrades waits for us. What is under way is finished first; nothing is opened again.
    database.close();
    moveStorageState({ kind: 'outdated' });
    return false;
  });
  await database.open();
  return database;
}

/** @throws DOMException where the browser keeps even the name from us, MissingAPIError where there is none */
function browserBacking(): Backing {
  try {
    const { indexedDB, IDBKeyRange } = globalThis;
    if (!indexedDB) throw new Dexie.MissingAPIError('no IndexedDB');
    return { indexedDB, IDBKeyRange };
  } catch (refused) {
    // Dexie asks for the name whatever it opens, a database in memory too, and must not be refused once more.
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    throw refused;
  }
}

/** What live queries take as "nothing to say yet": the state tells the rest. */
function closed(): Error {
  return new Dexie.DatabaseClosedError('storage is not open');
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : 'Error';
}
