'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { replay, type Match, type MatchId, type Replay, type Timestamp } from '@/lib/match';
import { readMatch, type Damage } from '@/lib/storage';

/** A match and everything that follows from it. */
export interface PlayedMatch {
  readonly match: Match;
  readonly played: Replay;
  readonly deletedAt: Timestamp | null;
}

export type MatchView =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'broken'; readonly damage: Damage; readonly raw: unknown }
  | ({ readonly status: 'ready' } & PlayedMatch);

/** One match, live: a change in this window or another one shows at once. */
export function useMatch(id: MatchId): MatchView {
  const loaded = useLiveQuery(() => readMatch(id), [id]);
  return useMemo(() => {
    if (loaded === undefined) return { status: 'loading' };
    if (loaded.status !== 'ready') return loaded;
    const { match, deletedAt } = loaded.value;
    return { status: 'ready', match, deletedAt, played: replay(match) };
  }, [loaded]);
}
