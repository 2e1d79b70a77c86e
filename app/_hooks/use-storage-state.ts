'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { openStorage, storageState, subscribeStorageState, type StorageState } from '@/lib/storage';

const OPENING: StorageState = { kind: 'opening' };
const BLOCKED: StorageState = { kind: 'blocked' };

/** Longer than a disk takes to open; shorter than a reader looks at an empty screen. */
const STILL_OPENING_MS = 3_000;

/**
 * Whether and how this device keeps matches. The browser tells the first window that waits for an older one to
 * close; those behind it in the queue wait as well and are told nothing, so a long wait is taken for the same.
 */
export function useStorageState(): StorageState {
  const state = useSyncExternalStore(subscribeStorageState, storageState, () => OPENING);
  const [late, setLate] = useState(false);
  const opening = state.kind === 'opening';
  useEffect(() => {
    void openStorage(); // also on a screen that reads nothing: what it says of storage must be true
  }, []);
  useEffect(() => {
    if (!opening) return;
    const timer = setTimeout(() => setLate(true), STILL_OPENING_MS);
    return () => clearTimeout(timer);
  }, [opening]);
  return opening && late ? BLOCKED : state;
}
