import { roundsOf, standingsOf, type Match, type MatchAbout, type MatchId, type PlayerId, type Replay, type Standing, type Timestamp } from '@/lib/match';
import { courseOf, stakesOf, type CoursePoint } from '@/lib/stats';
import { at, chips, seatsOf, type Chips, type Seat } from '@/lib/shared';

/** How far a match has come. `conflict`: a round no longer fits, and it and what follows are not counted. */
export const MATCH_STATES = ['running', 'finished', 'conflict'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** One player's result. */
export interface ReportLine extends Standing {
  readonly playerId: PlayerId;
  readonly name: string;
  /** What he sat down with and bought in, less what he cashed out. */
  readonly brought: Chips;
  /** chips − brought. Over all players the nets sum to zero (rules.md 4.11). */
  readonly net: Chips;
}

export interface ReportRound {
  /** Counted from 1. */
  readonly round: number;
  readonly winner: Seat;
  /** By seat; null for who was not in it. */
  readonly nets: readonly (Chips | null)[];
}

/** What is told of a match wherever it leaves the app: one reading of the replay for text, picture, table and link. */
export interface MatchReport {
  readonly id: MatchId;
  readonly began: Timestamp;
  readonly about: MatchAbout;
  /** When the first and the last event were entered; null before any. */
  readonly firstEvent: Timestamp | null;
  readonly lastEvent: Timestamp | null;
  readonly state: MatchState;
  readonly roundsPlayed: number;
  /** In order of place, inside a shared one clockwise. */
  readonly lines: readonly ReportLine[];
  readonly rounds: readonly ReportRound[];
  readonly course: readonly CoursePoint[];
}

export function reportOf(match: Match, played: Replay): MatchReport {
  const { state, end, conflict } = played;
  const rounds = roundsOf(played);
  const stakes = stakesOf(played);
  const seats = seatsOf(state.seats.length);
  const times = match.events.map((event) => event.at as number);
  const lines = standingsOf(state).map((standing): ReportLine => {
    const { playerId, name } = at(state.seats, standing.seat);
    const brought = at(stakes, standing.seat);
    return { ...standing, playerId, name, brought, net: chips(standing.chips - brought) };
  });
  return {
    id: match.id,
    began: match.createdAt,
    about: match.about,
    firstEvent: times.length === 0 ? null : (Math.min(...times) as Timestamp),
    lastEvent: times.length === 0 ? null : (Math.max(...times) as Timestamp),
    state: conflict ? 'conflict' : end ? 'finished' : 'running',
    roundsPlayed: state.roundsPlayed,
    lines: lines.toSorted((a, b) => a.place - b.place || state.order.indexOf(a.seat) - state.order.indexOf(b.seat)),
    rounds: rounds.map(({ round, event, settlement }) => ({
      round,
      winner: event.entry.winner,
      nets: seats.map((seat) => ((event.entry.hands[seat] ?? null) === null ? null : at(settlement.net, seat))),
    })),
    course: courseOf(match, played),
  };
}
