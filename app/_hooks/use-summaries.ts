'use client';

import { useMemo } from 'react';
import { inOrder, type MatchSummary } from '@/lib/stats';
import type { StorageFault } from '@/lib/storage';
import { useBook } from './use-book';

export type SummariesView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: StorageFault }
  | {
      readonly status: 'ready';
      /** Oldest first. */
      readonly matches: readonly MatchSummary[];
      /** Those that were put away, which count nowhere. */
      readonly putAway: readonly MatchSummary[];
      /** How many matches cannot be read. */
      readonly unreadable: number;
    };

/** What every match came to, live. */
export function useSummaries(): SummariesView {
  const book = useBook();
  const booked = book.status === 'ready' ? book.matches : null;
  const lists = useMemo(() => {
    if (!booked) return null;
    const kept = (deleted: boolean) =>
      inOrder(booked.flatMap(({ summary, deletedAt }) => ((deletedAt !== null) === deleted ? [summary] : [])));
    return { matches: kept(false), putAway: kept(true) };
  }, [booked]);
  if (book.status !== 'ready') return book;
  return lists ? { status: 'ready', ...lists, unreadable: book.unreadable.length } : { status: 'loading' };
}
