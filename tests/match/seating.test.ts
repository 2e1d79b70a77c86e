import { describe, expect, it } from 'vitest';
import {
  changeId, dealOf, entryTableOf, everybodyOf, eventId, isWaiting, namesOf, playersAt, rematchOf, removeEvent, replay,
  roundsOf, standingsOf, type Match,
} from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import {
  add, adjusted, again, back, balances, finished, fx1, joined, left, matchOf, named, newRules, placesOf, returned, rounds,
  swapped, tryAdd,
} from '../support/match-builder';

const stateOf = (match: Match) => replay(match).state;
const refusal = (match: Match, event: Parameters<typeof tryAdd>[1]) => {
  const result = tryAdd(match, event);
  return result.ok ? null : result.error;
};
const two = () => rounds(matchOf(), '0 3 5 8', '4 0 2 6');

describe('111: somebody leaves', () => {
  const three = () => add(two(), left('D goes', 3), named('R3', '1 8 0 -'));

  it('with a frozen total and a place by it; the others go on with the tiles of their number (1.4)', () => {
    const played = replay(three());
    expect(played.conflict).toBeNull();
    expect(stateOf(add(two(), left('D goes', 3))).left).toEqual([{ seat: 3, eventId: 'D goes', afterRound: 2 }]);
    expect(dealOf(stateOf(add(two(), left('D goes', 3))))).toMatchObject({ players: 3, highest: 9, handSize: 12 });
    expect(played.state.balances).toEqual([76 + 6, 80 - 15, 64 + 9, 36]);
    expect(played.state.onTable).toBe(256);
    expect(standingsOf(played.state)[3]).toMatchObject({ place: 4, chips: 36, leftAfterRound: 2, outInRound: null });
  });

  it('is ranked by what he left with, even ahead of the others (5.3)', () => {
    const ahead = add(two(), left('B goes', 1), named('R3', '5 - 0 5'));
    expect(placesOf(replay(ahead))).toBe('A3 B1 C2 D4');
  });

  it('27: and no round counts him: a count for him is refused, and so is leaving twice', () => {
    const gone = add(two(), left('D goes', 3));
    expect(refusal(gone, named('R3', '1 8 0 3'))).toMatchObject({ code: 'bad-entry', errors: [{ code: 'not-playing', seat: 3 }] });
    expect(refusal(gone, left('again', 3))).toMatchObject({ code: 'impossible', problems: [{ code: 'not-at-table', seat: 3 }] });
    expect(refusal(two(), left('nobody', 7))).toMatchObject({ problems: [{ code: 'not-at-table' }] });
  });

  it('and no chips move to or from him outside a round: the total is frozen', () => {
    const gone = add(two(), left('D goes', 3));
    const amount = chips(1);
    for (const adjustment of [
      { kind: 'payment', from: seat(3), to: seat(0), amount }, { kind: 'payment', from: seat(0), to: seat(3), amount },
      { kind: 'buy-in', seat: seat(3), amount }, { kind: 'cash-out', seat: seat(3), amount },
      { kind: 'correction', changes: [-1, 0, 0, 1].map(chips) },
    ] as const) {
      expect(refusal(gone, adjusted('moved', adjustment))).toMatchObject({ problems: [{ code: 'not-at-table', seat: 3 }] });
    }
    expect(refusal(gone, adjusted('moved', { kind: 'correction', changes: [-1, 1, 0, 0].map(chips) }))).toBeNull();
  });

  it('comes back with the total he left with', () => {
    const back4 = add(three(), returned('D again', 3));
    expect(stateOf(back4)).toMatchObject({ left: [], balances: balances(three()) });
    expect(replay(add(back4, named('R4', '0 1 1 1'))).conflict).toBeNull();
    expect(refusal(two(), returned('who', 0))).toMatchObject({ problems: [{ code: 'bad-seating' }] });
  });

  it('fewer than three: the match waits, nobody has won, and no round can be entered', () => {
    const waiting = add(three(), left('C goes', 2));
    const played = replay(waiting);
    expect([played.end, isWaiting(played.state), entryTableOf(played.state)]).toEqual([null, true, null]);
    expect(refusal(waiting, named('R4', '0 3 - -'))).toMatchObject({ problems: [{ code: 'too-few-to-play' }] });
    const stored = { ...waiting, events: [...waiting.events, named('R4', '0 3 - -')] };
    expect(replay(stored).conflict).toMatchObject({ round: 4, problems: [{ code: 'too-few-to-play' }] });
  });

  it('and goes on when somebody comes, or as two by choice, or ends when the table says so', () => {
    const waiting = add(three(), left('C goes', 2));
    expect(isWaiting(stateOf(add(waiting, joined('E sits'))))).toBe(false);
    expect(replay(add(waiting, joined('E sits'), named('R4', '0 3 - - 2'))).conflict).toBeNull();
    const goesOn = { ...waiting.setup.rules, tableOfTwo: 'goes-on' } as const;
    const asTwo = add(waiting, newRules('two', goesOn), named('R4', '0 3 - -'));
    expect(replay(asTwo)).toMatchObject({ conflict: null, end: null });
    expect(replay(add(waiting, finished())).end).toBe('finished');
  });

  it('one who runs out while another is away does not end the match over the head of the table', () => {
    const match = add(rounds(matchOf({ start: [64, 64, 64, 6] }), '0 1 1 1'), left('C goes', 2));
    const short = add(match, named('R2', '0 1 - 12'));
    expect([replay(short).end, isWaiting(stateOf(short))]).toEqual([null, true]);
    expect(refusal(short, returned('D again', 3))).toMatchObject({ problems: [{ code: 'out-needs-chips', seat: 3 }] });
  });
});

