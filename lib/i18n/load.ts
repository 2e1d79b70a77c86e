import { en, type Messages } from './en';
import { DEFAULT_LOCALE, type Locale } from './locale';

/** A language that the pages are not exported in comes in a file of its own, so that nobody loads two. */
const LOADERS: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: () => Promise.resolve(en),
  ko: () => import('./ko').then(({ ko }) => ko),
  ja: () => import('./ja').then(({ ja }) => ja),
};

const loaded = new Map<Locale, Messages>([[DEFAULT_LOCALE, en]]);

/** Every text in a language, where it has been loaded; null where it has not. */
export function loadedMessages(locale: Locale): Messages | null {
  return loaded.get(locale) ?? null;
}

/** Loads a language once. Rejects where its file cannot be had. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? (await LOADERS[locale]());
  loaded.set(locale, messages);
  return messages;
}
