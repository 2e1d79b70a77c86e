import { assertNever, err, ok, type Result } from '@/lib/shared';
import type { ChangeError } from './change';
import { withPerson } from './everybody';
import type { Change, ChangeId, Match } from './match';

/** Makes a change, and remembers it as the last one. Nothing can be repeated any more. */
export function record(match: Match, change: Change): Match {
  return { ...applyChange(match, change), done: [...match.done, change], undone: [] };
}

/**
 * Takes back the last change: a new round is dropped, an edited one is as before, a deleted one returns to its place.
 * @param expected the change that the button on screen named; another one is not touched
 */
export function undo(match: Match, expected: ChangeId): Result<Match, ChangeError> {
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
export function redo(match: Match, expected: ChangeId): Result<Match, ChangeError> {
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
    case 'describe':
      return { ...match, about: change.after };
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
    case 'describe':
      return swapped(change);
    default:
      return assertNever(change);
  }
}

function swapped<C extends Change & { type: 'replace' | 'rename' | 'describe' }>(change: C): C {
  return { ...change, before: change.after, after: change.before };
}
