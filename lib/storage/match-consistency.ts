import type { Holder } from '@/lib/chips';
import {
  everybodyOf, redo, undo, type Adjustment, type Change, type HandoverEvent, type Match, type MatchEvent,
} from '@/lib/match';
import { assertNever } from '@/lib/shared';
import { damaged, type Damage } from './damage';

/**
 * What no single field can tell: seats that do not exist, lists of the wrong length, ids that stand twice, and
 * changes that do not lead to the events beside them. null: nothing is wrong.
 */
export function inconsistencyOf(match: Match): Damage | null {
  return (
    twice(match.seats.map((seat) => seat.playerId), (index) => `seats[${index}].playerId`) ??
    twice(everybodyOf(match).map((seat) => seat.playerId), () => 'events') ??
    twice(match.events.map((event) => event.id), (index) => `events[${index}].id`) ??
    twice([...match.done, ...match.undone].map((change) => change.id), (index) => changePath(match, index, 'id')) ??
    wrongSeat(match) ??
    brokenHistory(match)
  );
}

function twice(ids: readonly string[], path: (index: number) => string): Damage | null {
  const index = ids.findIndex((id, position) => ids.indexOf(id) < position);
  return index < 0 ? null : damaged(path(index), 'stands twice');
}

function changePath(match: Match, index: number, field: string): string {
  const place = index < match.done.length ? `done[${index}]` : `undone[${index - match.done.length}]`;
  return `${place}.${field}`;
}

/** Seats are numbered from the start on, each newcomer's after the last: no event speaks of one that never was. */
function wrongSeat(match: Match): Damage | null {
  const changes = [...match.done, ...match.undone];
  const places: { path: string; event: MatchEvent }[] = [
    ...match.events.map((event, index) => ({ path: `events[${index}]`, event })),
    ...changes.flatMap((change, index) =>
      eventsOf(change).map(({ field, event }) => ({ path: changePath(match, index, field), event })),
    ),
  ];
  const newcomers = new Set(places.flatMap(({ event }) => (event.type === 'join' ? [event.id] : [])));
  const range: SeatRange = {
    atStart: match.seats.length,
    ever: match.seats.length + newcomers.size,
    values: match.setup.chipSet.map(({ value }) => value),
  };
  for (const { path, event } of places) {
    const fault = seatFault(event, range);
    if (fault) return damaged(`${path}.${fault}`, notOfTable(range));
  }
  const renamed = changes.findIndex((change) => change.type === 'rename' && change.seat >= range.ever);
  return renamed < 0 ? null : damaged(changePath(match, renamed, 'seat'), notOfTable(range));
}

/** How many seats there were at the start and in all, and what kinds of chips. */
interface SeatRange {
  readonly atStart: number;
  readonly ever: number;
  readonly values: readonly number[];
}

function notOfTable({ atStart, ever }: SeatRange): string {
  return `not of a table of ${atStart === ever ? ever : `${atStart} to ${ever}`}`;
}

function eventsOf(change: Change): readonly { field: string; event: MatchEvent }[] {
  switch (change.type) {
    case 'add':
    case 'remove':
      return [{ field: 'event', event: change.event }];
    case 'replace':
      return [{ field: 'before', event: change.before }, { field: 'after', event: change.after }];
    case 'rename':
    case 'describe':
      return [];
    default:
      return assertNever(change);
  }
}

/** The field of an event that names a seat, or a kind of chip, that the table does not have. */
function seatFault(event: MatchEvent, range: SeatRange): string | null {
  const { atStart, ever, values } = range;
  const among = (count: number) => count >= atStart && count <= ever;
  switch (event.type) {
    case 'round':
      if (!among(event.entry.hands.length)) return 'entry.hands';
      return event.entry.winner < event.entry.hands.length ? null : 'entry.winner';
    case 'adjustment': {
      const { adjustment } = event;
      if (adjustment.kind === 'correction') return among(adjustment.changes.length) ? null : 'adjustment.changes';
      const field = adjustmentFault(adjustment, ever);
      return field && `adjustment.${field}`;
    }
    case 'join':
      return event.after < ever ? null : 'after';
    case 'leave':
    case 'return':
      return event.seat < ever ? null : 'seat';
    case 'swap':
      return event.seats.every((seat) => seat < ever) ? null : 'seats';
    case 'handover':
      return handoverFault(event, range);
    case 'recount':
      if (!among(event.stacks.length)) return 'stacks';
      if (event.changes.length !== event.stacks.length) return 'changes';
      return [...event.stacks, event.box].every((stack) => stack.length === values.length) ? null : 'stacks';
    case 'finish':
    case 'rules':
    case 'chip-plan':
      return null;
    default:
      return assertNever(event);
  }
}

function handoverFault({ moves, notes }: HandoverEvent, { ever, values }: SeatRange): string | null {
  const known = (holder: Holder) => holder === 'box' || holder < ever;
  const apart = ({ from, to }: { readonly from: Holder; readonly to: Holder }) => known(from) && known(to) && from !== to;
  if (!moves.every((move) => apart(move) && values.includes(move.value))) return 'moves';
  return notes.every(apart) ? null : 'notes';
}

function adjustmentFault(adjustment: Exclude<Adjustment, { kind: 'correction' }>, seats: number): string | null {
  switch (adjustment.kind) {
    case 'payment':
      if (adjustment.from >= seats) return 'from';
      return adjustment.to < seats ? null : 'to';
    case 'buy-in':
    case 'cash-out':
      return adjustment.seat < seats ? null : 'seat';
    default:
      return assertNever(adjustment);
  }
}

/** Walks the changes back to the first, then those taken back forward to the last: undo and redo must never meet a surprise. */
function brokenHistory(match: Match): Damage | null {
  let walked = match;
  for (let index = match.done.length - 1; index >= 0; index -= 1) {
    const change = match.done[index];
    if (!change || !stands(walked, change, 'after')) return damaged(`done[${index}]`, 'does not fit the events');
    const back = undo(walked, change.id);
    if (back.ok) walked = back.value;
  }
  walked = match;
  for (let index = match.undone.length - 1; index >= 0; index -= 1) {
    const change = match.undone[index];
    if (!change || !stands(walked, change, 'before')) {
      return damaged(`undone[${index}]`, 'does not fit the events');
    }
    const forth = redo(walked, change.id);
    if (forth.ok) walked = forth.value;
  }
  return null;
}

/** Whether the events are as they must be just before, or just after, a change. */
function stands(match: Match, change: Change, when: 'before' | 'after'): boolean {
  const { events } = match;
  if (change.type === 'rename') {
    const person = everybodyOf(match)[change.seat];
    return person?.playerId === change[when].playerId && person.name === change[when].name;
  }
  if (change.type === 'describe') {
    return match.about.place === change[when].place && match.about.note === change[when].note;
  }
  const { index } = change;
  if (change.type === 'replace') {
    const sameId = change.before.id === change.after.id;
    return sameId && isAt(events, index, when === 'after' ? change.after : change.before);
  }
  const present = (change.type === 'add') === (when === 'after');
  if (present) return isAt(events, index, change.event);
  return index <= events.length && events.every((event) => event.id !== change.event.id);
}

/** Both come from one decoder, which writes fields in one order: equal text is equal content. */
function isAt(events: readonly MatchEvent[], index: number, event: MatchEvent): boolean {
  return JSON.stringify(events[index]) === JSON.stringify(event);
}
