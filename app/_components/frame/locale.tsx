'use client';

import { createContext, useContext, useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { DEFAULT_LOCALE, messagesOf, type Locale, type Messages } from '@/lib/i18n';
import { chosenLocale, SETTLING_ATTRIBUTE, watchLocale } from './locale-choice';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Every text of the app, in the reader's language. */
export function useMessages(): Messages {
  return messagesOf(useContext(LocaleContext));
}

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const locale = useSyncExternalStore(watchLocale, chosenLocale, () => DEFAULT_LOCALE);
  useBeforePaint(() => {
    document.documentElement.lang = locale;
    // The first pass draws what the file on disk holds; the page shows itself once the chosen language is drawn.
    if (locale === chosenLocale()) document.documentElement.removeAttribute(SETTLING_ATTRIBUTE);
  }, [locale]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
