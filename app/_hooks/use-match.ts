'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { replay, type Match, type MatchId, type Replay, type Timestamp } from '@/lib/match';
import { readMatch, type Damage } from '@/lib/storage';
import { onSaved } from './saved-match';

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
  // What was just saved stands for what is about to be read, until it has been.
  const [saved, setSaved] = useState<{ readonly match: Match; readonly inPlaceOf: unknown } | null>(null);
  const current = useRef(loaded);
  useEffect(() => {
    current.current = loaded;
  }, [loaded]);
  useEffect(() => onSaved((match) => match.id === id && setSaved({ match, inPlaceOf: current.current })), [id]);
  return useMemo(() => {
    if (loaded === undefined) return { status: 'loading' };
    if (loaded.status !== 'ready') return loaded;
    const { deletedAt } = loaded.value;
    const match = saved?.inPlaceOf === loaded ? saved.match : loaded.value.match;
    return { status: 'ready', match, deletedAt, played: replay(match) };
  }, [loaded, saved]);
}
