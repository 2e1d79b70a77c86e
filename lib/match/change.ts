import { assertNever, at, err, ok, type Result } from '@/lib/shared';
import { checkEntry, type EntryError, type RoundEntry } from '@/lib/settlement';
import type { Change, ChangeId, EventId, Match, MatchEvent, RoundEvent, Timestamp } from './match';
import { entryTableOf, follow, replay, type Conflict, type Problem } from './replay';
import type { MatchEnd } from './table-state';

/** Why a change was refused. The match is as it was. */
export type ChangeError =
  | { readonly code: 'moved-on' }
  | { readonly code: 'event-gone' }
  | { readonly code: 'event-changed' }
  | { readonly code: 'match-over'; readonly end: MatchEnd }
  | { readonly code: 'conflict-first'; readonly conflict: Conflict }
  | { readonly code: 'bad-entry'; readonly errors: readonly EntryError[] }
  | { readonly code: 'impossible'; readonly problems: readonly Problem[] }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' };

type Changed = Result<Match, ChangeError>;

/** Where whoever makes a change believes the match to stand; another tab may have moved it on. */
export interface Basis {
  /** The last event that was on screen; null for none. */
  readonly lastEvent: EventId | null;
}

export function basisOf(match: Match): Basis {
  return { lastEvent: match.events.at(-1)?.id ?? null };
}

/**
 * Adds an event at the end. A round must be allowed at its table.
 * An event that is there already, with the same id, is left as it is: saving twice is saving once.
 */
export function addEvent(match: Match, event: MatchEvent, basis: Basis, id: ChangeId): Changed {
  if (match.events.some((known) => known.id === event.id)) return ok(match);
  if (basisOf(match).lastEvent !== basis.lastEvent) return err({ code: 'moved-on' });
  const { state, end, conflict } = replay(match);
  if (conflict) return err({ code: 'conflict-first', conflict });
  if (end && event.type !== 'adjustment') return err({ code: 'match-over', end });
  if (event.type === 'round') {
    const table = entryTableOf(match, state);
    const checked = table && checkEntry(event.entry, table);
    if (checked && !checked.ok) return err({ code: 'bad-entry', errors: checked.error });
  }
  const step = follow(match, state, event);
  if (!step.ok) return err({ code: 'impossible', problems: step.error });
  return ok(record(match, { id, type: 'add', index: match.events.length, event }));
}

/**
 * Puts another entry in the place of a round's. The entry must be allowed at the table as it was before that
 * round; what it makes of later rounds is for {@link replay} to say.
 * @param seen the round as it was on screen when the edit began
 */
export function replaceRound(match: Match, seen: RoundEvent, entry: RoundEntry, id: ChangeId): Changed {
  if (match.done.some((change) => change.id === id)) return ok(match);
  const index = match.events.findIndex((event) => event.id === seen.id);
  const current = match.events[index];
  if (current?.type !== 'round') return err({ code: 'event-gone' });
  if (!sameEntry(current.entry, seen.entry)) return err({ code: 'event-changed' });
  if (sameEntry(current.entry, entry)) return ok(match);
  const before = replay({ ...match, events: match.events.slice(0, index) });
  if (before.conflict) return err({ code: 'conflict-first', conflict: before.conflict });
  if (before.end) return err({ code: 'match-over', end: before.end });
  const table = entryTableOf(match, before.state);
  const checked = table && checkEntry(entry, table);
  if (checked && !checked.ok) return err({ code: 'bad-entry', errors: checked.error });
  return ok(record(match, { id, type: 'replace', index, before: current, after: { ...current, entry } }));
}

/** Takes one event out; the rounds behind it move up. */
export function removeEvent(match: Match, eventId: EventId, id: ChangeId): Changed {
  if (match.done.some((change) => change.id === id)) return ok(match);
  const index = match.events.findIndex((event) => event.id === eventId);
  if (index < 0) return err({ code: 'event-gone' });
  return ok(record(match, { id, type: 'remove', index, event: at(match.events, index) }));
}

/**
 * Takes back the last change: a new round is dropped, an edited one is as before, a deleted one returns to its place.
 * @param expected the change that the button on screen named; another one is not touched
 */
export function undo(match: Match, expected: ChangeId): Changed {
  if (match.undone.at(-1)?.id === expected) return ok(match);
  const last = match.done.at(-1);
  if (!last) return err({ code: 'nothing-to-undo' });
  if (last.id !== expected) return err({ code: 'moved-on' });
  return ok({
    ...match,
    events: applyChange(match.events, inverse(last)),
    done: match.done.slice(0, -1),
    undone: [...match.undone, last],
  });
}

/** Repeats the change that was taken back last. */
export function redo(match: Match, expected: ChangeId): Changed {
  if (match.done.at(-1)?.id === expected) return ok(match);
  const last = match.undone.at(-1);
  if (!last) return err({ code: 'nothing-to-redo' });
  if (last.id !== expected) return err({ code: 'moved-on' });
  return ok({
    ...match,
    events: applyChange(match.events, last),
    done: [...match.done, last],
    undone: match.undone.slice(0, -1),
  });
}

/** A round as `entry` would be put at the end of the match: what its preview replays. */
export function roundEvent(id: EventId, atTime: Timestamp, entry: RoundEntry): RoundEvent {
  return { id, at: atTime, type: 'round', entry };
}

function record(match: Match, change: Change): Match {
  return { ...match, events: applyChange(match.events, change), done: [...match.done, change], undone: [] };
}

function applyChange(events: readonly MatchEvent[], change: Change): readonly MatchEvent[] {
  switch (change.type) {
    case 'add':
      return events.toSpliced(change.index, 0, change.event);
    case 'replace':
      return events.with(change.index, change.after);
    case 'remove':
      return events.toSpliced(change.index, 1);
    default:
      return assertNever(change);
  }
}

function inverse(change: Change): Change {
  const { id, index } = change;
  switch (change.type) {
    case 'add':
      return { id, index, type: 'remove', event: change.event };
    case 'remove':
      return { id, index, type: 'add', event: change.event };
    case 'replace':
      return { id, index, type: 'replace', before: change.after, after: change.before };
    default:
      return assertNever(change);
  }
}

export function sameEntry(a: RoundEntry, b: RoundEntry): boolean {
  return (
    a.winner === b.winner &&
    a.hands.length === b.hands.length &&
    a.hands.every((hand, seat) => {
      const other = at(b.hands, seat);
      return hand === null || other === null ? hand === other : hand.tiles === other.tiles && hand.twos === other.twos;
    })
  );
}
