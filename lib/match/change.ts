import { at, err, ok, type Result, type Seat } from '@/lib/shared';
import { checkEntry, type EntryError, type RoundEntry } from '@/lib/settlement';
import { aboutFaultOf, tidyAbout, type AboutFault } from './about';
import { ledgerOf } from './chip-ledger';
import { everybodyOf, seatInUse } from './everybody';
import { settles } from './handover-due';
import type { ChangeId, EventId, Match, MatchAbout, MatchEvent, Person, RoundEvent, Timestamp } from './match';
import { nameFaultOf, nameKey, tidyName, type NameFault } from './name-key';
import { entryTableOf, follow, replay, type Conflict, type Problem } from './replay';
import { record } from './step';
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
  | { readonly code: 'bad-about'; readonly fault: AboutFault }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' };

type Changed = Result<Match, ChangeError>;

/** Where whoever makes a change believes the match to stand; another tab may have moved it on. */
export interface Basis {
  /** The last event on screen that moved totals, players or rules; null for none. */
  readonly lastEvent: EventId | null;
  /** The last event on screen of any kind, where it matters too which chips lie where; null for none. */
  readonly lastOfAll?: EventId | null;
}

export function basisOf(match: Match): Basis {
  const { events } = match;
  // Chips are handed over while somebody types the next round: neither must wait for the other.
  const last = events.findLast(({ type }) => type !== 'handover' && type !== 'chip-plan');
  return { lastEvent: last?.id ?? null };
}

/** For what was counted on the table: another hand-over makes it say something else. */
export function chipsBasisOf(match: Match): Basis {
  return { ...basisOf(match), lastOfAll: match.events.at(-1)?.id ?? null };
}

function isStale(match: Match, { lastEvent, lastOfAll }: Basis): boolean {
  if (lastOfAll !== undefined && lastOfAll !== (match.events.at(-1)?.id ?? null)) return true;
  return basisOf(match).lastEvent !== lastEvent;
}

/**
 * Adds an event at the end. A round must be allowed at its table.
 * An event that is there already, with the same id, is left as it is: saving twice is saving once.
 * @param shown the match under the names of today: no newcomer is called as somebody at the table is
 */
export function addEvent(match: Match, event: MatchEvent, basis: Basis, id: ChangeId, shown = match): Changed {
  if (match.events.some((known) => known.id === event.id)) return ok(match);
  if (isStale(match, basis)) return err({ code: 'moved-on' });
  const played = replay(match);
  const { state, end, conflict } = played;
  if (conflict) return err({ code: 'conflict-first', conflict });
  if (end && !mayFollow(event, end)) return err({ code: 'match-over', end });
  if (event.type === 'round') {
    const table = entryTableOf(state);
    const checked = table && checkEntry(event.entry, table);
    if (checked && !checked.ok) return err({ code: 'bad-entry', errors: checked.error });
  }
  if (event.type === 'handover' && !settles(ledgerOf(match, played.steps), state, event)) return err({ code: 'moved-on' });
  const step = follow(state, event);
  if (!step.ok) return err({ code: 'impossible', problems: step.error });
  const namesake = event.type === 'join' ? seatedAs(event.player, shown) : undefined;
  if (namesake) return err({ code: 'impossible', problems: [{ code: 'at-table-already', name: namesake.name }] });
  return ok(record(match, { id, type: 'add', index: match.events.length, event }));
}

/** Who at the table is this person, or is called so. */
function seatedAs(person: Person, shown: Match): Person | undefined {
  return everybodyOf(shown).find(
    ({ playerId, name }) => playerId === person.playerId || nameKey(name) === nameKey(person.name),
  );
}

/** Chips can be put right after the end; a table that has not said it stops can get players or rules to go on with. */
function mayFollow(event: MatchEvent, end: MatchEnd): boolean {
  if (event.type === 'round' || event.type === 'finish') return false;
  return CHIP_EVENTS.has(event.type) || end !== 'finished';
}

const CHIP_EVENTS: ReadonlySet<MatchEvent['type']> = new Set(['adjustment', 'handover', 'recount', 'chip-plan']);

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
  const seat = seatInUse(match, event);
  if (seat !== null) return err({ code: 'still-in-use', seat });
  return ok(record(match, { id, type: 'remove', index, event }));
}

/**
 * Calls somebody by another name, or says that it is somebody else who sits there; totals stay with the seat.
 * @param seen who sat there on screen
 * @param shown the match as screens show it, under the names of today
 */
export function renameSeat(match: Match, seat: Seat, seen: Person, person: Person, id: ChangeId, shown = match): Changed {
  if (match.done.some((change) => change.id === id)) return ok(match);
  const everybody = everybodyOf(shown);
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
  const stored = at(everybodyOf(match), seat);
  const before = { playerId: stored.playerId, name: stored.name };
  // A record that was found to be somebody else's stays on its seat: the name alone changes.
  const same = after.playerId === current.playerId;
  return ok(record(match, { id, type: 'rename', seat, before, after: same ? { ...before, name: after.name } : after }));
}

/**
 * Says where a match was played and what is worth remembering of it.
 * @param seen what was said on screen
 */
export function describeMatch(match: Match, seen: MatchAbout, about: MatchAbout, id: ChangeId): Changed {
  if (match.done.some((change) => change.id === id)) return ok(match);
  if (!sameAbout(match.about, seen)) return err({ code: 'moved-on' });
  const after = tidyAbout(about);
  const fault = aboutFaultOf(after);
  if (fault) return err({ code: 'bad-about', fault });
  if (sameAbout(match.about, after)) return ok(match);
  return ok(record(match, { id, type: 'describe', before: match.about, after }));
}

function sameAbout(one: MatchAbout, other: MatchAbout): boolean {
  return one.place === other.place && one.note === other.note;
}

function samePerson(one: Person, other: Person): boolean {
  return one.playerId === other.playerId && one.name === other.name;
}

/** A round as `entry` would be put at the end of the match: what its preview replays. */
export function roundEvent(id: EventId, atTime: Timestamp, entry: RoundEntry): RoundEvent {
  return { id, at: atTime, type: 'round', entry };
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
