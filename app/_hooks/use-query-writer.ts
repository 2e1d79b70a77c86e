'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

/**
 * Writes into the address what a reload, or somebody who is sent it, should find. The page stays as it is.
 * @returns a function that takes the keys that change; null takes a key out
 */
export function useQueryWriter(): (changes: Readonly<Record<string, string | null>>) => void {
  const query = useSearchParams();
  return useCallback(
    (changes) => {
      const next = new URLSearchParams(query);
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) next.delete(key);
        else next.set(key, value);
      }
      const text = next.toString();
      window.history.replaceState(null, '', text === '' ? window.location.pathname : `?${text}`);
    },
    [query],
  );
}
