import { describe, expect, it } from 'vitest';
import { replay, roundsOf, type Adjustment } from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import { add, adjusted, back, balances, drop, fx1, matchOf, named, placesOf, rounds, tryAdd } from '../support/match-builder';

const [A, B, C, D] = [seat(0), seat(1), seat(2), seat(3)];
const by = (...changes: readonly number[]): Adjustment => ({ kind: 'correction', changes: changes.map(chips) });

describe('5.5 chips that move outside a round', () => {
  it.each<[string, Adjustment, readonly number[], number]>([
    ['a payment', { kind: 'payment', from: A, to: D, amount: chips(10) }, [74, 60, 76, 46], 256],
    ['a payment of all there is', { kind: 'payment', from: D, to: A, amount: chips(36) }, [120, 60, 76, 0], 256],
    ['a correction', by(-3, 1, 2, 0), [81, 61, 78, 36], 256],
    ['a buy-in', { kind: 'buy-in', seat: D, amount: chips(64) }, [84, 60, 76, 100], 320],
    ['a cash-out', { kind: 'cash-out', seat: B, amount: chips(60) }, [84, 0, 76, 36], 196],
  ])('%s', (_, adjustment, expected, onTable) => {
    const played = replay(add(fx1(), adjusted('moved', adjustment)));
    expect(played.state.balances).toEqual(expected);
    expect(played.state.onTable).toBe(onTable);
    expect(played.state.roundsPlayed).toBe(3);
    expect(balances(back(add(fx1(), adjusted('moved', adjustment))))).toEqual([84, 60, 76, 36]);
  });

  it.each<[string, Adjustment]>([
    ['a payment of nothing', { kind: 'payment', from: A, to: D, amount: chips(0) }],
    ['a payment turned round', { kind: 'payment', from: A, to: D, amount: chips(-4) }],
    ['a payment to oneself', { kind: 'payment', from: A, to: A, amount: chips(4) }],
    ['a payment by nobody', { kind: 'payment', from: seat(4), to: A, amount: chips(4) }],
    ['a payment to nobody', { kind: 'payment', from: A, to: seat(4), amount: chips(4) }],
    ['a correction that makes a chip', by(1, 0, 0, 0)],
    ['a correction that loses one', by(1, -2, 0, 0)],
    ['a correction that misses a seat', by(1, -1, 0)],
    ['a correction with a seat too many', by(1, -1, 0, 0, 0)],
    ['a buy-in of nothing', { kind: 'buy-in', seat: A, amount: chips(0) }],
    ['a buy-in by nobody', { kind: 'buy-in', seat: seat(4), amount: chips(5) }],
    ['a cash-out below nothing', { kind: 'cash-out', seat: A, amount: chips(-5) }],
    ['a cash-out by nobody', { kind: 'cash-out', seat: seat(4), amount: chips(5) }],
  ])('%s is refused', (_, adjustment) => {
    const event = adjusted('moved', adjustment);
    expect(tryAdd(fx1(), event)).toEqual({ ok: false, error: { code: 'impossible', problems: [{ code: 'bad-adjustment' }] } });
    const stored = { ...fx1(), events: [...fx1().events, event, named('R4', '0 1 1 1')] };
    expect(replay(stored)).toMatchObject({
      conflict: { eventId: 'moved', round: null, problems: [{ code: 'bad-adjustment' }], waiting: 2 },
      state: { balances: [84, 60, 76, 36] },
    });
  });

  it.each<[string, Adjustment, number, number]>([
    ['a payment', { kind: 'payment', from: D, to: A, amount: chips(37) }, 3, 36],
    ['a cash-out', { kind: 'cash-out', seat: B, amount: chips(61) }, 1, 60],
    ['a correction', by(40, 0, 0, -40), 3, 36],
  ])('%s of more than there is: refused with what there is; with debts (4.9) it is owed', (_, adjustment, who, has) => {
    const event = adjusted('moved', adjustment);
    const problems = [{ code: 'more-than-there-is', seat: who, chips: has }];
    expect(tryAdd(fx1(), event)).toEqual({ ok: false, error: { code: 'impossible', problems } });
    const owing = add(fx1({ settlement: { exhaustion: 'allow-debt' } }), event);
    expect(Math.min(...balances(owing))).toBeLessThan(0);
  });

  it('more chips at once than any table has: refused with the most', () => {
    const event = adjusted('moved', { kind: 'buy-in', seat: A, amount: chips(1_000_001) });
    const problems = [{ code: 'too-many-at-once', max: 1_000_000 }];
    expect(tryAdd(fx1(), event)).toEqual({ ok: false, error: { code: 'impossible', problems } });
    expect(balances(add(fx1(), adjusted('most', { kind: 'buy-in', seat: A, amount: chips(1_000_000) })))[0]).toBe(1_000_084);
  });

  it('a correction of nothing is refused', () => {
    const result = tryAdd(fx1(), adjusted('moved', by(0, 0, 0, 0)));
    expect(result).toMatchObject({ ok: false, error: { problems: [{ code: 'bad-adjustment' }] } });
  });

  it('later rounds are settled from the chips it leaves', () => {
    const fined = add(matchOf(), adjusted('fine', { kind: 'payment', from: D, to: A, amount: chips(60) }), named('R1', '0 3 5 8'));
    expect(replay(fined).state).toMatchObject({ balances: [136, 63, 57, 0], out: [{ seat: 3, eventId: 'R1', round: 1 }] });
    expect(replay(drop(fined, 'fine')).state).toMatchObject({ balances: [80, 68, 60, 48], out: [] });
  });
});

