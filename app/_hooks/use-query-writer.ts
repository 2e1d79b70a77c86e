'use client';

import { useCallback } from 'react';

/**
 * Writes into the address what a reload, or somebody who is sent it, should find. The page stays as it is.
 * @returns a function that takes the keys that change; null takes a key out
 */
export function useQueryWriter(): (changes: Readonly<Record<string, string | null>>) => void {
  return useCallback((changes) => {
    // What the router has drawn may be older: two changes can come in one moment.
    const next = new URLSearchParams(window.location.search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    const text = next.toString();
    window.history.replaceState(null, '', text === '' ? window.location.pathname : `?${text}`);
  }, []);
}