describe('somebody comes', () => {
  it('with a stated stock that adds to the table (5.5), and plays from the next round on', () => {
    const match = add(two(), joined('E sits', { start: 50, after: 1 }));
    const state = stateOf(match);
    expect(state).toMatchObject({ balances: [76, 80, 64, 36, 50], onTable: 306, order: [0, 1, 4, 2, 3] });
    expect(dealOf(state)).toMatchObject({ players: 5, highest: 15, handSize: 12 });
    expect(namesOf(match)(seat(4))).toBe('E');
    const played = replay(add(match, named('R3', '0 1 2 3 4')));
    expect(played.conflict).toBeNull();
    expect(roundsOf(played)[0]?.settlement.net).toHaveLength(4);
    expect(roundsOf(played)[2]?.settlement.net).toHaveLength(5);
  });

  it('9: not into a round before: an entry of those who were there is as it was', () => {
    expect(roundsOf(replay(add(two(), joined('E sits')))).map((step) => step.settlement.net)).toEqual(
      roundsOf(replay(two())).map((step) => step.settlement.net),
    );
  });

  it.each([
    ['who sits there', joined('x', { player: 'A' }), 'at-table-already'],
    ['who has the name of one who sits there', { ...joined('x'), player: { playerId: 'new', name: ' a ', start: 64 } }, 'at-table-already'],
    ['with nothing', joined('x', { start: 0 }), 'bad-seating'],
    ['next to nobody', joined('x', { after: 9 }), 'bad-seating'],
  ])('not one %s', (_, event, code) => {
    expect(refusal(two(), event as ReturnType<typeof joined>)).toMatchObject({ problems: [{ code }] });
  });

  it('not a sixth', () => {
    const five = add(two(), joined('E sits'));
    expect(refusal(five, joined('F sits', { player: 'F' }))).toMatchObject({ problems: [{ code: 'table-full', max: 5 }] });
    const seated = add(five, left('A goes', 0), joined('F sits', { player: 'F' }));
    expect(refusal(seated, returned('A again', 0))).toMatchObject({ problems: [{ code: 'table-full' }] });
    expect(everybodyOf(seated)).toHaveLength(6);
  });

  it('nor by buying in: who is out comes back where a seat is free (1.4, 5.5)', () => {
    const out = add(rounds(matchOf({ start: [100, 100, 100, 100, 5] }), '0 1 2 3 9'), joined('F sits', { player: 'F' }));
    const buyIn = adjusted('E again', { kind: 'buy-in', seat: seat(4), amount: chips(64) });
    expect(refusal(out, buyIn)).toMatchObject({ problems: [{ code: 'table-full', max: 5 }] });
    const stored = { ...out, events: [...out.events, buyIn] };
    expect(replay(stored)).toMatchObject({ conflict: { eventId: 'E again', round: null, problems: [{ code: 'table-full' }] } });
    const free = add(out, left('A goes', 0), buyIn);
    expect(playersAt(replay(free).state)).toHaveLength(5);
    expect(replay(add(out, adjusted('more', { kind: 'buy-in', seat: seat(0), amount: chips(64) }))).state.onTable).toBe(533);
  });

  it('a newcomer who has done something since cannot be taken out; one who has not can', () => {
    const match = add(two(), joined('E sits'));
    const drop = (from: Match) => removeEvent(from, eventId('E sits'), changeId('drop'));
    expect(drop(match)).toMatchObject({ ok: true });
    const later = [
      named('R3', '0 1 1 1 1'), left('E goes', 4), swapped('chairs', 0, 4), joined('F sits', { player: 'F', after: 4 }),
      adjusted('fee', { kind: 'payment', from: seat(4), to: seat(0), amount: 1 as never }),
      adjusted('put right', { kind: 'correction', changes: [1, -1, 0, 0, 0] as never }),
    ];
    for (const event of later) {
      const after = event.id === 'F sits' ? add(match, left('A goes', 0), event) : add(match, event);
      expect(drop(after), event.id).toMatchObject({ ok: false, error: { code: 'still-in-use', seat: 4 } });
    }
    expect(drop(add(match, finished()))).toMatchObject({ ok: true });
  });
});

