'use client';

import { useCallback, useEffect } from 'react';

/** What was written on this page, oldest first. The router puts older texts back into the address bar while it catches up. */
let written: readonly string[] = [];

/**
 * Writes into the address what a reload, or somebody who is sent it, should find. The page stays as it is. All that write
 * on one page know of each other: two changes can come in one moment.
 * @returns a function that takes the keys that change; null takes a key out
 */
export function useQueryWriter(): (changes: Readonly<Record<string, string | null>>) => void {
  useEffect(
    () => () => {
      written = [];
    },
    [],
  );
  return useCallback((changes) => {
    const { pathname, search } = window.location;
    const shown = search.replace(/^\?/, '');
    if (!written.includes(shown)) written = [shown];
    const next = new URLSearchParams(written.at(-1));
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    const text = next.toString();
    written = [...written, text];
    window.history.replaceState(null, '', text === '' ? pathname : `?${text}`);
  }, []);
}
