import { assertNever, at, chips, err, invariant, ok, seatsOf, total, type Chips, type Result, type Seat } from '@/lib/shared';
import { checkEntry, settle, type EntryError, type EntryTable, type Settlement } from '@/lib/settlement';
import { adjust, type AdjustmentProblem } from './adjust';
import type { EventId, Match, MatchEvent, RoundEvent } from './match';
import { reseat, type SeatingProblem } from './seating';
import { dealOf, endOf, isWaiting, playingOf, stateAtStart, type MatchEnd, type TableState } from './table-state';

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
  | { readonly event: Exclude<MatchEvent, RoundEvent> }
);

export type RoundStep = Extract<Step, { round: number }>;

/** Why an event cannot follow the ones before it. */
export type Problem =
  | EntryError
  | AdjustmentProblem
  | SeatingProblem
  | { readonly code: 'match-was-over'; readonly end: MatchEnd }
  | { readonly code: 'too-few-to-play' };

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
    const step = follow(state, event);
    if (!step.ok) {
      const round = event.type === 'round' ? state.roundsPlayed + 1 : null;
      const waiting = match.events.length - index;
      return { steps, state, end: null, conflict: { eventId: event.id, round, problems: step.error, waiting } };
    }
    steps.push(step.value);
    state = step.value.after;
  }
  return { steps, state, end: endOf(state), conflict: null };
}

/** The rounds of a replay, oldest first. */
export function roundsOf(played: Replay): readonly RoundStep[] {
  return played.steps.filter((step): step is RoundStep => 'round' in step);
}

/** What one step did to the totals, seat by seat; who sits down brings what he has. */
export function movesOf({ before, after }: Step): readonly { readonly seat: Seat; readonly by: Chips; readonly to: Chips }[] {
  return seatsOf(after.balances.length).flatMap((seat) => {
    const to = at(after.balances, seat);
    const by = chips(to - (before.balances[seat] ?? 0));
    return by === 0 ? [] : [{ seat, by, to }];
  });
}

/** Which round an event is, counted from 1; null where it is none, or is not counted. */
export function roundNumberOf(played: Replay, id: EventId): number | null {
  return roundsOf(played).find((step) => step.event.id === id)?.round ?? null;
}

/** What the next round's entry is checked against; null when too few are there for a round (rules.md 1.4, 4.9). */
export function entryTableOf(state: TableState): EntryTable | null {
  const deal = dealOf(state);
  return deal && !isWaiting(state) ? { handSize: deal.handSize, playing: playingOf(state) } : null;
}

/** One event after `before`, or why it cannot follow. */
export function follow(before: TableState, event: MatchEvent): Result<Step, readonly Problem[]> {
  switch (event.type) {
    case 'round':
      return followRound(before, event);
    case 'adjustment': {
      const after = adjust(before, event.adjustment);
      return after.ok ? ok({ event, before, after: after.value }) : after;
    }
    case 'finish':
      return ok({ event, before, after: { ...before, finished: true } });
    case 'rules': {
      const { rules, roundLimit } = event;
      if (before.finished) return err([{ code: 'match-was-over', end: 'finished' }]);
      return ok({ event, before, after: { ...before, rules, roundLimit } });
    }
    case 'handover':
      return ok({ event, before, after: before });
    case 'chip-plan':
      return ok({ event, before, after: { ...before, chipPlan: event.plan } });
    case 'recount': {
      const { changes } = event;
      if (changes.length === before.seats.length && changes.every((change) => change === 0)) return ok({ event, before, after: before });
      const after = adjust(before, { kind: 'correction', changes });
      return after.ok ? ok({ event, before, after: after.value }) : after;
    }
    case 'join':
    case 'leave':
    case 'return':
    case 'swap': {
      if (before.finished) return err([{ code: 'match-was-over', end: 'finished' }]);
      const after = reseat(before, event);
      return after.ok ? ok({ event, before, after: after.value }) : after;
    }
    default:
      return assertNever(event);
  }
}

function followRound(before: TableState, event: RoundEvent): Result<Step, readonly Problem[]> {
  const end = endOf(before);
  if (end) return err([{ code: 'match-was-over', end }]);
  const table = entryTableOf(before);
  if (table === null) return err([{ code: 'too-few-to-play' }]);
  const entry = checkEntry(event.entry, table);
  if (!entry.ok) return entry;

  const rules = before.rules.settlement;
  const settlement = settle(entry.value, before.balances, rules, before.order);
  const round = before.roundsPlayed + 1;
  const leaves = rules.exhaustion === 'out-of-match' ? settlement.ranOut : [];
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
