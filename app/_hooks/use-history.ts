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

export interface HistoryView {
  /** undefined: not read yet. */
  readonly entries: readonly HistoryEntry[] | undefined;
  /** Whether there are older matches than these. */
  readonly more: boolean;
}

/** The newest matches, live. Rows that cannot be read stand among them. */
export function useHistory(limit: number, deleted = false): HistoryView {
  // One more than is shown tells whether there is more.
  const listed = useLiveQuery(() => listMatches({ limit: limit + 1, deleted }), [limit, deleted]);
  return useMemo(() => {
    return { entries: listed?.slice(0, limit).map(entryOf), more: (listed?.length ?? 0) > limit };
  }, [limit, listed]);
}

export function entryOf(entry: ListedMatch): HistoryEntry {
  if (entry.status === 'broken') return entry;
  const { match, deletedAt } = entry.value;
  return { status: 'ready', id: entry.id, match, deletedAt, played: replay(match) };
}
