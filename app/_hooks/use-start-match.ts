'use client';

import { useCallback } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { useToast } from '@/app/_components/ui/toast';
import type { Match, MatchSetup } from '@/lib/match';
import { createMatch } from '@/lib/storage';
import { askToPersistOnce } from './ask-to-persist-once';
import { fresh } from './fresh';

/** Starts and stores a match; says why where it cannot. null: it was not started. */
export function useStartMatch(): (
  names: readonly string[],
  setup: MatchSetup,
  clearDraft?: string,
) => Promise<Match | null> {
  const { fault } = useMessages();
  const toast = useToast();
  return useCallback(
    async (names, setup, clearDraft) => {
      const result = await createMatch({
        id: fresh.matchId(),
        createdAt: fresh.now(),
        names,
        newPlayerIds: names.map(() => fresh.playerId()),
        setup,
        ...(clearDraft === undefined ? {} : { clearDraft }),
      });
      // Asked once something is worth keeping, after a tap; a refusal is shown in the settings and nags nobody.
      if (result.ok) {
        void askToPersistOnce();
        return result.value;
      }
      const { error } = result;
      const text = error.code === 'bad-start' ? error.errors.map(fault.start).join(' ') : fault.storage[error.code];
      toast({ text, tone: 'alarm' });
      return null;
    },
    [fault, toast],
  );
}
