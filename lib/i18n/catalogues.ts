import { en, type Messages } from './en';
import { ja } from './ja';
import { ko } from './ko';
import type { Locale } from './locale';

const CATALOGUES: Readonly<Record<Locale, Messages>> = { en, ko, ja };

/** Every language at once: for whoever compares them. A screen loads the one it shows (see `loadMessages`). */
export function messagesOf(locale: Locale): Messages {
  return CATALOGUES[locale];
}
