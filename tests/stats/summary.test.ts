import { describe, expect, it } from 'vitest';
import { PRESET_SETUPS, timestamp, type Match } from '@/lib/match';
import { summaryOf, type MatchSummary, type SeatSummary } from '@/lib/stats';
import { add, adjusted, drop, edit, finished, fx1, joined, left, matchOf, named, newRules, rounds } from '@/tests/support/match-builder';
import { chips, seat } from '@/lib/shared';

/** One figure, by seat. */
const each = <K extends keyof SeatSummary>(match: Match, figure: K) => summaryOf(match).seats.map((own) => own[figure]);

/** The row of one seat. */
function row({ between, seats }: MatchSummary, index: number): readonly number[] {
  return between.slice(index * seats.length, (index + 1) * seats.length);
}

describe('a summary of FX1', () => {
  it('says how everybody stands (5.3)', () => {
    expect(each(fx1(), 'chips')).toEqual([84, 60, 76, 36]);
    expect(each(fx1(), 'net')).toEqual([20, -4, 12, -28]);
    expect(each(fx1(), 'place')).toEqual([1, 3, 2, 4]);
  });

  it('adds up the rounds: won, counts, tiles (4.2)', () => {
    expect(each(fx1(), 'rounds')).toEqual([3, 3, 3, 3]);
    expect(each(fx1(), 'roundsWon')).toEqual([1, 1, 1, 0]);
    expect(each(fx1(), 'counts')).toEqual([5, 11, 7, 17]);
    expect(each(fx1(), 'tiles')).toEqual([5, 11, 7, 17]);
  });

  it('names the best round and the worst', () => {
    expect(each(fx1(), 'gain')).toEqual([16, 12, 12, 0]);
    expect(each(fx1(), 'gainRound')).toEqual([1, 2, 3, 0]);
    expect(each(fx1(), 'loss')).toEqual([-4, -20, -4, -16]);
    expect(each(fx1(), 'lossRound')).toEqual([2, 3, 1, 1]);
  });

  it('says what passed between each two', () => {
    // R1 D>A 8, D>B 5, D>C 3, C>A 5, C>B 2, B>A 3 · R2 D>B 6, D>C 4, D>A 2, A>B 4, A>C 2, C>B 2 · R3 B>C 8, B>A 7, B>D 5, D>C 3, D>A 2, A>C 1
    expect(row(summaryOf(fx1()), 0)).toEqual([0, 3 - 4 + 7, 5 - 2 - 1, 8 + 2 + 2]);
    expect(row(summaryOf(fx1()), 3)).toEqual([-12, -5 - 6 + 5, -3 - 4 - 3, 0]);
  });

  it('follows a correction and a deletion (1)', () => {
    expect(each(edit(fx1(), 'R1', '0 3 5 8(1)'), 'chips')).toEqual([92, 68, 84, 12]);
    expect(each(drop(fx1(), 'R2'), 'place')).toEqual([1, 3, 2, 3]);
    expect(each(drop(fx1(), 'R2'), 'shared')).toEqual([false, true, false, true]);
  });
});

describe('status', () => {
  it.each([
    ['running', 'running', fx1()],
    ['over by its rounds', 'over', fx1({ roundLimit: 3 })],
    ['over because the table stopped', 'over', add(fx1(), finished())],
    ['in conflict', 'conflict', edit(rounds(matchOf({ start: [64, 64, 3, 64] }), '0 2 8 10', '0 2 - 3'), 'R1', '0 2 2 10')],
  ] as const)('%s', (_, status, match) => {
    expect(summaryOf(match).status).toBe(status);
  });

  it('counts the rounds before a conflict, and names who would sit down behind it', () => {
    const start = rounds(matchOf({ start: [64, 64, 3, 64] }), '0 2 8 10', '0 2 - 3');
    const match = edit(add(start, joined('late')), 'R1', '0 2 2 10');
    const summary = summaryOf(match);
    expect(summary).toMatchObject({ status: 'conflict', rounds: 1 });
    expect(summary.seats[4]).toMatchObject({ name: 'E', place: 5, shared: false, chips: 0, net: 0, rounds: 0 });
    expect(summary.between).toHaveLength(25);
  });
});

