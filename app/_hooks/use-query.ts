'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo, useState } from 'react';

/** What stands in the address, for a screen that reads there what it wrote there. */
export interface QueryView {
  readonly query: URLSearchParams;
  /** Takes the keys that change; null takes a key out. */
  readonly write: (changes: Readonly<Record<string, string | null>>) => void;
}

/**
 * The address of a page, ahead of the router: that draws what was written when it has time, one text after the other, and
 * puts each of them back into the address bar on the way. So what was written last is held here until it is drawn.
 */
export function useQuery(): QueryView {
  const drawn = useSearchParams().toString();
  // What was written and is not drawn yet, oldest first.
  const [held, setHeld] = useState<{ readonly drawn: string; readonly ahead: readonly string[] }>({ drawn, ahead: [] });
  if (held.drawn !== drawn) {
    const place = held.ahead.lastIndexOf(drawn);
    // An address that nobody wrote here: somebody went elsewhere on this page, and what was on its way is void.
    setHeld({ drawn, ahead: place < 0 ? [] : held.ahead.slice(place + 1) });
  }
  const now = held.ahead.at(-1) ?? drawn;
  return useMemo(
    () => ({
      query: new URLSearchParams(now),
      write: (changes) => {
        const next = new URLSearchParams(now);
        for (const [key, value] of Object.entries(changes)) {
          if (value === null) next.delete(key);
          else next.set(key, value);
        }
        const text = next.toString();
        if (text === now) return;
        setHeld(({ drawn: before, ahead }) => ({ drawn: before, ahead: [...ahead, text] }));
        window.history.replaceState(null, '', text === '' ? window.location.pathname : `?${text}`);
      },
    }),
    [now, setHeld],
  );
}
