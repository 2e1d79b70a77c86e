import { en, type Messages } from './en';
import { ko } from './ko';
import type { Locale } from './locale';

export { plain, signed } from './amount';
export { DEFAULT_LOCALE, isLocale, LOCALE_NAMES, LOCALES, pickLocale, type Locale } from './locale';
export { PARTICLES, withParticle, type Particle } from './particle';
export { QUESTIONS, type Question } from './en/guide';
export type { Messages };

const CATALOGUES: Readonly<Record<Locale, Messages>> = { en, ko };

export function messagesOf(locale: Locale): Messages {
  return CATALOGUES[locale];
}
