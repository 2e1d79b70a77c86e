import { midnight } from '@/app/_hooks/midnight';
import { timestamp } from '@/lib/match';
import type { Selection } from '@/lib/stats';

export const SPANS = ['all', 'year', 'months', 'days', 'dates'] as const;
export type Span = (typeof SPANS)[number];

export function isSpan(text: string | null): text is Span {
  return SPANS.some((span) => span === text);
}

/**
 * From when to when, in the reader's own time zone: whole days, the present one among them.
 * @param from `YYYY-MM-DD`, for `dates` alone; what is no day is no limit
 * @param to the last day that belongs
 * @param now milliseconds
 */
export function spanOf(span: Span, { from, to }: { readonly from: string; readonly to: string }, now: number): Pick<Selection, 'from' | 'until'> {
  const today = new Date(now);
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const since = (date: Date) => ({ from: timestamp(date.getTime()), until: null });
  switch (span) {
    case 'all':
      return { from: null, until: null };
    case 'year':
      return since(new Date(year, 0, 1));
    case 'months':
      return since(new Date(year, month - 12, day));
    case 'days':
      return since(new Date(year, month, day - 29));
    case 'dates':
      return { from: midnight(from, 0), until: midnight(to, 1) };
  }
}
