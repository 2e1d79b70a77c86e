import type { People, PlayerId, Timestamp } from '@/lib/match';
import { personOf } from './result';
import type { MatchSummary } from './summary';

/** How often somebody sat at a table, and when he was last seen there. */
export interface Attendance {
  readonly matches: number;
  readonly lastAt: Timestamp;
}

/** Whoever sat at one of the tables; a match without a round is one too. */
export function attendanceOf(matches: readonly MatchSummary[], people: People): ReadonlyMap<PlayerId, Attendance> {
  const seen = new Map<PlayerId, Attendance>();
  for (const { seats, lastAt } of matches) {
    for (const { playerId } of seats) {
      const person = personOf(people, playerId);
      const before = seen.get(person);
      seen.set(person, {
        matches: (before?.matches ?? 0) + 1,
        lastAt: before && before.lastAt > lastAt ? before.lastAt : lastAt,
      });
    }
  }
  return seen;
}
