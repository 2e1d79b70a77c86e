import type { MatchId, People, PlayerId, Timestamp } from '@/lib/match';
import { chips, type Chips } from '@/lib/shared';
import type { MatchSummary, SeatSummary } from './summary';

/** How a match that is over ended for one player. */
export interface MatchResult {
  readonly matchId: MatchId;
  readonly createdAt: Timestamp;
  /** How many had a place in it. */
  readonly players: number;
  readonly place: number;
  readonly shared: boolean;
  readonly net: Chips;
}

/** The result of whoever played at least one round of a match that is over; null for everybody else. */
export function resultOf(match: MatchSummary, { rounds, place, shared, net }: SeatSummary): MatchResult | null {
  if (match.status !== 'over' || rounds === 0) return null;
  return { matchId: match.id, createdAt: match.createdAt, players: match.seats.length, place, shared, net };
}

export interface SummedResult extends MatchResult {
  /** What he won or lost in all so far, this match included. */
  readonly sum: Chips;
}

/** Every result of one player, in the order of the matches. */
export function resultsOf(matches: readonly MatchSummary[], people: People, player: PlayerId): readonly SummedResult[] {
  const results: SummedResult[] = [];
  let sum = 0;
  for (const match of matches) {
    for (const seat of match.seats) {
      if (personOf(people, seat.playerId) !== player) continue;
      const result = resultOf(match, seat);
      if (!result) continue;
      sum += result.net;
      results.push({ ...result, sum: chips(sum) });
    }
  }
  return results;
}

/** Who somebody is today: himself, where nobody knows better. */
export function personOf(people: People, id: PlayerId): PlayerId {
  return people.get(id)?.playerId ?? id;
}
