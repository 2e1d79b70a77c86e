import type { Brand, Chips, Seat } from '@/lib/shared';
import type { Move, Note, Stack } from '@/lib/chips';
import type { RoundEntry } from '@/lib/settlement';
import type { ChipPlan } from './chip-plan';
import type { MatchSetup, RuleSet } from './rule-set';

export type MatchId = Brand<string, 'MatchId'>;
export type PlayerId = Brand<string, 'PlayerId'>;
export type EventId = Brand<string, 'EventId'>;
export type ChangeId = Brand<string, 'ChangeId'>;
/** Milliseconds since 1970 UTC. Days are told from it in the reader's own time zone. */
export type Timestamp = Brand<number, 'Timestamp'>;

/** Ids and times are made outside and passed in; these are the only ways to brand them. */
export const matchId = (id: string): MatchId => id as MatchId;
export const playerId = (id: string): PlayerId => id as PlayerId;
export const eventId = (id: string): EventId => id as EventId;
export const changeId = (id: string): ChangeId => id as ChangeId;
export const timestamp = (ms: number): Timestamp => ms as Timestamp;

export interface MatchSeat {
  readonly playerId: PlayerId;
  /** What the table calls him in this match. */
  readonly name: string;
  /** What the player sat down with. */
  readonly start: Chips;
}

interface EventBase {
  readonly id: EventId;
  /** When it was entered. Editing keeps it. */
  readonly at: Timestamp;
}

export interface RoundEvent extends EventBase {
  readonly type: 'round';
  readonly entry: RoundEntry;
}

/** Chips that move outside a round, with the reason the table gave (rules.md 5.5). */
export interface AdjustmentEvent extends EventBase {
  readonly type: 'adjustment';
  readonly reason: string;
  readonly adjustment: Adjustment;
}

/** In the order a table would ask. */
export const ADJUSTMENT_KINDS = ['payment', 'correction', 'buy-in', 'cash-out'] as const satisfies readonly Adjustment['kind'][];
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** Only a buy-in or a cash-out changes the total on the table. Amounts are above 0. */
export type Adjustment =
  | { readonly kind: 'payment'; readonly from: Seat; readonly to: Seat; readonly amount: Chips }
  | { readonly kind: 'correction'; readonly changes: readonly Chips[] }
  | { readonly kind: 'buy-in'; readonly seat: Seat; readonly amount: Chips }
  | { readonly kind: 'cash-out'; readonly seat: Seat; readonly amount: Chips };

/** The table stops here, whatever the number of rounds (rules.md 5.2). */
export interface FinishEvent extends EventBase {
  readonly type: 'finish';
}

/**
 * Somebody new sits down, under the next seat number that nobody has had. What he brings adds to the chips on the
 * table, as a buy-in does (rules.md 5.5).
 */
export interface JoinEvent extends EventBase {
  readonly type: 'join';
  readonly player: MatchSeat;
  /** Whom he sits next to, clockwise. */
  readonly after: Seat;
}

/** A player stands up; his total stays as it is, and he keeps a place by it. */
export interface LeaveEvent extends EventBase {
  readonly type: 'leave';
  readonly seat: Seat;
}

/** A player who had left sits down again, with the total he left with. */
export interface ReturnEvent extends EventBase {
  readonly type: 'return';
  readonly seat: Seat;
}

/** Two players change places; chips go along. It matters where an order inside a shared place is needed (rules.md 4.4). */
export interface SwapEvent extends EventBase {
  readonly type: 'swap';
  readonly seats: readonly [Seat, Seat];
}

/** From the next round on the table plays by these rules; the rounds before keep theirs. */
export interface RulesEvent extends EventBase {
  readonly type: 'rules';
  readonly rules: RuleSet;
  readonly roundLimit: number | null;
}

/** Real chips that were handed over, so that everybody holds his total but for the notes. It changes no total. */
export interface HandoverEvent extends EventBase {
  readonly type: 'handover';
  /** All at once. */
  readonly moves: readonly Move[];
  /** Every note there is from now on: those of before are cleared. */
  readonly notes: readonly Note[];
}

/** What was found to lie before everybody. */
export interface RecountEvent extends EventBase {
  readonly type: 'recount';
  /** By seat, as they lie there: counts in the order of the chip set's values. */
  readonly stacks: readonly Stack[];
  readonly box: Stack;
  /** By seat, what is put right in the totals (rules.md 5.5). Sums to zero. */
  readonly changes: readonly Chips[];
}

/** From here on the app plans hand-overs in this way, or not at all. */
export interface ChipPlanEvent extends EventBase {
  readonly type: 'chip-plan';
  readonly plan: ChipPlan;
}

/** What changes who sits at the table, and where. */
export type SeatingEvent = JoinEvent | LeaveEvent | ReturnEvent | SwapEvent;

export type MatchEvent =
  | RoundEvent
  | AdjustmentEvent
  | FinishEvent
  | SeatingEvent
  | RulesEvent
  | HandoverEvent
  | RecountEvent
  | ChipPlanEvent;

/** Who somebody is: the record he has, and what he is called. */
export type Person = Pick<MatchSeat, 'playerId' | 'name'>;

/** What the table wants to remember of a match; empty where nothing was said. */
export interface MatchAbout {
  /** Where it was played, on one line. */
  readonly place: string;
  readonly note: string;
}

/** One step somebody took: what undo takes back and redo repeats. */
export type Change = { readonly id: ChangeId } & (
  | { readonly type: 'add'; readonly index: number; readonly event: MatchEvent }
  | { readonly type: 'replace'; readonly index: number; readonly before: MatchEvent; readonly after: MatchEvent }
  | { readonly type: 'remove'; readonly index: number; readonly event: MatchEvent }
  | { readonly type: 'rename'; readonly seat: Seat; readonly before: Person; readonly after: Person }
  | { readonly type: 'describe'; readonly before: MatchAbout; readonly after: MatchAbout }
);

/**
 * A match is who sat where, what they play under, and what happened. Totals, places and who is out are
 * functions of `events` (see `replay`) and are never stored.
 */
export interface Match {
  readonly id: MatchId;
  readonly createdAt: Timestamp;
  /** Who sat down at the start, clockwise. Who came later stands in `events`: see `everybodyOf`. */
  readonly seats: readonly MatchSeat[];
  /** What it began under. The rules in force stand in the table's state. */
  readonly setup: MatchSetup;
  readonly about: MatchAbout;
  readonly events: readonly MatchEvent[];
  /** Oldest first: the last is what undo takes back. */
  readonly done: readonly Change[];
  /** Oldest first: the last is what redo repeats. A new change empties it. */
  readonly undone: readonly Change[];
}
