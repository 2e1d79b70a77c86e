import { at, type Seat } from '@/lib/shared';
import type { Match } from './match';

/** Who sits where, by name. */
export function namesOf(match: Pick<Match, 'seats'>): (seat: Seat) => string {
  return (seat) => at(match.seats, seat).name;
}
