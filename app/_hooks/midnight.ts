import { timestamp, type Timestamp } from '@/lib/match';

/**
 * Midnight before a day in the reader's own time zone, or so many days later; null where the text names no day.
 * @param text `YYYY-MM-DD`
 */
export function midnight(text: string, later: number): Timestamp | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  if (!parts) return null;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(year, month - 1, day);
  if (date.getMonth() !== month - 1 || date.getDate() !== day) return null;
  const time = new Date(year, month - 1, day + later).getTime();
  return time < 0 ? timestamp(0) : timestamp(time);
}
