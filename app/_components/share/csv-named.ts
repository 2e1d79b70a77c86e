import type { Timestamp } from '@/lib/match';
import { fileStamp } from './local-time';

/** A CSV file whose name any system takes: no player's name is in it. */
export function csvNamed(name: 'lexio-rounds' | 'lexio-matches', at: Timestamp, pieces: readonly string[]): File {
  return new File([...pieces], `${name}-${fileStamp(at)}.csv`, { type: 'text/csv' });
}
