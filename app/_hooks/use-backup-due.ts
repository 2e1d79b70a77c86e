'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { timestamp } from '@/lib/match';
import { countMatchesSince } from '@/lib/storage';
import { useLastBackup } from './use-last-backup';

/** From how many matches in no backup on the app speaks of it. */
export const REMIND_FROM = 5;

/** Whether enough matches have begun since the last backup to speak of it. */
export function useBackupDue(): boolean {
  const last = useLastBackup();
  const count = useLiveQuery(
    async () => (last === undefined ? 0 : countMatchesSince(last ?? timestamp(0), REMIND_FROM)),
    [last],
  );
  return count !== undefined && count >= REMIND_FROM;
}
