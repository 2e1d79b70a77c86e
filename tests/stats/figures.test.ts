import { describe, expect, it } from 'vitest';
import { matchId, peopleOf, playerId, timestamp, type Match, type People } from '@/lib/match';
import { averageOf, EVERYTHING, figuresOf, inOrder, meetingsOf, opponentsOf, resultsOf, selected, summaryOf, type Figures, type MatchSummary } from '@/lib/stats';
import { add, adjusted, back, drop, edit, finished, fx1, joined, left, matchOf, named, rounds } from '@/tests/support/match-builder';
import { chips, seat } from '@/lib/shared';

const NOBODY: People = new Map();

/** A summary of a match under another id, begun at another time. */
function at(time: number, match: Match, id = `match ${time}`): MatchSummary {
  return summaryOf({ ...match, id: matchId(id), createdAt: timestamp(time) });
}

const over = (match: Match): Match => add(match, finished());
const player = (name: string) => playerId(`player ${name}`);

/** One player's figures. */
function of(figures: Figures, name: string) {
  const found = figures.players.find(({ playerId: id }) => id === player(name));
  if (!found) throw new Error(`no figures of ${name}`);
  return found;
}

describe('wins', () => {
  it('23 a win that is shared counts for each who shares it (5.3)', () => {
    // 80, 80, 50, 46 after one round in which A takes 4 of each of the others.
    const match = over(rounds(matchOf({ start: [68, 84, 54, 50] }), '0 4 4 4'));
    const figures = figuresOf([at(1, match)], NOBODY);
    expect(summaryOf(match).seats.map((own) => own.chips)).toEqual([80, 80, 50, 46]);
    expect(figures.players.map(({ wins, sharedWins, places }) => [wins, sharedWins, places])).toEqual([
      [1, 1, 1], [1, 1, 1], [0, 0, 3], [0, 0, 4],
    ]);
    expect(figures.all).toMatchObject({ wins: 2, sharedWins: 2 });
  });

  it('17 follow a round that was taken back and entered with another who went out', () => {
    const match = add(back(rounds(matchOf({ roundLimit: 1 }), '0 3 5 8')), named('again', '3 0 5 8'));
    const figures = figuresOf([at(1, match)], NOBODY);
    expect([of(figures, 'A').wins, of(figures, 'B').wins]).toEqual([0, 1]);
    expect([of(figures, 'A').roundsWon, of(figures, 'B').roundsWon]).toEqual([0, 1]);
  });
});

