import type { Timestamp } from '@/lib/match';
import { invariant, ok, type Result } from '@/lib/shared';
import { dropFromBook } from './books';
import type { Tables } from './database';
import type { StorageFault } from './fault';
import { STORED_ROWS } from './stored-row';
import { read, write } from './transact';

const TABLES = ['matches', 'players'] as const;
type ByTable<T> = Readonly<Record<(typeof TABLES)[number], T>>;

/** Every row as it lies there. Half-typed drafts are not among them. */
export type Everything = ByTable<readonly unknown[]>;

/** What is done to the rows of one kind, in this order. */
export interface Rewrite {
  readonly remove: readonly unknown[];
  /** Rows that can be read. */
  readonly put: readonly unknown[];
  /** Rows that cannot, each under a free id. */
  readonly add: readonly unknown[];
}

/**
 * All of it as of one moment.
 * @param only the ids of the rows that are wanted, where not all of them matter
 */
export function readEverything(only?: ByTable<readonly string[]>): Promise<Everything> {
  return read([...TABLES], (tables) => rowsOf(tables, only));
}

async function rowsOf(tables: Tables, only: ByTable<readonly string[]> | undefined): Promise<Everything> {
  if (!only) return { matches: await tables.matches.toArray(), players: await tables.players.toArray() };
  const found = async (table: (typeof TABLES)[number]) =>
    (await tables[table].bulkGet([...only[table]])).filter((row) => row !== undefined);
  return { matches: await found('matches'), players: await found('players') };
}

/**
 * Shows every row to a pure function and does what it says, in one transaction: all of it, or nothing. A row that
 * could not be read again is never put: such a rewrite fails as a whole.
 * @param only the ids of the rows that are shown, where not all of them matter
 */
export function rewriteEverything<E>(
  decide: (now: Everything) => Result<ByTable<Rewrite>, E>,
  only?: ByTable<readonly string[]>,
): Promise<Result<void, E | StorageFault>> {
  return write<void, E>([...TABLES, 'books'], async (database) => {
    const decided = decide(await rowsOf(database, only));
    if (!decided.ok) return decided;
    for (const table of TABLES) {
      const { remove, put, add } = decided.value[table];
      invariant(put.every((row) => STORED_ROWS[table](row).ok), 'a row that could not be read again');
      await database[table].bulkDelete([...remove] as string[]);
      await database[table].bulkPut(put);
      await database[table].bulkAdd(add);
    }
    const { remove, put, add } = decided.value.matches;
    await dropFromBook(database, [...remove, ...[...put, ...add].map((row) => (row as { id: unknown }).id)]);
    return ok(undefined);
  });
}

/** How many matches that were not put away began after a moment, counted up to `most`. */
export function countMatchesSince(since: Timestamp, most: number): Promise<number> {
  return read(['matches'], ({ matches }) =>
    matches
      .where('createdAt')
      .above(since)
      .filter((row) => !(typeof row === 'object' && row !== null && 'deletedAt' in row && row.deletedAt !== null))
      .limit(most)
      .count(),
  );
}
