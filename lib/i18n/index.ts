export { mean, plain, signed } from './amount';
export type { Messages } from './en';
export { QUESTIONS, type Question } from './en/guide';
export { loadedMessages, loadMessages } from './load';
export { DEFAULT_LOCALE, isLocale, LOCALE_NAMES, LOCALES, pickLocale, type Locale } from './locale';
