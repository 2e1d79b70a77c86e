'use client';

import { useCallback } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { useToast } from '@/app/_components/ui/toast';
import type { MatchId } from '@/lib/match';
import { setDeleted } from '@/lib/storage';
import { fresh } from './fresh';

export interface PutAway {
  /** Moves a match to the deleted ones, and offers the way back. @returns whether it was done */
  readonly putAway: (id: MatchId) => Promise<boolean>;
  readonly bringBack: (id: MatchId) => Promise<boolean>;
}

export function usePutAway(): PutAway {
  const { history, common, fault } = useMessages();
  const toast = useToast();
  const move = useCallback(
    async (id: MatchId, deleted: boolean) => {
      const result = await setDeleted(id, deleted ? fresh.now() : null);
      if (!result.ok) toast({ text: fault.storage[result.error.code], tone: 'alarm' });
      return result.ok;
    },
    [fault, toast],
  );
  const bringBack = useCallback(
    async (id: MatchId) => {
      const done = await move(id, false);
      if (done) toast({ text: history.restored });
      return done;
    },
    [history, move, toast],
  );
  const putAway = useCallback(
    async (id: MatchId) => {
      const done = await move(id, true);
      if (done) toast({ text: history.deleted, action: { label: common.undo, run: () => void bringBack(id) } });
      return done;
    },
    [bringBack, common, history, move, toast],
  );
  return { putAway, bringBack };
}
