/** The languages the app speaks, in the order the switch shows them. The first is what a stranger gets. */
export const LOCALES = ['en', 'ko', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = LOCALES[0];

/** Each language by its own name. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', ko: '한국어', ja: '日本語' };

export function isLocale(text: string | null | undefined): text is Locale {
  return (LOCALES as readonly (string | null | undefined)[]).includes(text);
}

/**
 * The first language of the reader's list that the app speaks.
 * @param wanted BCP 47 tags, most wanted first
 */
export function pickLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return DEFAULT_LOCALE;
}