describe('a swap of seats', () => {
  it('keeps chips, and decides who is clockwise of whom (4.4, 4.8)', () => {
    const level = (match: Match) => {
      const step = roundsOf(replay(add(match, named('R', '0 2 2 5')))).at(-1);
      return step?.settlement.hands.map((hand) => hand.seat);
    };
    expect(level(two())).toEqual([0, 1, 2, 3]);
    const turned = add(two(), swapped('chairs', 1, 2));
    expect(stateOf(turned)).toMatchObject({ order: [0, 2, 1, 3], balances: [76, 80, 64, 36] });
    expect(level(turned)).toEqual([0, 2, 1, 3]);
    expect(stateOf(back(turned)).order).toEqual([0, 1, 2, 3]);
    expect(stateOf(again(back(turned))).order).toEqual([0, 2, 1, 3]);
  });

  it('who is paid last bears the shortfall: the order at the table decides it', () => {
    // D owes 10 to A, then 8 each to B and C, who are level; he has 20.
    const short = (match: Match) => roundsOf(replay(add(match, named('R', '0 2 2 10')))).at(-1)?.settlement.net;
    const match = () => matchOf({ start: [64, 64, 64, 20] });
    expect(short(match())).toEqual([14, 6, 0, -20]);
    expect(short(add(match(), swapped('chairs', 1, 2)))).toEqual([14, 0, 6, -20]);
  });

  it('needs two who are there', () => {
    expect(refusal(two(), swapped('x', 1, 1))).toMatchObject({ problems: [{ code: 'bad-seating' }] });
    expect(refusal(add(two(), left('D goes', 3)), swapped('x', 1, 3))).toMatchObject({ problems: [{ code: 'not-at-table', seat: 3 }] });
  });
});

it('after the table has said it stops, nobody sits down or changes places', () => {
  const over = add(fx1(), finished());
  for (const event of [joined('x'), left('x', 0), swapped('x', 0, 1), newRules('x', over.setup.rules)]) {
    expect(refusal(over, event)).toMatchObject({ code: 'match-over', end: 'finished' });
    const stored = { ...over, events: [...over.events, event] };
    expect(replay(stored).conflict?.problems).toEqual([{ code: 'match-was-over', end: 'finished' }]);
  }
});

it('a rematch is for those who stayed, as they sit', () => {
  expect(rematchOf(stateOf(add(two(), left('B goes', 1), swapped('chairs', 0, 2))))).toEqual([2, 0, 3]);
  const six = add(rounds(matchOf({ start: [64, 64, 64, 64, 3] }), '0 1 1 1 9'), joined('F sits', { player: 'F', after: 4 }));
  expect(rematchOf(stateOf(six))).toEqual([0, 1, 2, 3, 5]);
  expect(playersAt(stateOf(six))).toEqual([0, 1, 2, 3, 5]);
});
