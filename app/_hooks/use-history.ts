'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { replay, type Match, type MatchId, type Replay, type Timestamp } from '@/lib/match';
import { listMatches, type Damage, type ListedMatch } from '@/lib/storage';

export type HistoryEntry =
  | {
      readonly status: 'ready';
      readonly id: MatchId;
      readonly match: Match;
      readonly played: Replay;
      readonly deletedAt: Timestamp | null;
    }
  | { readonly status: 'broken'; readonly id: MatchId; readonly damage: Damage; readonly raw: unknown };

/** The newest matches that were not put away, live; undefined: not read yet. */
export function useNewest(limit: number): readonly HistoryEntry[] | undefined {
  const listed = useLiveQuery(() => listMatches(limit), [limit]);
  return useMemo(() => listed?.map(entryOf), [listed]);
}

export function entryOf(entry: ListedMatch): HistoryEntry {
  if (entry.status === 'broken') return entry;
  const { match, deletedAt } = entry.value;
  return { status: 'ready', id: entry.id, match, deletedAt, played: replay(match) };
}