describe('5.5, 4.9 a player who is out', () => {
  /** D runs out in R1, C in R2; A and B are left of four. */
  const out = () => rounds(matchOf({ start: [100, 80, 10, 5] }), '0 3 4 12', '2 0 12 -');
  const buyIn = (name: string, who = D) => adjusted(name, { kind: 'buy-in', seat: who, amount: chips(30) });

  it('is brought back by a buy-in, with a count in the next round', () => {
    expect(replay(out()).end).toBe('too-few-players');
    const revived = add(out(), buyIn('again'));
    expect(replay(revived).end).toBeNull();
    expect(replay(revived).state).toMatchObject({ out: [{ seat: 2 }], onTable: 225 });
    expect(tryAdd(revived, named('R3', '2 0 - -'))).toMatchObject({ ok: false, error: { code: 'bad-entry' } });
    expect(replay(add(revived, named('R3', '2 0 - 3'))).conflict).toBeNull();
  });

  it('who is brought back and goes again went later than those who stayed out (5.4)', () => {
    expect(placesOf(replay(out()))).toBe('A1 B2 C3 D4');
    const twice = add(add(out(), buyIn('again')), named('R3', '2 0 - 12(2)'));
    expect(replay(twice).state.out.map(({ seat: who, round }) => [who, round])).toEqual([[2, 2], [3, 3]]);
    expect(placesOf(replay(twice))).toBe('A2 B1 C4 D3');
  });

  it('is not brought back by cashing out what he was given', () => {
    const given = add(out(), adjusted('gift', { kind: 'payment', from: A, to: D, amount: chips(5) }));
    const state = replay(add(given, adjusted('home', { kind: 'cash-out', seat: D, amount: chips(2) }))).state;
    expect(state.out.map(({ seat: who }) => who)).toEqual([D, C]);
    expect(state.onTable).toBe(193);
  });

  it('is not brought back by a payment or a correction: only buying in does that', () => {
    const paid = add(out(), adjusted('gift', { kind: 'payment', from: A, to: D, amount: chips(5) }), adjusted('put right', by(-2, 0, 2, 0)));
    expect(replay(paid).state.out.map(({ seat: who }) => who)).toEqual([D, C]);
    expect(replay(paid).end).toBe('too-few-players');
  });

  it('a buy-in by a player who is in only adds chips', () => {
    const more = replay(add(out(), buyIn('more', B)));
    expect(more.state.out).toHaveLength(2);
    expect(more.state.onTable).toBe(225);
  });

  it('4.9 under ends-match a buy-in opens the match again', () => {
    const match = rounds(matchOf({ start: [64, 64, 7], settlement: { exhaustion: 'ends-match' } }), '0 3 5');
    expect(replay(match).end).toBe('out-of-chips');
    expect(replay(add(match, buyIn('again', C))).end).toBeNull();
  });
});

it('5.5 the reason and the time stay with the event', () => {
  const event = adjusted('fee', { kind: 'payment', from: A, to: B, amount: chips(1) }, '벌칙');
  const step = replay(add(fx1(), event)).steps.at(-1);
  expect(step?.event).toEqual(event);
  expect(roundsOf(replay(add(fx1(), event)))).toHaveLength(3);
});
