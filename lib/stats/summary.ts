import {
  everybodyOf, replay, roundsOf, standingsOf,
  type Match, type MatchId, type PlayerId, type Preset, type Timestamp,
} from '@/lib/match';
import { at, chips, seatsOf, type Chips } from '@/lib/shared';
import { betweenOf, seatRoundsOf, type SeatRounds } from './seat-rounds';
import { stakesOf } from './stake';

/** Raised whenever a summary holds or means something else than before: kept summaries are then made anew. */
export const SUMMARY_VERSION = 1;

/** `conflict`: an event has become impossible, and nobody can say how the match stands (decision 0041). */
export const MATCH_STATUSES = ['running', 'over', 'conflict'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** How one player stands in one match, as far as its events can be followed. */
export interface SeatSummary extends SeatRounds {
  readonly playerId: PlayerId;
  /** What the table called him in this match. */
  readonly name: string;
  /** 1 is best; equal chips share a place (rules.md 5.3, 5.4). Who sits down behind a conflict is behind everybody. */
  readonly place: number;
  readonly shared: boolean;
  /** His total. */
  readonly chips: Chips;
  /** His total less what he brought to the table and took from it outside rounds. Over the seats it sums to zero. */
  readonly net: Chips;
}

/** One match in figures: plain data that any store can keep, a function of the match alone. */
export interface MatchSummary {
  readonly version: typeof SUMMARY_VERSION;
  readonly id: MatchId;
  readonly createdAt: Timestamp;
  /** The latest event, or the start. */
  readonly lastAt: Timestamp;
  readonly status: MatchStatus;
  /** What the table started from, whatever it changed. */
  readonly preset: Preset;
  /** The most who played a round of it; before the first, who sits there. */
  readonly size: number;
  /** Rounds that can be followed: 0 for a match that counts nowhere. */
  readonly rounds: number;
  /** Everybody who ever sat at the table, by seat. */
  readonly seats: readonly SeatSummary[];
  /** A row for each seat, one after the other: what he took from each seat in rounds, less what he paid it. Chips. */
  readonly between: readonly Chips[];
}

/** Everything that statistics and lists of matches ask of a match. */
export function summaryOf(match: Match): MatchSummary {
  const played = replay(match);
  const rounds = roundsOf(played);
  const everybody = everybodyOf(match);
  const standings = standingsOf(played.state);
  const stakes = stakesOf(played);
  const behind = { place: played.state.seats.length + 1, shared: false, chips: chips(0) };
  return {
    version: SUMMARY_VERSION,
    id: match.id,
    createdAt: match.createdAt,
    lastAt: match.events.reduce((last, event) => (event.at > last ? event.at : last), match.createdAt),
    status: played.conflict ? 'conflict' : played.end ? 'over' : 'running',
    preset: match.setup.preset,
    size: rounds.reduce((most, { settlement }) => Math.max(most, settlement.hands.length), 0) || everybody.length,
    rounds: rounds.length,
    seats: seatsOf(everybody.length).map((seat) => {
      const { playerId, name } = at(everybody, seat);
      const { place, shared, chips: held } = standings[seat] ?? behind;
      const net = chips(held - (stakes[seat] ?? 0));
      return { playerId, name, place, shared, chips: held, net, ...seatRoundsOf(rounds, seat) };
    }),
    between: betweenOf(rounds, everybody.length),
  };
}
