import type { Brand, Chips, Seat } from '@/lib/shared';
import type { RoundEntry } from '@/lib/settlement';
import type { MatchSetup } from './rule-set';

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
  /** The name as it was when the match began. */
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

export type MatchEvent = RoundEvent | AdjustmentEvent | FinishEvent;

/** One step somebody took: what undo takes back and redo repeats. */
export type Change = { readonly id: ChangeId } & (
  | { readonly type: 'add'; readonly index: number; readonly event: MatchEvent }
  | { readonly type: 'replace'; readonly index: number; readonly before: MatchEvent; readonly after: MatchEvent }
  | { readonly type: 'remove'; readonly index: number; readonly event: MatchEvent }
);

/**
 * A match is who sat where, what they play under, and what happened. Totals, places and who is out are
 * functions of `events` (see `replay`) and are never stored.
 */
export interface Match {
  readonly id: MatchId;
  readonly createdAt: Timestamp;
  /** Clockwise. */
  readonly seats: readonly MatchSeat[];
  readonly setup: MatchSetup;
  readonly events: readonly MatchEvent[];
  /** Oldest first: the last is what undo takes back. */
  readonly done: readonly Change[];
  /** Oldest first: the last is what redo repeats. A new change empties it. */
  readonly undone: readonly Change[];
}
