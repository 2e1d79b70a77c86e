import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overtakesOf, replay, standingsOf, stateAtStart, type Match, type TableState } from '@/lib/match';
import { at, chips, seat } from '@/lib/shared';
import { add, drop, edit, fx1, left, matchOf, rounds } from '../support/match-builder';
import { SEED } from '../support/round-arbitrary';
import { letter } from '../support/round-text';

/** By seat: `17 past C`, `1 past D to lead`, or `-`. */
const told = (match: Match) =>
  overtakesOf(standingsOf(replay(match).state)).map((overtake) =>
    overtake === null ? '-' : `${overtake.gain} past ${overtake.past.map(letter).join('')}${overtake.leadsThen ? ' to lead' : ''}`,
  );

describe('what everybody needs to overtake the next one', () => {
  it('FX1: the gap and one chip more; who leads needs nothing', () => {
    expect(told(fx1())).toEqual(['-', '17 past C', '9 past A', '25 past B']);
    expect(told(edit(fx1(), 'R1', '0 3 5 8(1)'))).toEqual(['-', '17 past C', '9 past A', '57 past B']);
  });

  it('19 FX1d: two who share a place look at the same player ahead', () => {
    expect(told(drop(fx1(), 'R2'))).toEqual(['-', '25 past C', '17 past A', '25 past C']);
  });

  it('19 FX3: two who share the place ahead are passed together', () => {
    expect(told(rounds(matchOf(), '0 4 4 7'))).toEqual(['-', '17 past A', '17 past A', '13 past BC']);
  });

  it('21 a shared lead: one chip to lead alone', () => {
    expect(told(rounds(matchOf({ start: [64, 96, 64, 64] }), '0 8 8 8'))).toEqual(['1 past B to lead', '1 past A to lead', '33 past AB', '33 past AB']);
    expect(told(matchOf({ players: 3 }))).toEqual(['1 past BC to lead', '1 past AC to lead', '1 past AB to lead']);
  });

  it('27 FX4: who is out passes nobody and is passed by nobody', () => {
    expect(told(rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 5(2)', '0 2 4 -'))).toEqual(['-', '46 past A', '33 past B', '-']);
  });

  it('111 who left passes nobody any more, and is passed by the total he left with', () => {
    expect(told(add(fx1(), left('C leaves', 2)))).toEqual(['-', '17 past C', '-', '25 past B']);
  });

  it('debts are gaps like others', () => {
    expect(told(rounds(matchOf({ players: 3, start: [5, 5, 5], settlement: { exhaustion: 'allow-debt' } }), '0 1 9'))).toEqual([
      '-', '4 past A', '25 past B',
    ]);
  });
});

describe('laws', () => {
  /** A table of two to five, some of them out. */
  const table: fc.Arbitrary<TableState> = fc
    .record({
      balances: fc.array(fc.integer({ min: -3, max: 9 }).map(chips), { minLength: 2, maxLength: 5 }),
      outs: fc.subarray([0, 1, 2, 3, 4]),
    })
    .map(({ balances, outs }) => ({
      ...stateAtStart(matchOf({ players: balances.length })),
      balances,
      out: outs.filter((who) => who < balances.length).map((who) => ({ seat: seat(who), eventId: 'event' as never, round: 1 })),
    }));
  const placeAfter = (state: TableState, who: number, gain: number) =>
    standingsOf({ ...state, balances: state.balances.with(who, chips(at(state.balances, who) + gain)) });

  it('with that gain he is past them all and past nobody further ahead; with one chip less past none', () => {
    let asked = 0;
    fc.assert(
      fc.property(table, (state) => {
        const now = standingsOf(state);
        for (const [who, overtake] of overtakesOf(now).entries()) {
          const inMatch = now.filter(({ outInRound }) => outInRound === null).map((standing) => standing.seat as number);
          const aheadOrLevel = inMatch.filter((other) => other !== who && at(state.balances, other) >= at(state.balances, who));
          if (overtake === null) {
            expect(!inMatch.includes(who) || aheadOrLevel.length === 0).toBe(true);
            continue;
          }
          const { past, gain, leadsThen } = overtake;
          expect(gain).toBeGreaterThan(0);
          const [then, short] = [placeAfter(state, who, gain), placeAfter(state, who, gain - 1)];
          for (const other of past) {
            expect(at(then, who).place).toBeLessThan(at(then, other).place);
            expect(at(short, who).place).not.toBeLessThan(at(short, other).place);
          }
          expect(leadsThen).toBe(at(now, who).place === 1);
          if (leadsThen) expect(at(then, who)).toMatchObject({ place: 1, shared: false });
          const further = inMatch.filter((other) => at(state.balances, other) > at(state.balances, at(past, 0)));
          expect(further.filter((other) => at(then, who).place < at(then, other).place)).toEqual([]);
          asked += 1;
        }
      }),
      { seed: SEED, numRuns: 1000 },
    );
    expect(asked).toBeGreaterThan(1000);
  });
});
