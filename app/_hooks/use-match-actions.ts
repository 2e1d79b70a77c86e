'use client';

import { useMemo, useRef, useState } from 'react';
import {
  addEvent, redo, removeEvent, replaceRound, roundEvent, undo,
  type Basis, type ChangeError, type ChangeId, type EventId, type Match, type MatchId, type RoundEvent,
} from '@/lib/match';
import type { RoundEntry } from '@/lib/settlement';
import type { Result } from '@/lib/shared';
import { changeMatch, type StorageFault } from '@/lib/storage';
import { fresh } from './fresh';

export type ActionResult = Result<Match, ChangeError | StorageFault>;

/** The changes a screen can make to a match. While one is under way, a second tap does nothing and says so by null. */
export interface MatchActions {
  readonly busy: boolean;
  readonly saveRound: (entry: RoundEntry, basis: Basis, clearDraft: string) => Promise<ActionResult | null>;
  readonly editRound: (seen: RoundEvent, entry: RoundEntry, clearDraft: string) => Promise<ActionResult | null>;
  readonly deleteEvent: (id: EventId) => Promise<ActionResult | null>;
  readonly finish: (basis: Basis) => Promise<ActionResult | null>;
  readonly undo: (change: ChangeId) => Promise<ActionResult | null>;
  readonly redo: (change: ChangeId) => Promise<ActionResult | null>;
}

/** Read, apply a pure function, write: each action is one transaction, and resolves when it is on disk. */
export function useMatchActions(id: MatchId): MatchActions {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);

  return useMemo(() => {
    async function once<T>(action: () => Promise<T>): Promise<T | null> {
      if (underWay.current) return null;
      underWay.current = true;
      setBusy(true);
      try {
        return await action();
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    }
    const change = (apply: (match: Match) => Result<Match, ChangeError>, clearDraft?: string) =>
      once(() => changeMatch(id, apply, clearDraft === undefined ? {} : { clearDraft }));
    return {
      busy,
      saveRound: (entry, basis, clearDraft) => {
        const event = roundEvent(fresh.eventId(), fresh.now(), entry);
        const step = fresh.changeId();
        return change((match) => addEvent(match, event, basis, step), clearDraft);
      },
      editRound: (seen, entry, clearDraft) => {
        const step = fresh.changeId();
        return change((match) => replaceRound(match, seen, entry, step), clearDraft);
      },
      deleteEvent: (event) => {
        const step = fresh.changeId();
        return change((match) => removeEvent(match, event, step));
      },
      finish: (basis) => {
        const event = { id: fresh.eventId(), at: fresh.now(), type: 'finish' } as const;
        const step = fresh.changeId();
        return change((match) => addEvent(match, event, basis, step));
      },
      undo: (step) => change((match) => undo(match, step)),
      redo: (step) => change((match) => redo(match, step)),
    };
  }, [busy, id]);
}
