'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue, useMemo } from 'react';
import { peopleOf } from '@/lib/match';
import { found, indexed, NO_SEARCH, type Search } from '@/lib/stats';
import { readMatches, readPlayers, type StorageFault } from '@/lib/storage';
import { useBook } from './use-book';
import { entryOf, useHistory, type HistoryEntry } from './use-history';

/** How many matches stand on a page: no more of them are ever in memory. */
export const PAGE_SIZE = 20;

export interface MatchPage {
  /** undefined: not read yet. */
  readonly entries: readonly HistoryEntry[] | undefined;
  /** How many matches the search means; undefined: not counted yet. */
  readonly total: number | undefined;
  /** From 0; the last one where the wanted one is behind it. */
  readonly page: number;
  readonly pages: number;
  /** Why it cannot be searched; null: it can. */
  readonly fault: StorageFault | null;
}

/** One page of the matches that a search means, newest first, live. What cannot be read stands before all others. */
export function useMatchPage(search: Search, wanted: number): MatchPage {
  const book = useBook();
  const roster = useLiveQuery(readPlayers);
  // While the book is being read, the newest matches are shown without it.
  const newest = useHistory(PAGE_SIZE);
  // A letter is in its field before the list has followed it.
  const meant = useDeferredValue(search);

  const index = useMemo(() => {
    if (book.status !== 'ready' || roster === undefined) return null;
    const kept = book.matches.filter(({ deletedAt }) => deletedAt === null);
    return { unreadable: book.unreadable, matches: indexed(kept, peopleOf(roster.players)) };
  }, [book, roster]);
  const ids = useMemo(() => {
    if (index === null) return null;
    const matches = found(index.matches, meant).map(({ summary }) => summary.id);
    return isEmpty(meant) ? [...index.unreadable, ...matches] : matches;
  }, [index, meant]);

  const pages = Math.max(1, Math.ceil((ids?.length ?? 0) / PAGE_SIZE));
  const page = Math.min(wanted, pages - 1);
  const shown = useMemo(() => ids?.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE) ?? null, [ids, page]);
  const rows = useLiveQuery(async () => (shown === null ? null : readMatches(shown)), [shown?.join('\n')]);
  const entries = useMemo(() => rows?.map(entryOf), [rows]);
  const atTheTop = isEmpty(search) && wanted === 0;
  return {
    entries: entries ?? (atTheTop ? newest.entries : undefined),
    total: ids?.length,
    page,
    pages,
    fault: book.status === 'failed' ? book.fault : null,
  };
}

/** Whether a search means every match. */
export function isEmpty(search: Search): boolean {
  return (Object.keys(NO_SEARCH) as (keyof Search)[]).every((part) => search[part] === NO_SEARCH[part]);
}
