import { describe, expect, it } from 'vitest';
import { matchId, timestamp, type Match } from '@/lib/match';
import { courseOf, FIGURES, figureOf, figuresOf, rankedBy, summaryOf } from '@/lib/stats';
import { replay } from '@/lib/match';
import { add, adjusted, finished, fx1, joined, matchOf, named, rounds } from '@/tests/support/match-builder';
import { chips, seat } from '@/lib/shared';

const over = (match: Match): Match => add(match, finished());
const figures = (...matches: readonly Match[]) =>
  figuresOf(matches.map((match, index) => summaryOf({ ...match, id: matchId(`m${index}`), createdAt: timestamp(index) })), new Map());

describe('a figure', () => {
  it('of FX1, for the winner', () => {
    const [first] = figures(over(fx1())).players;
    const all = FIGURES.map((figure) => [figure, first ? figureOf(first, figure) : null]);
    expect(Object.fromEntries(all)).toEqual({
      matches: 1, wins: 1, place: 1, net: 20, rounds: 3, roundsWon: 1, count: 5 / 3, chipsPerRound: 20 / 3,
      twos: 0, twosCost: 0, outs: 0, gain: 16, loss: -4,
    });
  });

  it('that there is nothing to take of is none, and not nought', () => {
    const [first] = figures(rounds(matchOf(), '0 1 2 3')).players;
    expect(first && [figureOf(first, 'place'), figureOf(first, 'net'), figureOf(first, 'loss'), figureOf(first, 'wins')]).toEqual([null, null, null, 0]);
  });
});

describe('a ranking', () => {
  const ranks = (figure: (typeof FIGURES)[number], ...matches: readonly Match[]) =>
    rankedBy(figures(...matches).players, figure).map(({ player, rank, value }) => `${rank ?? '–'} ${player.name} ${value ?? '–'}`);

  it('has the best first: most wins, least tiles, the lowest place', () => {
    expect(ranks('net', over(fx1()))).toEqual(['1 A 20', '2 C 12', '3 B -4', '4 D -28']);
    expect(ranks('place', over(fx1()))).toEqual(['1 A 1', '2 C 2', '3 B 3', '4 D 4']);
    expect(ranks('count', over(fx1())).map((rank) => rank.slice(0, 3))).toEqual(['1 A', '2 C', '3 B', '4 D']);
    expect(ranks('loss', over(fx1()))).toEqual(['1 B -20', '2 D -16', '3 A -4', '3 C -4']);
  });

  it('19 shares ranks, and skips the next', () => {
    expect(ranks('wins', over(fx1()))).toEqual(['1 A 1', '2 B 0', '2 C 0', '2 D 0']);
    expect(ranks('roundsWon', over(fx1()))).toEqual(['1 A 1', '1 B 1', '1 C 1', '4 D 0']);
  });

  it('has those last who have no value', () => {
    expect(ranks('place', fx1())).toEqual(['– A –', '– B –', '– C –', '– D –']);
  });
});

describe('1 the course of a match', () => {
  const course = (match: Match) => courseOf(match, replay(match)).map(({ round, chips: held }) => [round, ...held]);

  it('has the start and every round, as the rounds screen has them', () => {
    expect(course(fx1())).toEqual([[0, 64, 64, 64, 64], [1, 80, 68, 60, 48], [2, 76, 80, 64, 36], [3, 84, 60, 76, 36]]);
  });

  it('has what moved between the rounds, and newcomers from when they came', () => {
    const match = add(fx1(), adjusted('in', { kind: 'buy-in', seat: seat(3), amount: chips(10) }), joined('late', { start: 20 }), named('R4', '0 1 1 1 1'), finished());
    expect(course(match).slice(3)).toEqual([
      [3, 84, 60, 76, 36, null], [null, 84, 60, 76, 46, null], [null, 84, 60, 76, 46, 20], [4, 88, 59, 75, 45, 19],
    ]);
  });

  it('is the start alone where nothing was played', () => {
    expect(course(matchOf({ players: 3 }))).toEqual([[0, 64, 64, 64]]);
  });
});
