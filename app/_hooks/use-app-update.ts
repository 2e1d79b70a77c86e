'use client';

import { useSyncExternalStore } from 'react';
import { appUpdateStore, NO_UPDATE, type AppUpdate } from './app-update';

export interface AppUpdateView extends AppUpdate {
  /** Accepts the offered build: every open tab reloads once. Does nothing when none is offered. */
  readonly apply: () => void;
}

export function useAppUpdate(): AppUpdateView {
  const update = useSyncExternalStore(appUpdateStore.subscribe, appUpdateStore.read, () => NO_UPDATE);
  return { ...update, apply: appUpdateStore.apply };
}
