'use client';

import {
  createContext, useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode,
} from 'react';
import { DEFAULT_LOCALE, loadedMessages, loadMessages, type Locale, type Messages } from '@/lib/i18n';
import { invariant } from '@/lib/shared';
import { chosenLocale, SETTLING_ATTRIBUTE, watchLocale } from './locale-choice';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

// Asked for before the page is drawn for the first time: most of the wait is over by then.
if (typeof window !== 'undefined') void loadMessages(chosenLocale()).catch(() => undefined);

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The language that was chosen, shown already or on its way. */
export function useWantedLocale(): Locale {
  return useSyncExternalStore(watchLocale, chosenLocale, () => DEFAULT_LOCALE);
}

/** Every text of the app, in the reader's language. */
export function useMessages(): Messages {
  const messages = loadedMessages(useContext(LocaleContext));
  invariant(messages !== null, 'a language is shown once it is loaded');
  return messages;
}

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The language that is wanted, once it is here; until then the one before. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const wanted = useWantedLocale();
  const [arrived, arrive] = useState(DEFAULT_LOCALE);
  const locale = loadedMessages(wanted) === null ? arrived : wanted;
  useEffect(() => {
    if (locale === wanted) return;
    let current = true;
    void loadMessages(wanted).then(
      () => current && arrive(wanted),
      // The file cannot be had, as before the first visit is complete: the page stays readable in the other language.
      () => document.documentElement.removeAttribute(SETTLING_ATTRIBUTE),
    );
    return () => {
      current = false;
    };
  }, [locale, wanted]);
  useBeforePaint(() => {
    document.documentElement.lang = locale;
    // The first pass draws what the file on disk holds; the page shows itself once the chosen language is drawn.
    if (locale === chosenLocale()) document.documentElement.removeAttribute(SETTLING_ATTRIBUTE);
  }, [locale]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
