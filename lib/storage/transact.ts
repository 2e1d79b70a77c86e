import Dexie, { type Transaction } from 'dexie';
import { err, type Result } from '@/lib/shared';
import type { LexioDatabase, Tables } from './database';
import { faultOfError, isConnectionLoss, type StorageFault } from './fault';
import { connect, openDatabase, reconnect } from './open';

type TableName = keyof Tables;

/**
 * Reads inside one transaction. Dexie's own promises carry a live query's subscription through, which a plain
 * `await` before the first read would lose. The scope is an async function itself: only then does Dexie keep the
 * transaction through what `work` awaits without touching the database.
 */
export function read<T>(
  tables: readonly TableName[],
  work: (tables: Tables) => Promise<T>,
): Promise<T> {
  return attempt((database) => database.transaction('r', [...tables], async (transaction) => work(tablesOf(transaction))));
}

/**
 * Reads, decides and writes inside one transaction: everything, or nothing. `work` awaits the database alone; it
 * may run twice, so what it does must be the same the second time. It writes only after its last refusal.
 */
export async function write<T, E = never>(
  tables: readonly TableName[],
  work: (tables: Tables) => Promise<Result<T, E | StorageFault>>,
): Promise<Result<T, E | StorageFault>> {
  try {
    return await attempt((database) => database.transaction('rw', [...tables], async (transaction) => work(tablesOf(transaction))));
  } catch (error) {
    return err(faultOfError(error));
  }
}

/**
 * Tables that belong to a transaction. Those of the database follow whatever transaction Dexie believes to be under way:
 * where it loses sight of it, a late write would stand alone, and a failure would not take it back.
 */
function tablesOf(transaction: Transaction): Tables {
  const table = <Name extends TableName>(name: Name) => transaction.table(name) as Tables[Name];
  return {
    get matches() {
      return table('matches');
    },
    get players() {
      return table('players');
    },
    get drafts() {
      return table('drafts');
    },
    get books() {
      return table('books');
    },
  };
}

/** Once, and once more over a fresh connection where the first was lost. */
function attempt<T>(work: (database: LexioDatabase) => PromiseLike<T>): Promise<T> {
  const database = openDatabase();
  const ready = database ? Dexie.Promise.resolve(database) : Dexie.Promise.resolve(connect());
  return ready.then((open) =>
    Dexie.Promise.resolve(work(open)).catch((error: unknown) => {
      if (!isConnectionLoss(error)) throw error;
      return Dexie.Promise.resolve(reconnect(open)).then(() => work(open));
    }),
  ) as unknown as Promise<T>;
}
