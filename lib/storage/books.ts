import Dexie from 'dexie';
import type { MatchId } from '@/lib/match';
import { ok, type Result } from '@/lib/shared';
import { summaryOf } from '@/lib/stats';
import { packPage, unpackPage, type BookedMatch, type BookPage } from './book-row';
import { DATABASE_NAME, type Tables } from './database';
import type { StorageFault } from './fault';
import { decodeMatch, type MatchRecord } from './match-row';
import { read, write } from './transact';

/** As many pages as keep each of them small when a match is written, and all of them quick to read. */
const PAGES = 256;

/**
 * Every match that is kept, reduced; those that were put away are among them. null: some pages are missing or of an
 * earlier program, and {@link mendBook} has to make them first.
 */
export function readBook(): Promise<BookPage | null> {
  return read(['books'], async ({ books }) => {
    // Asked even where the answer is known: by what it asks, a live query knows what it has to follow.
    const count = await books.count();
    if (known) return known;
    if (count < PAGES) return null;
    const before = writes;
    const pages = (await books.toArray()).map(unpackPage).filter((page) => page !== null);
    if (pages.length < PAGES) return null;
    const book = { matches: pages.flatMap(({ matches }) => matches), unreadable: pages.flatMap(({ unreadable }) => unreadable) };
    if (before === writes) known = book;
    return book;
  });
}

/** The book as it was read last, until any window writes a page. */
let known: BookPage | null = null;
let writes = 0;

Dexie.on('storagemutated', (parts) => {
  if (!Object.keys(parts).some((part) => part.startsWith(`idb://${DATABASE_NAME}/books/`))) return;
  known = null;
  writes += 1;
});

/** Makes the pages that are missing or of an earlier program, from the matches. */
export function mendBook(): Promise<Result<void, StorageFault>> {
  return write<void>(['matches', 'books'], async (database) => {
    const kept = await database.books.toArray();
    const good = new Set(kept.flatMap((row) => (unpackPage(row) === null ? [] : [(row as { id: number }).id])));
    const ids = byPage((await database.matches.toCollection().primaryKeys()) as MatchId[]);
    for (let page = 0; page < PAGES; page += 1) {
      if (good.has(page)) continue;
      const wanted = ids[page] ?? [];
      const rows = await database.matches.bulkGet([...wanted]);
      const entries = rows.map((row) => bookedOf(decodeMatch(row)));
      await database.books.put(packPage(page, {
        matches: entries.filter((entry) => entry !== null),
        unreadable: wanted.filter((_, index) => entries[index] === null),
      }));
    }
    return ok(undefined);
  });
}

/** For the writes of this room: a match that was put goes into its page, where there is one. */
export async function keepInBook({ books }: Tables, record: MatchRecord): Promise<void> {
  const { id } = record.match;
  const row = await books.get(pageOf(id));
  const page = unpackPage(row);
  if (page === null) return;
  const entry = bookedOf(ok(record));
  await books.put(packPage(pageOf(id), {
    matches: [...page.matches.filter(({ summary }) => summary.id !== id), ...(entry ? [entry] : [])],
    unreadable: [...page.unreadable.filter((other) => other !== id), ...(entry ? [] : [id])],
  }));
}

/** For the writes of this room: pages in which many matches changed are dropped, and made anew when they are asked for. */
export async function dropFromBook({ books }: Tables, ids: readonly unknown[]): Promise<void> {
  await books.bulkDelete([...new Set(ids.map(pageOf))]);
}

/** null: it cannot be read, or not be reduced. Figures must not cost anybody a save. */
function bookedOf(record: Result<MatchRecord, unknown>): BookedMatch | null {
  if (!record.ok) return null;
  const { match, deletedAt } = record.value;
  try {
    return { summary: summaryOf(match), about: match.about, deletedAt };
  } catch {
    return null;
  }
}

function byPage(ids: readonly MatchId[]): readonly (readonly MatchId[])[] {
  const pages: MatchId[][] = Array.from({ length: PAGES }, () => []);
  for (const id of ids) pages[pageOf(id)]?.push(id);
  return pages;
}

/** Which page a match stands on: spread evenly, and for ever the same. FNV-1a; a stray row may have a key that is no text. */
function pageOf(key: unknown): number {
  const id = String(key);
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % PAGES;
}
