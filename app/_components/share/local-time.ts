import type { Timestamp } from '@/lib/match';

/** A moment by the reader's own clock, as `2026-04-08 18:30:05`. */
export function localTime(at: Timestamp): string {
  const time = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
}

/** The same where it is part of a file's name: `2026-04-08-183005`. */
export function fileStamp(at: Timestamp): string {
  return localTime(at).replace(' ', '-').replaceAll(':', '');
}
