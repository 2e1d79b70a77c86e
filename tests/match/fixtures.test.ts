import { describe, expect, it } from 'vitest';
import { dealOf, replay, roundsOf, standingsOf, type Match } from '@/lib/match';
import { total } from '@/lib/shared';
import {
  add, again, back, balances, drop, edit, fx1, matchOf, named, placesOf, rounds, tryAdd,
} from '../support/match-builder';

const nets = (match: Match) => roundsOf(replay(match)).map(({ settlement }) => settlement.net);

describe('FX1 and what is changed about it', () => {
  it('FX1: nets, totals, places', () => {
    const played = replay(fx1());
    expect(nets(fx1())).toEqual([[16, 4, -4, -16], [-4, 12, 4, -12], [8, -20, 12, 0]]);
    expect(played.state.balances).toEqual([84, 60, 76, 36]);
    expect(played.steps.map(({ after }) => total(after.balances))).toEqual([256, 256, 256]);
    expect(placesOf(played)).toBe('A1 B3 C2 D4');
    expect(played.state.lastWinner).toBe(2);
  });

  it('1: after an edit every later total is that of the edited rounds (FX1e)', () => {
    const edited = edit(fx1(), 'R1', '0 3 5 8(1)');
    expect(nets(edited)[0]).toEqual([24, 12, 4, -40]);
    expect(replay(edited).steps.map(({ after }) => after.balances)).toEqual([
      [88, 76, 68, 24], [84, 88, 72, 12], [92, 68, 84, 12],
    ]);
    expect(edited.events.map(({ id, at }) => [id, at])).toEqual(fx1().events.map(({ id, at }) => [id, at]));
  });

  it('29: a deleted round neither counts nor leaves a gap, and comes back in its place (FX1d)', () => {
    const deleted = drop(fx1(), 'R2');
    expect(balances(deleted)).toEqual([88, 48, 72, 48]);
    expect(placesOf(replay(deleted))).toBe('A1 B=3 C2 D=3');
    expect(roundsOf(replay(deleted)).map(({ round, event }) => [round, event.id])).toEqual([[1, 'R1'], [2, 'R3']]);
    const returned = back(deleted);
    expect(returned.events).toEqual(fx1().events);
    expect(balances(returned)).toEqual([84, 60, 76, 36]);
    expect(balances(again(returned))).toEqual([88, 48, 72, 48]);
  });

  it('3: edits undone at every stop leave exactly FX1', () => {
    let match = fx1();
    for (const stop of ['R3', 'R1', 'R2', 'R3']) {
      match = edit(match, stop, '5 5(2) 0 1');
      expect(total(replay(match).state.balances)).toBe(256);
      match = edit(match, stop, '0 13 13 13(4)');
      expect(total(replay(match).state.balances)).toBe(256);
      match = back(back(match));
      expect(match.events).toEqual(fx1().events);
      expect(balances(match)).toEqual([84, 60, 76, 36]);
    }
  });

  it('15: undo after the end opens the match again; redo ends it', () => {
    const over = fx1({ roundLimit: 3 });
    expect(replay(over).end).toBe('round-limit');
    const open = back(over);
    expect(replay(open).end).toBeNull();
    expect(balances(open)).toEqual([76, 80, 64, 36]);
    expect(replay(add(open, named('R3 anew', '1 8 0 3'))).state.balances).toEqual([84, 60, 76, 36]);
    const redone = again(open);
    expect(replay(redone).end).toBe('round-limit');
    expect(balances(redone)).toEqual([84, 60, 76, 36]);
  });

  it('17: a round taken back and entered with another winner knows only that one', () => {
    const first = rounds(matchOf(), '0 3 5 8');
    expect(replay(first).state.lastWinner).toBe(0);
    const second = add(back(first), named('R1 anew', '3 0 5 8'));
    expect(replay(second).state).toMatchObject({ lastWinner: 1, roundsPlayed: 1, balances: [68, 80, 60, 48] });
    expect(second.undone).toEqual([]);
    expect(replay(back(second)).state.lastWinner).toBeNull();
  });
});

describe('places', () => {
  it('25: a round ranks by lower count, a match by more chips (FX2)', () => {
    const fx2 = replay(rounds(matchOf({ players: 3 }), '0 3(2) 6'));
    expect(roundsOf(fx2)[0]?.settlement.hands.map(({ seat, place }) => [seat, place])).toEqual([[0, 1], [2, 2], [1, 3]]);
    expect(placesOf(fx2)).toBe('A1 B3 C2');
  });

  it('21: equal chips share a place, at the start everybody the first (5.3)', () => {
    expect(placesOf(replay(matchOf()))).toBe('A=1 B=1 C=1 D=1');
  });

  it('19: a place is skipped after a shared one (FX3)', () => {
    expect(placesOf(replay(rounds(matchOf(), '0 4 4 7')))).toBe('A1 B=2 C=2 D4');
  });

  it('23: two leaders share the first place (5.3)', () => {
    const played = replay(matchOf({ start: [80, 80, 50, 46] }));
    expect(placesOf(played)).toBe('A=1 B=1 C3 D4');
    expect(standingsOf(played.state).filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('27: who is out is out of the engine, not only of the screen', () => {
  const fx4 = () => rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 10(1)');

  it('4.9 three play on, with the tiles of three; the fourth stays at 0 and last', () => {
    expect(dealOf(replay(fx4()).state)).toMatchObject({ players: 3, highest: 9, handSize: 12 });
    const next = replay(add(fx4(), named('R2', '0 2 4 -')));
    expect(roundsOf(next)[1]?.settlement.net).toEqual([6, 0, -6, 0]);
    expect(next.state.balances).toEqual([124, 79, 47, 0]);
    expect(placesOf(next)).toBe('A1 B2 C3 D4');
  });

  it('a stale screen that still sends a count for him is refused', () => {
    expect(tryAdd(fx4(), named('R2', '0 2 4 5'))).toMatchObject({
      ok: false,
      error: { code: 'bad-entry', errors: [{ code: 'not-playing', seat: 3 }] },
    });
  });

  it('history says in which round, and by which event, he dropped out', () => {
    const next = replay(add(fx4(), named('R2', '0 2 4 -')));
    expect(next.state.out).toEqual([{ seat: 3, eventId: 'R1', round: 1 }]);
    expect(standingsOf(next.state).map(({ outInRound }) => outInRound)).toEqual([null, null, null, 1]);
  });

  it('1.4 thirteen tiles were possible for four, and are not for three', () => {
    expect(tryAdd(fx4(), named('R2', '0 2 13 -'))).toMatchObject({
      ok: false,
      error: { code: 'bad-entry', errors: [{ code: 'too-many-tiles', seat: 2, max: 12 }] },
    });
  });
});

it.each([
  [2, { players: 2, highest: 6, handSize: 12 }],
  [3, { players: 3, highest: 9, handSize: 12 }],
  [4, { players: 4, highest: 13, handSize: 13 }],
  [5, { players: 5, highest: 15, handSize: 12 }],
])('33: 1.4 the tiles of a match of %i', (players, deal) => {
  const match = matchOf({ players });
  expect(dealOf(replay(match).state)).toMatchObject(deal);
});