describe('net', () => {
  it('leaves out what somebody bought or took along (5.5)', () => {
    const match = add(
      fx1(),
      adjusted('in', { kind: 'buy-in', seat: seat(3), amount: chips(50) }),
      adjusted('out', { kind: 'cash-out', seat: seat(0), amount: chips(30) }),
      joined('late', { start: 40 }),
    );
    expect(each(match, 'chips')).toEqual([54, 60, 76, 86, 40]);
    expect(each(match, 'net')).toEqual([20, -4, 12, -28, 0]);
  });

  it('has payments and corrections in it, which the rounds have not', () => {
    const match = add(fx1(), adjusted('fine', { kind: 'payment', from: seat(0), to: seat(3), amount: chips(5) }));
    expect(each(match, 'net')).toEqual([15, -4, 12, -23]);
    expect(each(match, 'roundNet')).toEqual([20, -4, 12, -28]);
    expect(row(summaryOf(match), 0)).toEqual(row(summaryOf(fx1()), 0));
  });
});

describe('2s', () => {
  it('cost what their holder would have had more without them (4.2)', () => {
    // 0, 2, 5, 8(1): −41; 0, 2, 5, 8: −17.
    const match = rounds(matchOf(), '0 2 5 8(1)');
    expect(each(match, 'twos')).toEqual([0, 0, 0, 1]);
    expect(each(match, 'twosCost')).toEqual([0, 0, 0, 24]);
    expect(each(match, 'counts')).toEqual([0, 2, 5, 16]);
    expect(each(match, 'tiles')).toEqual([0, 2, 5, 8]);
  });

  it('cost nothing where he ran out either way (4.8), and under rules that do not count them', () => {
    expect(each(rounds(matchOf({ start: [64, 64, 64, 5] }), '0 2 5 8(1)'), 'twosCost')).toEqual([0, 0, 0, 0]);
    expect(each(rounds(matchOf({ settlement: { penalty: 'none' } }), '0 2 5 8(1)'), 'twosCost')).toEqual([0, 0, 0, 0]);
  });

  it('count by the rules of their round', () => {
    const { official } = PRESET_SETUPS;
    const none = { ...official.rules, settlement: { ...official.rules.settlement, penalty: 'none' as const } };
    const match = add(matchOf(), named('R1', '0 2 5 8(1)'), newRules('none', none), named('R2', '0 2 5 8(1)'));
    expect(each(match, 'twos')).toEqual([0, 0, 0, 2]);
    expect(each(match, 'twosCost')).toEqual([0, 0, 0, 24]);
  });
});

describe('a table that changes', () => {
  it('counts for each the rounds he played', () => {
    const match = add(fx1(), left('goes', 1), named('R4', '0 - 1 2'), joined('late'), named('R5', '3 - 1 2 0'));
    expect(each(match, 'rounds')).toEqual([5, 3, 5, 5, 1]);
    expect(summaryOf(match)).toMatchObject({ size: 4, rounds: 5 });
  });

  it('is as large as the most who played a round', () => {
    expect(summaryOf(matchOf({ players: 3 })).size).toBe(3);
    expect(summaryOf(add(fx1(), joined('late'), named('R4', '0 1 2 3 4'))).size).toBe(5);
  });

  it('counts how often somebody ran out of chips', () => {
    const match = rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 10(1)');
    expect(each(match, 'chips')).toEqual([118, 79, 53, 0]);
    expect(each(match, 'outs')).toEqual([0, 0, 0, 1]);
    expect(each(match, 'place')).toEqual([1, 2, 3, 4]);
    const playsOn = rounds(matchOf({ start: [100, 80, 60, 10], settlement: { exhaustion: 'out-of-round' } }), '0 3 5 10(1)', '0 1 1 1');
    expect(each(playsOn, 'outs')).toEqual([0, 0, 0, 2]);
  });
});

it('is dated by its start and its latest event, entered in whatever order', () => {
  const [early, late] = [{ ...named('R1', '0 3 5 8'), at: timestamp(7) }, { ...named('R2', '0 3 5 8'), at: timestamp(5) }];
  expect(summaryOf(add(matchOf(), early, late))).toMatchObject({ createdAt: 0, lastAt: 7 });
  expect(summaryOf({ ...matchOf(), createdAt: timestamp(3) })).toMatchObject({ createdAt: 3, lastAt: 3, status: 'running', rounds: 0 });
});
