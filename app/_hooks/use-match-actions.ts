'use client';

import { useMemo, useRef, useState } from 'react';
import {
  addEvent, describeMatch, redo, removeEvent, renameSeat, replaceRound, roundEvent, tidyName, undo,
  type Adjustment, type Basis, type ChangeError, type ChangeId, type ChipPlanEvent, type EventId, type HandoverEvent, type Match, type MatchAbout, type MatchEvent, type MatchId,
  type Person, type RecountEvent, type RoundEvent, type RuleSet,
} from '@/lib/match';
import type { RoundEntry } from '@/lib/settlement';
import { err, type Chips, type Result, type Seat } from '@/lib/shared';
import { changeMatch, type StorageFault } from '@/lib/storage';
import { fresh } from './fresh';
import { tellSaved } from './saved-match';

/** What can be added to a match besides a round. */
export type TableStep =
  | { readonly type: 'adjustment'; readonly reason: string; readonly adjustment: Adjustment }
  | { readonly type: 'finish' }
  | { readonly type: 'leave' | 'return'; readonly seat: Seat }
  | { readonly type: 'swap'; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'rules'; readonly rules: RuleSet; readonly roundLimit: number | null }
  | Omit<HandoverEvent, 'id' | 'at'>
  | Omit<RecountEvent, 'id' | 'at'>
  | Omit<ChipPlanEvent, 'id' | 'at'>;

export interface Newcomer {
  readonly name: string;
  readonly start: Chips;
  /** Whom he sits next to, clockwise. */
  readonly after: Seat;
}

/** A wait that people notice. A shorter one is not drawn: drawing it would take as long. */
const NOTICED_MS = 100;

export type ActionResult = Result<Match, ChangeError | StorageFault>;

/** The changes a screen can make to a match. While one is under way, a second tap does nothing and says so by null. */
export interface MatchActions {
  readonly busy: boolean;
  readonly saveRound: (entry: RoundEntry, basis: Basis, clearDraft: string) => Promise<ActionResult | null>;
  readonly editRound: (seen: RoundEvent, entry: RoundEntry, clearDraft: string) => Promise<ActionResult | null>;
  readonly deleteEvent: (id: EventId) => Promise<ActionResult | null>;
  readonly add: (step: TableStep, basis: Basis, clearDraft?: string) => Promise<ActionResult | null>;
  /** A name that is known on this device is the player who has it. */
  readonly sitDown: (newcomer: Newcomer, basis: Basis, clearDraft: string) => Promise<ActionResult | null>;
  /** @param other whether somebody else sits there, and not the same person under a better name */
  readonly rename: (seat: Seat, seen: Person, name: string, other: boolean) => Promise<ActionResult | null>;
  /** @param seen what was said when the form was opened */
  readonly describe: (seen: MatchAbout, about: MatchAbout, clearDraft: string) => Promise<ActionResult | null>;
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
      const slow = setTimeout(() => setBusy(true), NOTICED_MS);
      try {
        return await action();
      } finally {
        clearTimeout(slow);
        underWay.current = false;
        setBusy(false);
      }
    }
    const change = (
      apply: (match: Match, known: Person | null, shown: Match) => Result<Match, ChangeError>,
      { clearDraft, named }: { clearDraft?: string | undefined; named?: string } = {},
    ) =>
      once(async () => {
        const changed = await changeMatch(id, apply, {
          ...(clearDraft === undefined ? {} : { clearDraft }),
          ...(named === undefined ? {} : { named }),
        });
        if (changed.ok) tellSaved(changed.value);
        return changed;
      });
    return {
      busy,
      saveRound: (entry, basis, clearDraft) => {
        const event = roundEvent(fresh.eventId(), fresh.now(), entry);
        const step = fresh.changeId();
        return change((match) => addEvent(match, event, basis, step), { clearDraft });
      },
      editRound: (seen, entry, clearDraft) => {
        const step = fresh.changeId();
        return change((match) => replaceRound(match, seen, entry, step), { clearDraft });
      },
      deleteEvent: (event) => {
        const step = fresh.changeId();
        return change((match) => removeEvent(match, event, step));
      },
      add: (added, basis, clearDraft) => {
        const event: MatchEvent = { id: fresh.eventId(), at: fresh.now(), ...added };
        const step = fresh.changeId();
        return change((match) => addEvent(match, event, basis, step), { clearDraft });
      },
      sitDown: ({ name, start, after }, basis, clearDraft) => {
        const head = { id: fresh.eventId(), at: fresh.now(), type: 'join', after } as const;
        const [step, unknown] = [fresh.changeId(), fresh.playerId()];
        return change(
          (match, known, shown) => {
            const player = { playerId: known?.playerId ?? unknown, name: tidyName(name), start };
            return addEvent(match, { ...head, player }, basis, step, shown);
          },
          { clearDraft, named: name },
        );
      },
      rename: (seat, seen, name, other) => {
        const [step, unknown] = [fresh.changeId(), fresh.playerId()];
        return change(
          (match, known, shown) => {
            const taken = !other && known !== null && known.playerId !== seen.playerId;
            if (taken) return err({ code: 'name-taken', name: known.name });
            const playerId = other ? (known?.playerId ?? unknown) : seen.playerId;
            return renameSeat(match, seat, seen, { playerId, name }, step, shown);
          },
          { named: name },
        );
      },
      describe: (seen, about, clearDraft) => {
        const step = fresh.changeId();
        return change((match) => describeMatch(match, seen, about, step), { clearDraft });
      },
      undo: (step) => change((match) => undo(match, step)),
      redo: (step) => change((match) => redo(match, step)),
    };
  }, [busy, id]);
}
