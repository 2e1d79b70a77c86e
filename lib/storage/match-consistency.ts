import type { Adjustment, Change, Match, MatchEvent } from '@/lib/match';
import { redo, undo } from '@/lib/match';
import { assertNever } from '@/lib/shared';
import { damaged, type Damage } from './damage';

/**
 * What no single field can tell: seats that do not exist, lists of the wrong length, ids that stand twice, and
 * changes that do not lead to the events beside them. null: nothing is wrong.
 */
export function inconsistencyOf(match: Match): Damage | null {
  return (
    twice(match.seats.map((seat) => seat.playerId), (index) => `seats[${index}].playerId`) ??
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

function wrongSeat(match: Match): Damage | null {
  const seats = match.seats.length;
  const places: { path: string; event: MatchEvent }[] = [
    ...match.events.map((event, index) => ({ path: `events[${index}]`, event })),
    ...[...match.done, ...match.undone].flatMap((change, index) =>
      eventsOf(change).map(({ field, event }) => ({ path: changePath(match, index, field), event })),
    ),
  ];
  for (const { path, event } of places) {
    const fault = seatFault(event, seats);
    if (fault) return damaged(`${path}.${fault}`, `not of a table of ${seats}`);
  }
  return null;
}

function eventsOf(change: Change): readonly { field: string; event: MatchEvent }[] {
  if (change.type !== 'replace') return [{ field: 'event', event: change.event }];
  return [{ field: 'before', event: change.before }, { field: 'after', event: change.after }];
}

/** The field of an event that names a seat the table does not have. */
function seatFault(event: MatchEvent, seats: number): string | null {
  switch (event.type) {
    case 'round':
      if (event.entry.hands.length !== seats) return 'entry.hands';
      return event.entry.winner < seats ? null : 'entry.winner';
    case 'adjustment': {
      const field = adjustmentFault(event.adjustment, seats);
      return field && `adjustment.${field}`;
    }
    case 'finish':
      return null;
    default:
      return assertNever(event);
  }
}

function adjustmentFault(adjustment: Adjustment, seats: number): string | null {
  switch (adjustment.kind) {
    case 'payment':
      if (adjustment.from >= seats) return 'from';
      return adjustment.to < seats ? null : 'to';
    case 'correction':
      return adjustment.changes.length === seats ? null : 'changes';
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
    if (!change || !stands(walked.events, change, 'after')) return damaged(`done[${index}]`, 'does not fit the events');
    const back = undo(walked, change.id);
    if (back.ok) walked = back.value;
  }
  walked = match;
  for (let index = match.undone.length - 1; index >= 0; index -= 1) {
    const change = match.undone[index];
    if (!change || !stands(walked.events, change, 'before')) {
      return damaged(`undone[${index}]`, 'does not fit the events');
    }
    const forth = redo(walked, change.id);
    if (forth.ok) walked = forth.value;
  }
  return null;
}

/** Whether the events are as they must be just before, or just after, a change. */
function stands(events: readonly MatchEvent[], change: Change, when: 'before' | 'after'): boolean {
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
