import { describe, expect, it } from 'vitest';
import { replay, roundsOf, type Match, type Problem } from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import { add, adjusted, back, drop, edit, finished, matchOf, named, rounds, tryAdd, tryEdit } from '../support/match-builder';

/** D has ten chips, and is out after R1; A, B, C play R2 and R3 without him. */
const withoutD = () =>
  rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 10(1)', '0 2 4 -', '3 0 1 -');
/** D is not out, and all four play on. */
const withD = () => rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 1', '0 2 4 1', '3 0 1 1');
/** The first round costs C nearly everything, under ends-match. */
const nearlyOver = () =>
  rounds(matchOf({ start: [64, 64, 8], settlement: { exhaustion: 'ends-match' } }), '0 3 5', '2 0 1');

/** One way to make each problem appear by a change to an earlier event: the match, and what replay says of it. */
const CONFLICTS: Partial<Record<Problem['code'], { match: () => Match; round: number | null; waiting: number; problems: readonly Problem[] }>> = {
  'not-playing': {
    match: () => edit(withD(), 'R1', '0 3 5 10(1)'),
    round: 2, waiting: 2,
    problems: [{ code: 'not-playing', seat: seat(3) }],
  },
  'winner-not-playing': {
    match: () => edit(edit(withD(), 'R2', '1 2 4 0'), 'R1', '0 3 5 10(1)'),
    round: 2, waiting: 2,
    problems: [{ code: 'winner-not-playing', seat: seat(3) }],
  },
  'missing-count': {
    match: () => edit(withoutD(), 'R1', '0 3 5 1'),
    round: 2, waiting: 2,
    problems: [{ code: 'missing-count', seat: seat(3) }],
  },
  'too-many-tiles': {
    match: () => edit(edit(withD(), 'R2', '0 13 4 1'), 'R1', '0 3 5 10(1)'),
    round: 2, waiting: 2,
    problems: [{ code: 'too-many-tiles', seat: seat(1), tiles: 13, max: 12 }, { code: 'not-playing', seat: seat(3) }],
  },
  'match-was-over': {
    match: () => edit(nearlyOver(), 'R1', '0 3 6'),
    round: 2, waiting: 1,
    problems: [{ code: 'match-was-over', end: 'out-of-chips' }],
  },
};

describe('a later round that an edit makes impossible', () => {
  it.each(Object.entries(CONFLICTS))('%s: is named with its reason, and nothing is dropped or invented', (_, conflict) => {
    const match = conflict.match();
    const played = replay(match);
    expect(match.events.map(({ id }) => id)).toEqual(conflict.waiting === 2 ? ['R1', 'R2', 'R3'] : ['R1', 'R2']);
    expect(played.conflict).toEqual({ eventId: 'R2', round: conflict.round, waiting: conflict.waiting, problems: conflict.problems });
    expect(played.end).toBeNull();
    expect(roundsOf(played).map(({ event }) => event.id)).toEqual(['R1']);
    expect(played.state).toEqual(roundsOf(played)[0]?.after);
  });

  it('a deletion can do it too: with the round gone that put D out, he has no count in the next', () => {
    expect(replay(drop(withoutD(), 'R1')).conflict).toMatchObject({
      eventId: 'R2', round: 1, problems: [{ code: 'missing-count', seat: 3 }],
    });
  });

  it('what moved outside a round can be what no longer fits: it is named, and not dropped', () => {
    const paid = adjusted('all he had', { kind: 'payment', from: seat(3), to: seat(0), amount: chips(48) });
    const match = edit(add(rounds(matchOf(), '0 3 5 8'), paid, named('R2', '0 1 1 1')), 'R1', '0 3 5 9');
    expect(match.events.map(({ id }) => id)).toEqual(['R1', 'all he had', 'R2']);
    expect(replay(match)).toMatchObject({
      conflict: { eventId: 'all he had', round: null, waiting: 2, problems: [{ code: 'more-than-there-is', seat: 3, chips: 45 }] },
      state: { balances: [81, 69, 61, 45] },
    });
  });

  it('taking an adjustment back can do it too', () => {
    const buyIn = adjusted('buy-in', { kind: 'buy-in', seat: seat(3), amount: chips(20) });
    const revived = add(rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 10(1)'), buyIn, named('R2', '0 2 4 1'));
    expect(replay(revived).conflict).toBeNull();
    expect(replay(drop(revived, 'buy-in')).conflict).toMatchObject({ round: 2, problems: [{ code: 'not-playing', seat: 3 }] });
  });

  it('too few players left: the round behind it was played at a table that no longer is', () => {
    const three = rounds(matchOf({ start: [64, 64, 10] }), '0 3 5', '2 0 1');
    expect(replay(edit(three, 'R1', '0 3 12')).conflict).toMatchObject({
      problems: [{ code: 'match-was-over', end: 'too-few-players' }],
    });
  });

  it('undo heals it, with every later total as before', () => {
    const edited = edit(withoutD(), 'R1', '0 3 5 1');
    expect(replay(back(edited))).toEqual(replay(withoutD()));
  });

  it('so does another edit of the round it names', () => {
    const healed = edit(edit(withoutD(), 'R1', '0 3 5 1'), 'R2', '0 2 4 5');
    expect(replay(healed).conflict).toMatchObject({ eventId: 'R3', round: 3, waiting: 1 });
    expect(replay(edit(healed, 'R3', '3 0 1 2')).conflict).toBeNull();
  });

  it('or deleting it', () => {
    const edited = edit(withoutD(), 'R1', '0 3 5 1');
    expect(replay(drop(drop(edited, 'R2'), 'R3'))).toMatchObject({ conflict: null, state: { roundsPlayed: 1 } });
  });
});

describe('while rounds wait behind a conflict', () => {
  const conflicted = () => edit(withoutD(), 'R1', '0 3 5 1');

  it.each([
    ['a round', named('R4', '0 1 1 1')],
    ['an adjustment', adjusted('fee', { kind: 'payment', from: seat(0), to: seat(1), amount: chips(1) })],
    ['the stop', finished()],
  ])('%s cannot be added', (_, event) => {
    expect(tryAdd(conflicted(), event)).toMatchObject({ ok: false, error: { code: 'conflict-first', conflict: { eventId: 'R2' } } });
  });

  it('a round behind it cannot be edited: nobody can say who was in', () => {
    expect(tryEdit(conflicted(), 'R3', '3 0 2 -')).toMatchObject({ ok: false, error: { code: 'conflict-first' } });
  });

  it('a round that comes after the end cannot be edited into anything', () => {
    const over = edit(nearlyOver(), 'R1', '0 3 6');
    expect(tryEdit(over, 'R2', '3 0 1')).toMatchObject({ ok: false, error: { code: 'match-over', end: 'out-of-chips' } });
    const one = rounds(matchOf({ start: [64, 10] }), '0 3', '0 1');
    expect(tryEdit(edit(one, 'R1', '0 12'), 'R2', '99 0')).toMatchObject({
      ok: false,
      error: { code: 'match-over', end: 'too-few-players' },
    });
  });

  it('a round before it can be edited', () => {
    expect(replay(edit(conflicted(), 'R1', '0 3 5 10(1)')).conflict).toBeNull();
  });
});
