import { describe, expect, it } from 'vitest';
import {
  addEvent, basisOf, changeId, describeMatch, eventId, redo, removeEvent, renameSeat, replaceRound, replay, undo,
  type ChangeError, type Match, type RoundEvent,
} from '@/lib/match';
import { chips, err, seat, type Result } from '@/lib/shared';
import { roundOf } from '../support/round-text';
import {
  add, adjusted, again, back, balances, drop, edit, fx1, joined, matchOf, must, named, personAt, rounds, tryAdd, tryEdit,
} from '../support/match-builder';

const two = () => rounds(matchOf(), '0 3 5 8', '4 0 2 6');
const roundIn = (match: Match, name: string) => match.events.find(({ id }) => id === name) as RoundEvent;
const nobody = adjusted('oops', { kind: 'payment', from: seat(0), to: seat(0), amount: chips(1) });

/** Each refusal once, complete by type: the change, and what is said of it. */
const REFUSALS = {
  'moved-on': () => addEvent(two(), named('R2b', '1 0 1 1'), basisOf(rounds(matchOf(), '0 3 5 8')), changeId('late')),
  'event-gone': () => removeEvent(two(), eventId('R9'), changeId('drop')),
  'event-changed': () => replaceRound(edit(two(), 'R1', '0 1 1 1'), roundIn(two(), 'R1'), roundOf('0 2 2 2'), changeId('late')),
  'match-over': () => tryAdd(fx1({ roundLimit: 3 }), named('R4', '0 1 1 1')),
  'conflict-first': () =>
    tryAdd(edit(rounds(matchOf({ start: [64, 64, 64, 9] }), '0 1 1 1', '0 1 1 1'), 'R1', '0 1 1 9'), named('R3', '0 1 1 1')),
  'bad-entry': () => tryAdd(two(), named('R3', '0 0 5 8')),
  impossible: () => tryAdd(two(), nobody),
  'still-in-use': () => removeEvent(add(two(), joined('E sits'), named('R3', '0 1 1 1 1')), eventId('E sits'), changeId('drop')),
  'bad-name': () => renameSeat(two(), seat(0), personAt(two(), 0), { ...personAt(two(), 0), name: 'b' }, changeId('rename')),
  'name-taken': () => err({ code: 'name-taken', name: 'Bo' }), // told by the write path, which knows the other players
  'bad-about': () => describeMatch(two(), two().about, { place: 'x'.repeat(41), note: '' }, changeId('about')),
  'nothing-to-undo': () => undo(matchOf(), changeId('any')),
  'nothing-to-redo': () => redo(two(), changeId('any')),
} as const satisfies Record<ChangeError['code'], () => Result<Match, ChangeError>>;

it.each(Object.entries(REFUSALS))('a change is refused: %s', (code, change) => {
  const result = change();
  expect(result.ok || result.error.code).toBe(code);
});

describe('63: done twice is done once', () => {
  it('the same event, added again by a second tap or a second tab', () => {
    const match = two();
    expect(tryAdd(match, named('R2', '4 0 2 6'))).toEqual({ ok: true, value: match });
    const before = basisOf(rounds(matchOf(), '0 3 5 8'));
    expect(addEvent(match, named('R2', '4 0 2 6'), before, changeId('again'))).toEqual({ ok: true, value: match });
  });

  it('two events of the same round, from two fast taps with ids of their own: the second is told', () => {
    const before = matchOf();
    const first = must(addEvent(before, named('tap 1', '0 3 5 8'), basisOf(before), changeId('1')));
    expect(addEvent(first, named('tap 2', '0 3 5 8'), basisOf(before), changeId('2'))).toEqual({
      ok: false,
      error: { code: 'moved-on' },
    });
  });

  it('the same edit', () => {
    const seen = roundIn(two(), 'R1');
    const once = must(replaceRound(two(), seen, roundOf('0 1 1 1'), changeId('edit')));
    expect(replaceRound(once, seen, roundOf('0 1 1 1'), changeId('edit'))).toEqual({ ok: true, value: once });
  });

  it('the same undo, redo or deletion, as when the answer to the first was lost', () => {
    const match = two();
    const last = match.done.at(-1)?.id ?? changeId('none');
    const undone = must(undo(match, last));
    expect(undo(undone, last)).toEqual({ ok: true, value: undone });
    const redone = must(redo(undone, last));
    expect(redo(redone, last)).toEqual({ ok: true, value: redone });
    const dropped = must(removeEvent(match, eventId('R1'), changeId('drop')));
    expect(removeEvent(dropped, eventId('R1'), changeId('drop'))).toEqual({ ok: true, value: dropped });
    expect(removeEvent(drop(match, 'R1'), eventId('R1'), changeId('twice'))).toEqual({ ok: false, error: { code: 'event-gone' } });
  });
});

