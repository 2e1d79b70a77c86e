import { dealFor, isTableSize, TABLE_SIZES, type Deal } from '@/lib/rules';
import { at, chips, seatsOf, total, type Chips, type Seat } from '@/lib/shared';
import type { ChipPlan } from './chip-plan';
import type { EventId, Match, MatchSeat } from './match';
import type { RuleSet } from './rule-set';

/** A player who left the match for want of chips (rules.md 4.9). */
export interface OutRecord {
  readonly seat: Seat;
  readonly eventId: EventId;
  /** The round that put him out, counted from 1. */
  readonly round: number;
}

/** A player who stood up, and may come back. */
export interface LeaveRecord {
  readonly seat: Seat;
  readonly eventId: EventId;
  /** The last round before it, counted from 1; 0: before the first. */
  readonly afterRound: number;
}

export type MatchEnd = 'too-few-players' | 'out-of-chips' | 'round-limit' | 'finished';

/** The table after some events: a function of the match alone. */
export interface TableState {
  /** Everybody who has sat down so far, by seat. */
  readonly seats: readonly MatchSeat[];
  /** The same seats, clockwise as they sit now; who has gone keeps his place in the circle. */
  readonly order: readonly Seat[];
  /** Chips by seat. */
  readonly balances: readonly Chips[];
  /** Chips that came to the table less those that left it: what the balances sum to (rules.md 5.5). */
  readonly onTable: Chips;
  /** In the order of going out. */
  readonly out: readonly OutRecord[];
  /** In the order of leaving. */
  readonly left: readonly LeaveRecord[];
  /** In force from here on. */
  readonly rules: RuleSet;
  /** In force from here on. */
  readonly chipPlan: ChipPlan;
  /** null: open end. */
  readonly roundLimit: number | null;
  readonly roundsPlayed: number;
  readonly lastWinner: Seat | null;
  readonly finished: boolean;
}

export function stateAtStart({ seats, setup }: Pick<Match, 'seats' | 'setup'>): TableState {
  const balances = seats.map((seat) => seat.start);
  const { rules, chipPlan, roundLimit } = setup;
  return {
    seats,
    order: seatsOf(seats.length),
    balances,
    onTable: total(balances),
    out: [],
    left: [],
    // Two who sit down as two have chosen to play as two (rules.md 4.9).
    rules: seats.length === 2 ? { ...rules, tableOfTwo: 'goes-on' } : rules,
    chipPlan,
    roundLimit,
    roundsPlayed: 0,
    lastWinner: null,
    finished: false,
  };
}

/** By seat: who still takes part. */
export function playingOf(state: TableState): readonly boolean[] {
  const gone = [...state.out, ...state.left];
  return state.seats.map((_, seat) => gone.every((record) => record.seat !== seat));
}

/** Who still takes part, clockwise. */
export function playersAt(state: TableState): readonly Seat[] {
  const playing = playingOf(state);
  return state.order.filter((seat) => playing[seat]);
}

/** The most who play at once (rules.md 1.4). */
export const MOST_PLAYERS = Math.max(...TABLE_SIZES);

export function isFull(state: TableState): boolean {
  return playersAt(state).length >= MOST_PLAYERS;
}

/** The deal for the players left (rules.md 1.4, 4.9); null where no table has that few. */
export function dealOf(state: TableState): Deal | null {
  const players = playersAt(state).length;
  return isTableSize(players) ? dealFor(players, state.rules.deal) : null;
}

function fewestPlayers({ rules }: TableState): number {
  return rules.tableOfTwo === 'goes-on' ? 2 : 3;
}

/** Whether and why no further round is played (rules.md 4.9, 5.2). */
export function endOf(state: TableState): MatchEnd | null {
  const { rules, roundLimit, roundsPlayed, left } = state;
  if (left.length === 0 && playersAt(state).length < fewestPlayers(state)) return 'too-few-players';
  const endsWithoutChips = rules.settlement.exhaustion === 'ends-match' && roundsPlayed > 0;
  if (endsWithoutChips && playersAt(state).some((seat) => at(state.balances, seat) <= 0)) return 'out-of-chips';
  if (roundLimit !== null && roundsPlayed >= roundLimit) return 'round-limit';
  return state.finished ? 'finished' : null;
}

/** Somebody left, and too few are there to play: the match is not over, it waits for the table to decide. */
export function isWaiting(state: TableState): boolean {
  return endOf(state) === null && playersAt(state).length < fewestPlayers(state);
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
  /** The last round before he left, 0 for none; null while he is at the table. */
  readonly leftAfterRound: number | null;
}

/**
 * Places by seat: most chips first, then those who are out, the last to go first (rules.md 5.3, 5.4). Who left
 * is ranked by the total he left with.
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
  const seats = seatsOf(state.seats.length);
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => ahead(other, seat)).length,
    shared: seats.some((other) => other !== seat && !ahead(other, seat) && !ahead(seat, other)),
    chips: chips(at(state.balances, seat)),
    outInRound: state.out.find((record) => record.seat === seat)?.round ?? null,
    leftAfterRound: state.left.find((record) => record.seat === seat)?.afterRound ?? null,
  }));
}

/** Everybody in first place: a shared win is a shared win (rules.md 5.3). */
export function winnersOf(state: TableState): readonly Seat[] {
  return standingsOf(state).flatMap((standing) => (standing.place === 1 ? [standing.seat] : []));
}

/** Who leads the next round; null: whoever holds Cloud 3 (rules.md 1.5). */
export function leaderOf(state: TableState): Seat | null {
  const { lastWinner, rules } = state;
  const leads = rules.lead === 'last-winner' && lastWinner !== null && at(playingOf(state), lastWinner);
  return leads ? lastWinner : null;
}

/** Everybody but those who left, clockwise: players, and who is out of chips. */
export function seatedOf(state: TableState): readonly Seat[] {
  return state.order.filter((seat) => state.left.every((record) => record.seat !== seat));
}

/** Whom a rematch is for, clockwise: everybody but those who left; without those out of chips where that is too many. */
export function rematchOf(state: TableState): readonly Seat[] {
  const stayed = seatedOf(state);
  return isTableSize(stayed.length) ? stayed : playersAt(state);
}
