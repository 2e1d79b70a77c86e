import { act } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n';
import { show } from './render';

/** What stands in the address bar behind the path. */
export const queryNow = () => new URLSearchParams(window.location.search);

/** Draws a screen at an address that lives: what the screen writes there is what it reads from then on. */
export function showAt(query: string, ui: ReactElement, locale?: Locale) {
  window.history.replaceState(null, '', `/hands/?${query}`);
  return show(<LivingAddress>{ui}</LivingAddress>, { query, ...(locale && { locale }) });
}

function LivingAddress({ children }: { readonly children: ReactNode }) {
  const [query, setQuery] = useState(queryNow);
  useEffect(() => {
    const { history } = window;
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      replaceState(...given);
      // The router draws an address when it has time.
      setTimeout(() => act(() => setQuery(queryNow())));
    };
    return () => void (history.replaceState = replaceState);
  }, []);
  return <SearchParamsContext value={query as never}>{children}</SearchParamsContext>;
}