describe('155: two tabs', () => {
  it('both at R2, both save an R3: the second is told, neither is lost, there is one R3', () => {
    const shown = basisOf(two());
    const first = must(addEvent(two(), named('R3 here', '1 8 0 3'), shown, changeId('1')));
    expect(addEvent(first, named('R3 there', '0 1 1 1'), shown, changeId('2'))).toEqual({ ok: false, error: { code: 'moved-on' } });
    expect(first.events.map(({ id }) => id)).toEqual(['R1', 'R2', 'R3 here']);
  });

  it('R2 was taken back in one tab: the other, still showing it, cannot add R3 behind it', () => {
    expect(addEvent(back(two()), named('R3', '1 8 0 3'), basisOf(two()), changeId('3'))).toEqual({ ok: false, error: { code: 'moved-on' } });
  });

  it('the first round of two tabs that both show an empty match', () => {
    const empty = basisOf(matchOf());
    expect(empty).toEqual({ lastEvent: null });
    const first = must(addEvent(matchOf(), named('here', '0 3 5 8'), empty, changeId('1')));
    expect(addEvent(first, named('there', '0 3 5 8'), empty, changeId('2')).ok).toBe(false);
  });

  it('an undo that names another change than the last touches nothing', () => {
    const match = two();
    expect(undo(match, match.done[0]?.id ?? changeId('none'))).toEqual({ ok: false, error: { code: 'moved-on' } });
    const undone = back(back(match));
    expect(redo(undone, match.done[1]?.id ?? changeId('none'))).toEqual({ ok: false, error: { code: 'moved-on' } });
  });

  it('a round edited in one tab cannot be edited in the other from what it was', () => {
    const seen = roundIn(two(), 'R1');
    const first = edit(two(), 'R1', '0 3 5 8(1)');
    expect(replaceRound(first, seen, roundOf('0 3 6 8'), changeId('late'))).toEqual({ ok: false, error: { code: 'event-changed' } });
    expect(replaceRound(drop(two(), 'R1'), seen, roundOf('0 3 6 8'), changeId('late'))).toEqual({ ok: false, error: { code: 'event-gone' } });
  });
});

describe('an edit', () => {
  it('is checked against the table as it was before the round', () => {
    expect(tryEdit(two(), 'R1', '0 3 5 14')).toMatchObject({
      ok: false,
      error: { code: 'bad-entry', errors: [{ code: 'too-many-tiles', seat: 3, max: 13 }] },
    });
  });

  it('that changes nothing is no change: undo still takes back what was done before', () => {
    expect(edit(two(), 'R1', '0 3 5 8')).toEqual(two());
  });

  it.each(['3 0 5 8', '0 3 5 9', '0 3 5 8(1)'])('of the winner, a count or a 2 is one: %s', (text) => {
    expect(edit(two(), 'R1', text).done).toHaveLength(3);
  });

  it('of what is no round is refused', () => {
    const fee = adjusted('fee', { kind: 'payment', from: seat(0), to: seat(1), amount: chips(1) });
    const match = add(two(), fee);
    expect(replaceRound(match, { ...roundIn(match, 'R1'), id: eventId('fee') }, roundOf('0 1 1 1'), changeId('x'))).toEqual({
      ok: false,
      error: { code: 'event-gone' },
    });
  });
});

describe('undo and redo', () => {
  it('take back and repeat the last change, whatever it was, and leave the others', () => {
    const changed = drop(edit(two(), 'R1', '0 3 5 8(1)'), 'R2');
    expect(back(changed).events).toEqual(edit(two(), 'R1', '0 3 5 8(1)').events);
    expect(back(back(changed)).events).toEqual(two().events);
    expect(again(again(back(back(changed)))).events).toEqual(changed.events);
  });

  it('a new change after an undo closes the way forward', () => {
    const anew = add(back(two()), named('R2 anew', '1 0 1 1'));
    expect(anew.undone).toEqual([]);
    expect(redo(anew, two().done[1]?.id ?? changeId('none'))).toEqual({ ok: false, error: { code: 'nothing-to-redo' } });
  });

  it('a refused change leaves the way forward open', () => {
    const undone = back(two());
    expect(tryAdd(undone, named('R2', '0 0 1 1')).ok).toBe(false);
    expect(balances(again(undone))).toEqual(replay(two()).state.balances);
  });
});
