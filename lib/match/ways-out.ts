import { seatInUse } from './everybody';
import type { Match } from './match';
import type { Conflict } from './replay';

/** What can be done about an event that no longer fits, besides undoing or changing what came before it. */
export interface WaysOut {
  /** Whether another entry in its place can make it fit: not where no round can be played at all. */
  readonly change: boolean;
  readonly remove: boolean;
}

export function waysOutOf(match: Match, { eventId, round, problems }: Conflict): WaysOut {
  const event = match.events.find(({ id }) => id === eventId);
  const noRound = problems.some(({ code }) => code === 'match-was-over' || code === 'too-few-to-play');
  return { change: round !== null && !noRound, remove: event !== undefined && seatInUse(match, event) === null };
}
