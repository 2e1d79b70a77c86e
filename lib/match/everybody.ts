import { assertNever, at, type Seat } from '@/lib/shared';
import type { JoinEvent, Match, MatchEvent, MatchSeat, Person } from './match';

/** Everybody who ever sat at the table, by seat: those who began, then the newcomers. */
export function everybodyOf({ seats, events }: Pick<Match, 'seats' | 'events'>): readonly MatchSeat[] {
  return [...seats, ...events.flatMap((event) => (event.type === 'join' ? [event.player] : []))];
}

/** The seat a newcomer took; null where the event is not in the match. */
export function seatOfNewcomer(match: Pick<Match, 'seats' | 'events'>, event: JoinEvent): Seat | null {
  const index = everybodyOf(match).findIndex(({ playerId }) => playerId === event.player.playerId);
  return index < 0 ? null : (index as Seat);
}

/** The seat of a newcomer of whom later events speak, so that he cannot be taken out; null for every other event. */
export function seatInUse(match: Pick<Match, 'seats' | 'events'>, event: MatchEvent): Seat | null {
  if (event.type !== 'join') return null;
  const seat = seatOfNewcomer(match, event);
  const later = match.events.slice(match.events.indexOf(event) + 1);
  return seat !== null && later.some((each) => reachesSeat(each, seat)) ? seat : null;
}

/**
 * Whether an event speaks of a seat or of a newer one. Without whoever sits there, it would speak of nobody, or of
 * somebody else.
 */
function reachesSeat(event: MatchEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'round':
      return event.entry.hands.length > seat;
    case 'adjustment': {
      const { adjustment } = event;
      if (adjustment.kind === 'payment') return adjustment.from >= seat || adjustment.to >= seat;
      return adjustment.kind === 'correction' ? adjustment.changes.length > seat : adjustment.seat >= seat;
    }
    case 'join': // would sit under another number
      return true;
    case 'leave':
    case 'return':
      return event.seat >= seat;
    case 'swap':
      return event.seats.some((swapped) => swapped >= seat);
    case 'recount':
      return event.stacks.length > seat;
    case 'handover': {
      const speaksOf = [...event.moves, ...event.notes].flatMap(({ from, to }) => [from, to]);
      return speaksOf.some((holder) => holder !== 'box' && holder >= seat);
    }
    case 'finish':
    case 'rules':
    case 'chip-plan':
      return false;
    default:
      return assertNever(event);
  }
}

/** The match with somebody else, or the same under another name, on a seat. */
export function withPerson(match: Match, seat: Seat, person: Person): Match {
  if (seat < match.seats.length) {
    return { ...match, seats: match.seats.with(seat, { ...at(match.seats, seat), ...person }) };
  }
  const newcomers = match.events.filter((event) => event.type === 'join');
  const event = at(newcomers, seat - match.seats.length);
  const events = match.events.map((known) =>
    known === event ? { ...event, player: { ...event.player, ...person } } : known,
  );
  return { ...match, events };
}
