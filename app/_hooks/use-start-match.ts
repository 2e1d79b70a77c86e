'use client';

import { useCallback } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { useToast } from '@/app/_components/ui/toast';
import { namesOf, roundEvent, type Match, type MatchSetup } from '@/lib/match';
import type { Messages } from '@/lib/i18n';
import type { RoundEntry } from '@/lib/settlement';
import type { Chips } from '@/lib/shared';
import { createMatch, type FirstRoundRefused, type StartRefused, type StorageFault } from '@/lib/storage';
import { askToPersistOnce } from './ask-to-persist-once';
import { fresh } from './fresh';

export interface MatchToStart {
  /** Clockwise. */
  readonly names: readonly string[];
  readonly setup: MatchSetup;
  /** By seat, where they do not all begin with what the chip set gives. */
  readonly starts?: readonly Chips[] | undefined;
  /** A round that was played before there was a match. */
  readonly firstRound?: RoundEntry;
  readonly clearDraft?: string;
}

/** Starts and stores a match; says why where it cannot. null: it was not started. */
export function useStartMatch(): (wanted: MatchToStart) => Promise<Match | null> {
  const { fault } = useMessages();
  const toast = useToast();
  return useCallback(
    async ({ firstRound, ...wanted }) => {
      const createdAt = fresh.now();
      const result = await createMatch({
        ...wanted,
        id: fresh.matchId(),
        createdAt,
        newPlayerIds: wanted.names.map(() => fresh.playerId()),
        firstRound: firstRound && { event: roundEvent(fresh.eventId(), createdAt, firstRound), change: fresh.changeId() },
      });
      // Asked once something is worth keeping, after a tap; a refusal is shown in the settings and nags nobody.
      if (result.ok) {
        void askToPersistOnce();
        return result.value;
      }
      toast({ text: refusalText(result.error, fault), tone: 'alarm' });
      return null;
    },
    [fault, toast],
  );
}

function refusalText(error: StartRefused | FirstRoundRefused | StorageFault, fault: Messages['fault']): string {
  switch (error.code) {
    case 'bad-start':
      return error.errors.map(fault.start).join(' ');
    case 'bad-first-round':
      return fault.change(error.error, namesOf(error.match));
    default:
      return fault.storage[error.code];
  }
}