describe('what counts as a match', () => {
  const running = fx1();
  const conflict = edit(rounds(matchOf({ start: [64, 64, 3, 64] }), '0 2 8 10', '0 2 - 3'), 'R1', '0 2 2 10');

  it('one that is over; rounds count of all', () => {
    const figures = figuresOf([at(1, over(running)), at(2, running), at(3, conflict)], NOBODY);
    expect(figures.matches).toEqual({ over: 1, running: 1, conflict: 1 });
    expect(figures.rounds).toBe(7);
    expect(of(figures, 'A')).toMatchObject({ matches: 1, wins: 1, net: 20, rounds: 7, roundsWon: 3, roundNet: 20 + 20 + 14 });
  });

  it('none without a round, and none for who played no round of it', () => {
    expect(figuresOf(selected([at(1, over(matchOf()))], EVERYTHING), NOBODY).matches).toEqual({ over: 0, running: 0, conflict: 0 });
    const late = over(add(fx1(), joined('late')));
    expect(figuresOf([at(1, late)], NOBODY).players.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('one that somebody left early, with the place of his total (5.4)', () => {
    const match = over(add(fx1(), left('goes', 0), named('R4', '- 0 1 2')));
    expect(of(figuresOf([at(1, match)], NOBODY), 'A')).toMatchObject({ matches: 1, wins: 1, rounds: 3 });
  });

  it('payments are in its net, not in what the rounds brought', () => {
    const match = over(add(fx1(), adjusted('fine', { kind: 'payment', from: seat(0), to: seat(3), amount: chips(5) })));
    expect(of(figuresOf([at(1, match)], NOBODY), 'A')).toMatchObject({ net: 15, roundNet: 20 });
  });
});

it('the form is of the newest five matches, oldest first; all of them make the course', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7].map((time) => at(time, over(fx1())));
  expect(of(figuresOf(seven, NOBODY), 'A').form.map(({ createdAt }) => createdAt)).toEqual([3, 4, 5, 6, 7]);
  expect(resultsOf(seven, NOBODY, player('A')).map(({ sum }) => sum)).toEqual([20, 40, 60, 80, 100, 120, 140]);
});

describe('the biggest round', () => {
  const small = at(1, over(fx1()));
  const big = at(2, over(rounds(matchOf(), '0 2 5 8(1)')));

  it('is told with its match and its round; of equal ones the first', () => {
    const figures = figuresOf([small, big, at(3, over(fx1()))], NOBODY);
    expect(of(figures, 'A').gain).toMatchObject({ matchId: 'match 2', round: 1, chips: 23 });
    expect(of(figures, 'B').loss).toMatchObject({ matchId: 'match 1', round: 3, chips: -20 });
    expect(figures.all.gain).toMatchObject({ playerId: 'player A', chips: 23 });
    expect(figures.all.loss).toMatchObject({ playerId: 'player D', matchId: 'match 2', chips: -41 });
  });

  it('37 falls back to the next best when its match is gone, or its round', () => {
    expect(figuresOf([small], NOBODY).all.gain).toMatchObject({ matchId: 'match 1', round: 1, chips: 16 });
    const dropped = figuresOf([at(1, drop(over(fx1()), 'R1'))], NOBODY).all.gain;
    expect(dropped).toMatchObject({ round: 1, chips: 12 });
  });

  it('is nobody’s where nobody played, or nothing passed', () => {
    expect(figuresOf([], NOBODY).all).toMatchObject({ gain: null, loss: null, rounds: 0 });
  });
});

describe('who it was', () => {
  const one = at(1, over(fx1()));
  const other = summaryOf({
    ...over(rounds(matchOf({ players: 3 }), '5 0 2')),
    id: matchId('other'), createdAt: timestamp(2),
    seats: matchOf({ players: 3 }).seats.map((each, index) => ({ ...each, playerId: playerId(`other ${index}`), name: 'XYZ'.charAt(index) })),
  });
  const merged = peopleOf([
    { playerId: player('A'), name: 'Ann', mergedInto: null },
    { playerId: playerId('other 0'), name: 'X', mergedInto: player('A') },
  ]);

  it('31 two records of one person are one: the sum of both', () => {
    const apart = figuresOf([one, other], NOBODY);
    const together = figuresOf([one, other], merged);
    const x = apart.players.find(({ playerId: id }) => id === 'other 0');
    expect(together.players.map(({ name }) => name)).toEqual(['Ann', 'B', 'C', 'D', 'Y', 'Z']);
    expect(of(together, 'A')).toMatchObject({
      matches: 2, wins: 1, net: 20 + (x?.net ?? NaN), rounds: 4, counts: 5 + 5, form: [{ matchId: 'match 1' }, { matchId: 'other' }],
    });
    expect(together.all).toEqual(apart.all);
    expect(resultsOf([one, other], merged, player('A')).map(({ place, players }) => [place, players])).toEqual([[1, 4], [3, 3]]);
  });

  it('7 who has no record is called as he was last', () => {
    const renamed = summaryOf({ ...fx1(), createdAt: timestamp(5), seats: fx1().seats.map((each) => ({ ...each, name: `${each.name}!` })) });
    expect(figuresOf([one, renamed], NOBODY).players.map(({ name }) => name)).toEqual(['A!', 'B!', 'C!', 'D!']);
  });
});

describe('what is looked at', () => {
  const three = at(9, over(rounds(matchOf({ players: 3 }), '5 0 2')), 'b');
  const four = at(20, fx1(), 'a');
  const five = at(30, rounds(matchOf({ players: 5 }), '5 0 2 1 1'), 'c');
  const plus: MatchSummary = { ...at(20, fx1(), 'z'), preset: 'plus' };
  const all = inOrder([five, plus, four, three]);
  const ids = (selection: Partial<typeof EVERYTHING>) => selected(all, { ...EVERYTHING, ...selection }).map(({ id }) => id);

  it('stands oldest first, of equal times by id', () => {
    expect(ids({})).toEqual(['b', 'a', 'z', 'c']);
  });

  it.each([
    ['from a moment on, itself included', { from: timestamp(20) }, ['a', 'z', 'c']],
    ['before a moment, itself not', { until: timestamp(20) }, ['b']],
    ['a moment alone', { from: timestamp(20), until: timestamp(21) }, ['a', 'z']],
    ['33 a table size', { size: 3 }, ['b']],
    ['a preset', { preset: 'plus' }, ['z']],
    ['several at once', { size: 4, preset: 'official' }, ['a']],
    ['nothing', { from: timestamp(31) }, []],
  ] as const)('%s', (_, selection, expected) => {
    expect(ids(selection)).toEqual(expected);
  });
});

describe('head to head', () => {
  it('is what passed in rounds, whoever is asked first; who never met has none', () => {
    const matches = [at(1, fx1()), at(2, over(fx1()))];
    const meetings = meetingsOf(matches, NOBODY, [player('D'), player('A'), playerId('nobody')]);
    expect(meetings).toEqual([
      [null, { matches: 2, net: -24 }, null],
      [{ matches: 2, net: 24 }, null, null],
      [null, null, null],
    ]);
    expect(opponentsOf(matches, NOBODY, player('A'))).toEqual([
      { playerId: 'player D', matches: 2, net: 24 },
      { playerId: 'player B', matches: 2, net: 12 },
      { playerId: 'player C', matches: 2, net: 4 },
    ]);
  });

  it('is nothing with who sat there and played no round', () => {
    const late = [at(1, over(add(fx1(), joined('late'))))];
    expect(opponentsOf(late, NOBODY, player('A')).map(({ playerId: id }) => id)).toEqual(['player D', 'player B', 'player C']);
    expect(meetingsOf(late, NOBODY, [player('A'), player('E')])).toEqual([[null, null], [null, null]]);
  });

  it('adds up over two records of one person, whom nobody plays against himself', () => {
    const people = peopleOf([
      { playerId: player('A'), name: 'A', mergedInto: null },
      { playerId: player('B'), name: 'B', mergedInto: player('A') },
    ]);
    expect(opponentsOf([at(1, fx1())], people, player('A')).map(({ playerId: id, net }) => [id, net])).toEqual([
      ['player D', 12 + 6], ['player C', 2 - 4],
    ]);
  });
});

it('has no mean of nothing', () => {
  expect([averageOf(0, 0), averageOf(0, 4), averageOf(10, 4)]).toEqual([null, 0, 2.5]);
});
