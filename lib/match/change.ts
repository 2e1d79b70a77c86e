import { assertNever, at, err, ok, type Result, type Seat } from '@/lib/shared';
import { checkEntry, type EntryError, type RoundEntry } from '@/lib/settlement';
import { everybodyOf, reachesSeat, seatOfNewcomer, withPerson } from './everybody';
import type { Change, ChangeId, EventId, Match, MatchEvent, Person, RoundEvent, Timestamp } from './match';
import { nameFaultOf, tidyName, type NameFault } from './name-key';
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
  | { readonly code: 'still-in-use'; readonly seat: Seat }
  | { readonly code: 'bad-name'; readonly fault: NameFault }
  /** Somebody else, who is not at this table, is called so. */
  | { readonly code: 'name-taken'; readonly name: string }
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
  if (end && !mayFollow(event, end)) return err({ code: 'match-over', end });
  if (event.type === 'round') {
    const table = entryTableOf(state);
    const checked = table && checkEntry(event.entry, table);
    if (checked && !checked.ok) return err({ code: 'bad-entry', errors: checked.error });
  }
  const step = follow(state, event);
  if (!step.ok) return err({ code: 'impossible', problems: step.error });
  return ok(record(match, { id, type: 'add', index: match.events.length, event }));
}

/** Chips can be put right after the end; a table that has not said it stops can get players or rules to go on with. */
function mayFollow(event: MatchEvent, end: MatchEnd): boolean {
  if (event.type === 'round' || event.type === 'finish') return false;
  return event.type === 'adjustment' || end !== 'finished';
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
  const table = entryTableOf(before.state);
  const checked = table && checkEntry(entry, table);
  if (checked && !checked.ok) return err({ code: 'bad-entry', errors: checked.error });
  return ok(record(match, { id, type: 'replace', index, before: current, after: { ...current, entry } }));
}

/** Takes one event out; the rounds behind it move up. A newcomer who has done something since cannot be taken out. */
export function removeEvent(match: Match, eventId: EventId, id: ChangeId): Changed {
  if (match.done.some((change) => change.id === id)) return ok(match);
  const index = match.events.findIndex((event) => event.id === eventId);
  if (index < 0) return err({ code: 'event-gone' });
  const event = at(match.events, index);
  const seat = event.type === 'join' ? seatOfNewcomer(match, event) : null;
  if (seat !== null && match.events.slice(index + 1).some((later) => reachesSeat(later, seat))) {
    return err({ code: 'still-in-use', seat });
  }
  return ok(record(match, { id, type: 'remove', index, event }));
}

/**
 * Calls somebody by another name, or says that it is somebody else who sits there; totals stay with the seat.
 * @param seen who sat there on screen
 */
export function renameSeat(match: Match, seat: Seat, seen: Person, person: Person, id: ChangeId): Changed {
  if (match.done.some((change) => change.id === id)) return ok(match);
  const everybody = everybodyOf(match);
  const current = everybody[seat];
  if (!current || !samePerson(current, seen)) return err({ code: 'moved-on' });
  const others = everybody.filter((_, other) => other !== seat);
  const after = { playerId: person.playerId, name: tidyName(person.name) };
  const fault = nameFaultOf(after.name, others.map(({ name }) => name));
  if (fault) return err({ code: 'bad-name', fault });
  if (others.some(({ playerId }) => playerId === after.playerId)) {
    return err({ code: 'bad-name', fault: { code: 'name-twice', name: after.name } });
  }
  if (samePerson(current, after)) return ok(match);
  const before = { playerId: current.playerId, name: current.name };
  return ok(record(match, { id, type: 'rename', seat, before, after }));
}

function samePerson(one: Person, other: Person): boolean {
  return one.playerId === other.playerId && one.name === other.name;
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
    ...applyChange(match, inverse(last)),
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
    ...applyChange(match, last),
    done: [...match.done, last],
    undone: match.undone.slice(0, -1),
  });
}

/** A round as `entry` would be put at the end of the match: what its preview replays. */
export function roundEvent(id: EventId, atTime: Timestamp, entry: RoundEntry): RoundEvent {
  return { id, at: atTime, type: 'round', entry };
}

function record(match: Match, change: Change): Match {
  return { ...applyChange(match, change), done: [...match.done, change], undone: [] };
}

function applyChange(match: Match, change: Change): Match {
  const { events } = match;
  switch (change.type) {
    case 'add':
      return { ...match, events: events.toSpliced(change.index, 0, change.event) };
    case 'replace':
      return { ...match, events: events.with(change.index, change.after) };
    case 'remove':
      return { ...match, events: events.toSpliced(change.index, 1) };
    case 'rename':
      return withPerson(match, change.seat, change.after);
    default:
      return assertNever(change);
  }
}

function inverse(change: Change): Change {
  switch (change.type) {
    case 'add':
      return { ...change, type: 'remove' };
    case 'remove':
      return { ...change, type: 'add' };
    case 'replace':
    case 'rename':
      return swapped(change);
    default:
      return assertNever(change);
  }
}

function swapped<C extends Change & { type: 'replace' | 'rename' }>(change: C): C {
  return { ...change, before: change.after, after: change.before };
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
