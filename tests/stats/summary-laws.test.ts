import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everybodyOf, redo, undo } from '@/lib/match';
import { summaryOf, type MatchSummary } from '@/lib/stats';
import { SEED } from '@/tests/support/round-arbitrary';
import { must } from '@/tests/support/match-builder';
import { matches } from '../storage/random-match';

const SETTINGS = { seed: SEED, numRuns: 300 };
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

function law(name: string, holds: (summary: MatchSummary) => void) {
  it(name, () => {
    let looked = 0;
    fc.assert(
      fc.property(matches, (match) => {
        const summary = summaryOf(match);
        looked += summary.rounds;
        holds(summary);
      }),
      SETTINGS,
    );
    expect(looked).toBeGreaterThan(100);
  });
}

describe('on generated matches', () => {
  law('what some won others lost, in rounds and in all', ({ seats }) => {
    expect(sum(seats.map(({ net }) => net))).toBe(0);
    expect(sum(seats.map(({ roundNet }) => roundNet))).toBe(0);
  });

  law('what one took from another, the other paid him', ({ seats, between }) => {
    for (const one of seats.keys()) {
      for (const other of seats.keys()) {
        expect(sum([between[one * seats.length + other] ?? NaN, between[other * seats.length + one] ?? NaN])).toBe(0);
      }
    }
  });

  law('what one took from all others is what his rounds brought him', ({ seats, between }) => {
    for (const [index, { roundNet }] of seats.entries()) {
      expect(sum(between.slice(index * seats.length, (index + 1) * seats.length))).toBe(roundNet);
    }
  });

  law('every round has one who went out', ({ seats, rounds }) => {
    expect(sum(seats.map(({ roundsWon }) => roundsWon))).toBe(rounds);
  });

  law('the best round and the worst are among the rounds, and bound their sum', ({ seats, rounds }) => {
    for (const { gain, gainRound, loss, lossRound, roundNet, rounds: own } of seats) {
      expect(gain > 0).toBe(gainRound > 0);
      expect(loss < 0).toBe(lossRound > 0);
      expect(Math.max(gainRound, lossRound)).toBeLessThanOrEqual(rounds);
      expect(roundNet).toBeLessThanOrEqual(gain * own);
      expect(roundNet).toBeGreaterThanOrEqual(loss * own);
    }
  });

  it('it survives being stored, and knows everybody', () => {
    fc.assert(
      fc.property(matches, (match) => {
        const summary = summaryOf(match);
        expect(structuredClone(summary)).toEqual(summary);
        expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
        expect(summary.seats.map(({ playerId }) => playerId)).toEqual(everybodyOf(match).map(({ playerId }) => playerId));
      }),
      SETTINGS,
    );
  });

  it('a step taken back and repeated is no step', () => {
    fc.assert(
      fc.property(matches, (match) => {
        const last = match.done.at(-1);
        fc.pre(last !== undefined);
        expect(summaryOf(must(redo(must(undo(match, last.id)), last.id)))).toEqual(summaryOf(match));
      }),
      SETTINGS,
    );
  });
});
