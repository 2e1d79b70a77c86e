'use client';

import { useLocale } from '@/app/_components/frame/locale';
import type { Timestamp } from '@/lib/match';
import type { Locale } from '@/lib/i18n';

/** A moment in the reader's own time zone and language. */
export function dateText(at: Timestamp, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Its day alone. */
export function dayText(at: Timestamp, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
}

export function MatchDate({ at }: { readonly at: Timestamp }) {
  return <time dateTime={new Date(at).toISOString()}>{dateText(at, useLocale())}</time>;
}
