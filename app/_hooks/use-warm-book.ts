'use client';

import { useEffect } from 'react';
import { readBook } from '@/lib/storage';

/** Milliseconds that a browser which cannot say when it is idle is left alone. */
const REST = 300;

/** Reads the book of all matches in an idle moment, so that the history and the statistics open at once. */
export function useWarmBook(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const warm = () => void readBook().catch(() => undefined); // whoever needs it will be told
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(warm, REST);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(warm);
    return () => window.cancelIdleCallback(idle);
  }, [when]);
}
