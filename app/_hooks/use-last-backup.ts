'use client';

import { useSyncExternalStore } from 'react';
import type { Timestamp } from '@/lib/match';
import { lastBackup, watchLastBackup } from './last-backup';

/** When the last backup was made; null: never; undefined: not known before the page runs. */
export function useLastBackup(): Timestamp | null | undefined {
  return useSyncExternalStore<Timestamp | null | undefined>(watchLastBackup, lastBackup, () => undefined);
}
