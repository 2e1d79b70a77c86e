import { dealFor, isTableSize, type Deal } from '@/lib/rules';
import { at, chips, total, type Chips, type Seat } from '@/lib/shared';
import type { EventId, Match } from './match';

/** A player who left the match for want of chips (rules.md 4.9). */
export interface OutRecord {
  readonly seat: Seat;
  readonly eventId: EventId;
  /** The round that put him out, counted from 1. */
  readonly round: number;
}

export type MatchEnd = 'too-few-players' | 'out-of-chips' | 'round-limit' | 'finished';

/** The table after some events: a function of the match alone. */
export interface TableState {
  /** Chips by seat. */
  readonly balances: readonly Chips[];
  /** Chips that came to the table less those that left it: what the balances sum to (rules.md 5.5). */
  readonly onTable: Chips;
  /** In the order of going out. */
  readonly out: readonly OutRecord[];
  readonly roundsPlayed: number;
  readonly lastWinner: Seat | null;
  readonly finished: boolean;
}

export function stateAtStart(match: Pick<Match, 'seats'>): TableState {
  const balances = match.seats.map((seat) => seat.start);
  return { balances, onTable: total(balances), out: [], roundsPlayed: 0, lastWinner: null, finished: false };
}

/** By seat: who still takes part. */
export function playingOf(state: TableState): readonly boolean[] {
  return state.balances.map((_, seat) => state.out.every((record) => record.seat !== seat));
}

/** The deal for the players left (rules.md 1.4, 4.9); null where no table has that few. */
export function dealOf(match: Pick<Match, 'setup'>, state: TableState): Deal | null {
  const players = playingOf(state).filter(Boolean).length;
  return isTableSize(players) ? dealFor(players, match.setup.rules.deal) : null;
}

/** Whether and why no further round is played (rules.md 4.9, 5.2). */
export function endOf(match: Pick<Match, 'setup' | 'seats'>, state: TableState): MatchEnd | null {
  const { rules, roundLimit } = match.setup;
  const left = playingOf(state).filter(Boolean).length;
  const fewest = match.seats.length === 2 || rules.tableOfTwo === 'goes-on' ? 2 : 3;
  if (left < fewest) return 'too-few-players';
  const endsWithoutChips = rules.settlement.exhaustion === 'ends-match' && state.roundsPlayed > 0;
  if (endsWithoutChips && state.balances.some((balance) => balance <= 0)) return 'out-of-chips';
  if (roundLimit !== null && state.roundsPlayed >= roundLimit) return 'round-limit';
  return state.finished ? 'finished' : null;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 is best; equal chips share a place, and the next place is skipped (rules.md 5.3). */
  readonly place: number;
  /** Whether somebody else has this place too. */
  readonly shared: boolean;
  readonly chips: Chips;
  /** The round that put him out; null while he is in. */
  readonly outInRound: number | null;
}

/**
 * Places by seat: most chips first, then those who are out, the last to go first (rules.md 5.3, 5.4).
 */
export function standingsOf(state: TableState): readonly Standing[] {
  const rank = (seat: number): { in: boolean; key: number } => {
    const index = state.out.findIndex((record) => record.seat === seat);
    return index < 0 ? { in: true, key: at(state.balances, seat) } : { in: false, key: index };
  };
  const ahead = (a: number, b: number): boolean => {
    const [x, y] = [rank(a), rank(b)];
    return x.in === y.in ? x.key > y.key : x.in;
  };
  const seats = state.balances.map((_, seat) => seat);
  return seats.map((seat) => ({
    seat: seat as Seat,
    place: 1 + seats.filter((other) => ahead(other, seat)).length,
    shared: seats.some((other) => other !== seat && !ahead(other, seat) && !ahead(seat, other)),
    chips: chips(at(state.balances, seat)),
    outInRound: state.out.find((record) => record.seat === seat)?.round ?? null,
  }));
}

/** Everybody in first place: a shared win is a shared win (rules.md 5.3). */
export function winnersOf(state: TableState): readonly Seat[] {
  return standingsOf(state).flatMap((standing) => (standing.place === 1 ? [standing.seat] : []));
}

/** Who leads the next round; null: whoever holds Cloud 3 (rules.md 1.5). */
export function leaderOf(match: Pick<Match, 'setup'>, state: TableState): Seat | null {
  const { lastWinner } = state;
  const leads = match.setup.rules.lead === 'last-winner' && lastWinner !== null && at(playingOf(state), lastWinner);
  return leads ? lastWinner : null;
}
