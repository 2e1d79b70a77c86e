'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue, useMemo } from 'react';
import type { People } from '@/lib/match';
import { found, indexed, NO_SEARCH, searchToday, type Indexed, type Search } from '@/lib/stats';
import { readMatches, type BookedMatch, type StorageFault } from '@/lib/storage';
import { useBook } from './use-book';
import { useRoster } from './use-roster';
import { entryOf, useNewest, type HistoryEntry } from './use-history';

/** How many matches stand on a page: no more of them are ever in memory. */
export const PAGE_SIZE = 20;

export interface MatchPage {
  /** undefined: not read yet. */
  readonly entries: readonly HistoryEntry[] | undefined;
  /** Whether any match was put away. */
  readonly anyPutAway: boolean;
  /** How many matches the search means; undefined: not counted yet. */
  readonly total: number | undefined;
  /** From 0; the last one where the wanted one is behind it. */
  readonly page: number;
  readonly pages: number;
  /** Why it cannot be searched; null: it can. */
  readonly fault: StorageFault | null;
}

/** Which matches: those that stand in the history, or those that were put away. */
export type Shelf = 'kept' | 'put-away';

/** One page of the matches that a search means, newest first, live. What cannot be read stands before all others. */
export function useMatchPage(search: Search, wanted: number, shelf: Shelf = 'kept'): MatchPage {
  // The newest matches are shown before the book of all of them is opened.
  const newest = useNewest(PAGE_SIZE);
  const book = useBook(newest !== undefined);
  const roster = useRoster();
  const { matches, unreadable } = book.status === 'ready' ? book : { matches: null, unreadable: null };
  // A letter is in its field before the list has followed it.
  const meant = useDeferredValue(search);

  const index = useMemo(() => {
    if (!matches || !unreadable || roster === undefined) return null;
    const { people } = roster;
    return { unreadable: shelf === 'kept' ? unreadable : [], matches: indexOf(matches, people, shelf), people };
  }, [matches, unreadable, roster, shelf]);
  const ids = useMemo(() => {
    if (index === null) return null;
    const ids = found(index.matches, searchToday(meant, index.people)).map(({ summary }) => summary.id);
    return isEmpty(meant) ? [...index.unreadable, ...ids] : ids;
  }, [index, meant]);

  const pages = Math.max(1, Math.ceil((ids?.length ?? 0) / PAGE_SIZE));
  const page = Math.min(wanted, pages - 1);
  const shown = useMemo(() => ids?.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE) ?? null, [ids, page]);
  const rows = useLiveQuery(async () => (shown === null ? null : readMatches(shown)), [shown?.join('\n')]);
  const entries = useMemo(() => rows?.map(entryOf), [rows]);
  const atTheTop = shelf === 'kept' && isEmpty(search) && wanted === 0;
  return {
    entries: entries ?? (atTheTop ? newest : undefined),
    anyPutAway: book.status === 'ready' && book.matches.some(({ deletedAt }) => deletedAt !== null),
    total: ids?.length,
    page,
    pages,
    fault: book.status === 'failed' ? book.fault : null,
  };
}

/** The last index, for whoever comes back to the same matches. */
let last: { readonly of: readonly unknown[]; readonly index: readonly Indexed<BookedMatch>[] } | null = null;

function indexOf(matches: readonly BookedMatch[], people: People, shelf: Shelf): readonly Indexed<BookedMatch>[] {
  const names = Array.from(people, ([id, { playerId, name }]) => `${id} ${playerId} ${name}`).join('\n');
  const of = [matches, names, shelf];
  if (last?.of.every((part, place) => part === of[place])) return last.index;
  const index = indexed(matches.filter(({ deletedAt }) => (deletedAt === null) === (shelf === 'kept')), people);
  last = { of, index };
  return index;
}

/** Whether a search means every match. */
export function isEmpty(search: Search): boolean {
  return (Object.keys(NO_SEARCH) as (keyof Search)[]).every((part) => search[part] === NO_SEARCH[part]);
}
