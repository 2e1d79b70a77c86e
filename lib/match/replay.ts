import { assertNever, at, chips, err, invariant, ok, total, type Chips, type Result } from '@/lib/shared';
import { MOST_STARTING_CHIPS } from '@/lib/chips';
import { checkEntry, settle, type EntryError, type EntryTable, type Settlement } from '@/lib/settlement';
import type { Adjustment, AdjustmentEvent, EventId, FinishEvent, Match, MatchEvent, RoundEvent } from './match';
import { dealOf, endOf, playingOf, stateAtStart, type MatchEnd, type TableState } from './table-state';

/** One event and what it did. */
export type Step = {
  readonly before: TableState;
  readonly after: TableState;
} & (
  | {
      readonly event: RoundEvent;
      /** Counted from 1, without gaps. */
      readonly round: number;
      readonly settlement: Settlement;
    }
  | { readonly event: AdjustmentEvent | FinishEvent }
);

export type RoundStep = Extract<Step, { round: number }>;

/** Why an event cannot follow the ones before it. */
export type Problem =
  | EntryError
  | { readonly code: 'match-was-over'; readonly end: MatchEnd }
  | { readonly code: 'bad-adjustment' };

/** The first event that has become impossible. It and all after it are kept, and not counted. */
export interface Conflict {
  readonly eventId: EventId;
  /** The round it would be, counted from 1; null for an event that is no round. */
  readonly round: number | null;
  readonly problems: readonly Problem[];
  /** How many events wait behind it, itself included. */
  readonly waiting: number;
}

export interface Replay {
  /** As far as the events can be followed. */
  readonly steps: readonly Step[];
  readonly state: TableState;
  /** null while events wait behind a conflict: nobody can say yet. */
  readonly end: MatchEnd | null;
  readonly conflict: Conflict | null;
}

/**
 * Plays a match from its start through its events. Everything shown of a match comes from here.
 * An event that cannot follow stops the replay: nothing is dropped or invented.
 */
export function replay(match: Pick<Match, 'seats' | 'setup' | 'events'>): Replay {
  const steps: Step[] = [];
  let state = stateAtStart(match);
  for (const [index, event] of match.events.entries()) {
    const step = follow(match, state, event);
    if (!step.ok) {
      const round = event.type === 'round' ? state.roundsPlayed + 1 : null;
      const waiting = match.events.length - index;
      return { steps, state, end: null, conflict: { eventId: event.id, round, problems: step.error, waiting } };
    }
    steps.push(step.value);
    state = step.value.after;
  }
  return { steps, state, end: endOf(match, state), conflict: null };
}

/** The rounds of a replay, oldest first. */
export function roundsOf(played: Replay): readonly RoundStep[] {
  return played.steps.filter((step): step is RoundStep => 'round' in step);
}

/** Which round an event is, counted from 1; null where it is none, or is not counted. */
export function roundNumberOf(played: Replay, id: EventId): number | null {
  return roundsOf(played).find((step) => step.event.id === id)?.round ?? null;
}

/** What the next round's entry is checked against; null when no table has so few players (rules.md 1.4). */
export function entryTableOf(match: Pick<Match, 'setup'>, state: TableState): EntryTable | null {
  const deal = dealOf(match, state);
  return deal && { handSize: deal.handSize, playing: playingOf(state) };
}

/** One event after `before`, or why it cannot follow. */
export function follow(
  match: Pick<Match, 'seats' | 'setup'>,
  before: TableState,
  event: MatchEvent,
): Result<Step, readonly Problem[]> {
  switch (event.type) {
    case 'round':
      return followRound(match, before, event);
    case 'adjustment': {
      const moved = adjust(before, event.adjustment);
      return moved ? ok({ event, before, after: moved }) : err([{ code: 'bad-adjustment' }]);
    }
    case 'finish':
      return ok({ event, before, after: { ...before, finished: true } });
    default:
      return assertNever(event);
  }
}

function followRound(
  match: Pick<Match, 'seats' | 'setup'>,
  before: TableState,
  event: RoundEvent,
): Result<Step, readonly Problem[]> {
  const end = endOf(match, before);
  if (end) return err([{ code: 'match-was-over', end }]);
  const table = entryTableOf(match, before);
  invariant(table !== null, 'a match that goes on has a table');
  const entry = checkEntry(event.entry, table);
  if (!entry.ok) return entry;

  const settlement = settle(entry.value, before.balances, match.setup.rules.settlement);
  const round = before.roundsPlayed + 1;
  const leaves = match.setup.rules.settlement.exhaustion === 'out-of-match' ? settlement.ranOut : [];
  const after: TableState = {
    ...before,
    balances: settlement.after,
    out: [...before.out, ...leaves.map(({ seat }) => ({ seat, eventId: event.id, round }))],
    roundsPlayed: round,
    lastWinner: event.entry.winner,
  };
  invariant(total(after.balances) === after.onTable, 'balances sum to the chips on the table (4.11)');
  return ok({ event, before, after, round, settlement });
}

/** rules.md 5.5. A buy-in brings back a player who was out. null: the adjustment makes no sense at this table. */
function adjust(before: TableState, adjustment: Adjustment): TableState | null {
  const seats = before.balances.length;
  const moves = movesOf(adjustment, seats);
  if (moves === null || moves.some((move) => Math.abs(move) > MOST_STARTING_CHIPS)) return null;
  const balances = before.balances.map((balance, seat) => chips(balance + at(moves, seat)));
  const onTable = chips(before.onTable + total(moves));
  invariant(total(balances) === onTable, 'balances sum to the chips on the table (5.5)');
  const out = adjustment.kind === 'buy-in' ? before.out.filter(({ seat }) => seat !== adjustment.seat) : before.out;
  return { ...before, balances, onTable, out };
}

function movesOf(adjustment: Adjustment, seats: number): readonly Chips[] | null {
  const moves = Array.from({ length: seats }, () => chips(0));
  const move = (seat: number, amount: number): boolean => {
    if (seat >= seats) return false;
    moves[seat] = chips(at(moves, seat) + amount);
    return true;
  };
  switch (adjustment.kind) {
    case 'payment': {
      const { from, to, amount } = adjustment;
      return amount > 0 && from !== to && move(from, -amount) && move(to, amount) ? moves : null;
    }
    case 'correction':
      return adjustment.changes.length === seats && total(adjustment.changes) === 0 ? adjustment.changes : null;
    case 'buy-in':
      return adjustment.amount > 0 && move(adjustment.seat, adjustment.amount) ? moves : null;
    case 'cash-out':
      return adjustment.amount > 0 && move(adjustment.seat, -adjustment.amount) ? moves : null;
    default:
      return assertNever(adjustment);
  }
}
