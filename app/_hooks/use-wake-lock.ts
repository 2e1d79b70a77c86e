'use client';

import { useCallback, useEffect, useState } from 'react';

/** `held`: the screen stays on. `refused`: the system said no, as on a low battery. */
export type WakeState = 'off' | 'held' | 'refused' | 'unsupported';

export interface WakeLockView {
  readonly state: WakeState;
  readonly wanted: boolean;
  readonly want: (wanted: boolean) => void;
}

const KEY = 'lexio.awake';

/**
 * Keeps the screen on while a match is on screen: asked for when it opens, again whenever the page comes back,
 * and given up when it is left. The wish is remembered on the device.
 */
export function useWakeLock(): WakeLockView {
  const [wanted, setWanted] = useState(storedWish);
  const [state, setState] = useState<WakeState>('off');

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      if (!('wakeLock' in navigator)) return setState('unsupported');
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (left) return void taken.release();
        lock = taken;
        setState('held');
        taken.addEventListener('release', () => !left && setState('off'));
      } catch {
        if (!left) setState('refused');
      }
    };
    const onVisible = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release().catch(() => undefined);
      setState('off');
    };
  }, [wanted]);

  const want = useCallback((next: boolean) => {
    setWanted(next);
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off');
    } catch {
      // Storage is switched off: the wish holds for this page.
    }
  }, []);
  return { state, wanted, want };
}

function storedWish(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}
