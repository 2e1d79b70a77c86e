'use client';

import { useSyncExternalStore } from 'react';
import { storageState, subscribeStorageState, type StorageState } from '@/lib/storage';

const OPENING: StorageState = { kind: 'opening' };

/** Whether and how this device keeps matches. */
export function useStorageState(): StorageState {
  return useSyncExternalStore(subscribeStorageState, storageState, () => OPENING);
}
