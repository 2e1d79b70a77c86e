'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Basis, ChangeId, EventId, MatchId } from '@/lib/match';
import type { RoundDraft } from '@/lib/settlement';
import { clearDraft, readDraft, roundDraftKey, writeDraft } from '@/lib/storage';
import { fresh } from './fresh';

/** Where storage cannot be read, its own notice says so; the form begins empty. */
const NO_DRAFT = { status: 'missing' } as const;

/** What has been typed so far, and the state of the match it was typed against. */
export interface TypedRound {
  readonly draft: RoundDraft;
  readonly basis: Basis;
}

export interface RoundDraftView {
  /** The disk has been asked whether something was typed before. */
  readonly loaded: boolean;
  /** null: nothing typed. */
  readonly typed: TypedRound | null;
  /** Whether `typed` was taken up from an earlier visit. */
  readonly kept: boolean;
  readonly key: string;
  /** Every tap goes to the disk too: a phone that drops the page loses nothing. */
  readonly type: (typed: TypedRound) => void;
  readonly clear: () => void;
  /** The saved round has taken the draft with it; only the memory of it is left to drop. */
  readonly forget: () => void;
  /** Another window's save has taken the draft on disk with it: what was typed here is written again. */
  readonly keep: () => void;
}

/**
 * The half-typed entry of one round.
 * @param eventId the round that is edited; null for the next one
 * @param asOf the last change of the match: after another one, a draft that was only taken up is read again, for the
 *   window that typed it may have saved it
 */
export function useRoundDraft(matchId: MatchId, eventId: EventId | null, asOf: ChangeId | null = null): RoundDraftView {
  const key = roundDraftKey(matchId, eventId);
  const [state, setState] = useState<{ key: string; typed: TypedRound | null; kept: boolean } | null>(null);
  const loaded = state?.key === key;
  // Typing before the disk has answered wins over what the disk says.
  const touched = useRef<string | null>(null);

  useEffect(
    () => () => {
      touched.current = null;
    },
    [key],
  );
  useEffect(() => {
    let current = true;
    void readDraft(key).catch(() => NO_DRAFT).then((stored) => {
      if (!current || touched.current === key) return;
      const draft = stored.status === 'ready' && stored.value.kind === 'round' ? stored.value : null;
      const typed = draft && { draft: draft.draft, basis: { lastEvent: draft.basis } };
      setState({ key, typed, kept: typed !== null });
    });
    return () => {
      current = false;
    };
  }, [key, asOf]);

  const write = useCallback(
    (typed: TypedRound) =>
      void writeDraft(key, {
        kind: 'round', matchId, eventId, basis: typed.basis.lastEvent, draft: typed.draft, at: fresh.now(),
      }),
    [key, matchId, eventId],
  );
  const type = useCallback(
    (typed: TypedRound) => {
      touched.current = key;
      setState({ key, typed, kept: false });
      write(typed);
    },
    [key, write],
  );
  const forget = useCallback(() => {
    touched.current = key;
    setState({ key, typed: null, kept: false });
  }, [key]);
  const clear = useCallback(() => {
    forget();
    void clearDraft(key);
  }, [forget, key]);

  const mine = loaded && !state.kept ? state.typed : null;
  const keep = useCallback(() => {
    if (mine) write(mine);
  }, [mine, write]);

  return { loaded, typed: loaded ? state.typed : null, kept: loaded && state.kept, key, type, clear, forget, keep };
}
