import { describe, expect, it } from 'vitest';
import { answer, answerFile, REFUSED } from '../../scripts/conformance/answer';

const settle = {
  kind: 'settle', chips: [64, 64, 64], winner: 0, tiles: [0, 3, 5], twos: [0, 0, 0], rules: {},
};
const round = { winner: 0, tiles: [0, 3, 5], twos: [0, 0, 0] };
const match = { kind: 'match', start: [64, 64, 64], roundLimit: 3, rules: {}, rounds: [round] };
const classify = { kind: 'classify', players: 4, tiles: '3c 3t' };
const compare = { kind: 'compare', players: 4, a: '3c', b: '4c' };
const handover = { kind: 'handover', values: [1, 5, 10], holdings: [[4, 4, 4], [4, 4, 4], [4, 4, 4]], net: [9, -9, 0] };

/** What each kind answers when nothing is wrong: the cases below differ from these by one fault. */
it('the cases that are spoiled below are sound', () => {
  expect([settle, match, classify, compare, handover].map(answer)).toEqual([
    {
      chips: [72, 63, 57],
      transfers: [{ from: 1, to: 0, due: 3, paid: 3 }, { from: 2, to: 0, due: 5, paid: 5 }, { from: 2, to: 1, due: 2, paid: 2 }],
      out: [],
    },
    { chips: [72, 63, 57], places: [1, 2, 3], out: [], over: false },
    { combination: 'pair' },
    { winner: 'b' },
    { moved: 2, moves: [{ from: 1, to: 0, value: 10, count: 1 }, { from: 0, to: 1, value: 1, count: 1 }] },
  ]);
});

/** The same object without one field. */
function without(value: object, field: string): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== field));
}

const missing = [settle, match, classify, compare, handover].flatMap((sound) =>
  Object.keys(sound)
    .filter((field) => field !== 'rules')
    .map((field) => [`${sound.kind} without ${field}`, without(sound, field)] as const),
);

describe('one case is refused, whatever is wrong with it', () => {
  it.each<readonly [string, unknown]>([
    ...missing,
    ...[null, true, 7, 'settle', [], {}].map((value) => [`${JSON.stringify(value)} for a case`, value] as const),
    ['an unknown kind', { ...settle, kind: 'settled' }],

    ...[0, 1, 6, 7, 3.5, '3', null].map((players) => [`1.4 ${JSON.stringify(players)} players`, { ...classify, players }] as const),
    ['1.6 tiles that are no text', { ...classify, tiles: ['3c'] }],
    ['1.6 nonsense for tiles', { ...classify, tiles: 'three of cloud' }],
    ['1.6 an unknown suit', { ...classify, tiles: '3x' }],
    ['2.1 a hand that is no combination', { ...compare, a: '3c 4c' }],
    ['2.1 an empty hand', { ...compare, a: '' }],
    ['2.3 a number out of range', { ...compare, a: '14c' }],
    ['2.3 a tile in both hands', { ...compare, a: '4c' }],
    ['3.6 an unknown straightOrder', { ...compare, straightOrder: 'reverse' }],
    ['3.4 an unknown flushOrder', { ...compare, flushOrder: null }],

    ['4.1 a second player at zero', { ...settle, tiles: [0, 0, 5] }],
    ['4.1 nobody at zero', { ...settle, tiles: [1, 3, 5] }],
    ['4.1 more tiles than are dealt', { ...settle, tiles: [0, 3, 13] }],
    ['4.1 half a tile', { ...settle, tiles: [0, 3, 2.5] }],
    ['4.1 fewer than none', { ...settle, tiles: [0, 3, -2] }],
    ['4.1 a count as text', { ...settle, tiles: [0, 3, '5'] }],
    ['4.1 a winner outside the table', { ...settle, winner: 3 }],
    ['4.1 no winner', { ...settle, winner: null }],
    ['4.1 a winner between two seats', { ...settle, winner: 0.5 }],
    ['4.1 another winner than the one at zero', { ...settle, winner: 1 }],
    ['4.3 more 2s than tiles', { ...settle, twos: [0, 4, 0] }],
    ['4.3 five 2s in all', { ...settle, twos: [0, 3, 2] }],
    ['4.3 a 2 with the player who went out', { ...settle, twos: [1, 0, 0] }],
    ['fewer 2s than seats', { ...settle, twos: [0, 0] }],
    ['more 2s than seats', { ...settle, twos: [0, 0, 0, 0] }],
    ['chips for another number of seats', { ...settle, chips: [64, 64] }],
    ['4.11 half a chip', { ...settle, chips: [64, 64, 0.5] }],
    ['4.11 more chips than can be counted', { ...settle, chips: [64, 64, 2 ** 53] }],
    ['tiles without 2s beside them', { ...settle, twos: [0, 0, null] }],
    ['2s of a seat that takes no part', { ...settle, chips: [64, 64, 64, 0], tiles: [0, 3, 5, null], twos: [0, 0, 0, 1] }],
    ['a table of one', { ...settle, chips: [64], tiles: [0], twos: [0] }],
    ['a table of six', { ...settle, chips: [9, 9, 9, 9, 9, 9], tiles: [0, 1, 1, 1, 1, 1], twos: [0, 0, 0, 0, 0, 0] }],
    ['an unknown value of an option', { ...settle, rules: { penalty: 'triple' } }],
    ['an unknown option', { ...settle, rules: { penalties: 'none' } }],
    ['an option of null', { ...settle, rules: { penalty: null } }],
    ['rules that are a list', { ...settle, rules: [] }],
    ['rules of null', { ...settle, rules: null }],

    ['5.1 a start with no chip', { ...match, start: [64, 0, 64] }],
    ['5.1 a start below nothing', { ...match, start: [64, -1, 64] }],
    ['5.1 half a chip to start with', { ...match, start: [64, 0.5, 64] }],
    ['1.4 a match of one', { ...match, start: [64], rounds: [] }],
    ['1.4 a match of six', { ...match, start: [64, 64, 64, 64, 64, 64], rounds: [] }],
    ['5.2 no rounds at all', { ...match, roundLimit: 0 }],
    ['5.2 half a round', { ...match, roundLimit: 2.5 }],
    ['5.2 a round after the end', { ...match, roundLimit: 1, rounds: [round, round] }],
    ['4.1 an impossible round', { ...match, rounds: [round, { ...round, tiles: [0, 0, 5] }] }],
    ['4.9 a null for a player who is in', { ...match, rounds: [{ winner: 0, tiles: [0, 3, null], twos: [0, 0, null] }] }],
    ['4.9 a count for a player who is out', {
      ...match, start: [64, 64, 64, 1],
      rounds: [{ winner: 0, tiles: [0, 3, 5, 8], twos: [0, 0, 0, 0] }, { winner: 0, tiles: [0, 3, 5, 8], twos: [0, 0, 0, 0] }],
    }],
    ['4.9 a round after too few are left', { ...match, start: [64, 64, 1], rounds: [round, { winner: 0, tiles: [0, 3, null], twos: [0, 0, null] }] }],
    ['rounds that are no list', { ...match, rounds: round }],
    ['a round that is no round', { ...match, rounds: [null] }],

    ['5.1 a chip worth nothing', { ...handover, values: [0, 5, 10] }],
    ['5.1 a chip worth half', { ...handover, values: [0.5, 5, 10] }],
    ['5.1 a value twice', { ...handover, values: [1, 5, 5] }],
    ['half a chip held', { ...handover, holdings: [[4, 4, 4], [4, 0.5, 4], [4, 4, 4]] }],
    ['fewer chips than none', { ...handover, holdings: [[4, 4, 4], [4, -1, 4], [4, 4, 4]] }],
    ['chips of a value too few', { ...handover, holdings: [[4, 4, 4], [4, 4], [4, 4, 4]] }],
    ['chips of a value too many', { ...handover, holdings: [[4, 4, 4], [4, 4, 4, 4], [4, 4, 4]] }],
    ['nobody', { ...handover, holdings: [], net: [] }],
    ['a table of six', { ...handover, holdings: Array(6).fill([4, 4, 4]), net: [9, -9, 0, 0, 0, 0] }],
    ['4.11 nets that make chips', { ...handover, net: [9, -8, 0] }],
    ['4.11 half a chip of net', { ...handover, net: [0.5, -0.5, 0] }],
    ['a net for another number of seats', { ...handover, net: [9, -9] }],
    ['more chips than any table has', { ...handover, holdings: [[4, 4, 4], [4, 4, 4], [1001, 4, 4]] }],
    ['chips worth more than any table', { ...handover, values: [1, 5, 200_000] }],
  ])('%s', (_, input) => {
    expect(answer(input)).toEqual(REFUSED);
  });
});

describe('what is not refused', () => {
  it.each([
    ['2.1 four tiles', '3c 3t 3m 3s'],
    ['2.3 a tile twice', '3c 3c'],
    ['2.3 a number out of range', '14c 14t'],
    ['2.3 a number that no tile has', '16c'],
    ['no tile', ''],
    ['six tiles', '3c 4c 5c 6c 7c 8c'],
  ])('2 tiles that make no combination are an answer: %s', (_, tiles) => {
    expect(answer({ ...classify, tiles })).toEqual({ combination: null });
  });

  it('rules may be left out, and a seat may take no part in a single round', () => {
    const { rules: _, ...plain } = settle;
    const four = { ...plain, chips: [64, 64, 64, 7], tiles: [0, 3, 5, null], twos: [0, 0, 0, 0] };
    expect(answer(four)).toMatchObject({ chips: [72, 63, 57, 7] });
  });

  it('a hand-over that cannot be is an answer', () => {
    expect(answer({ ...handover, holdings: [[0, 4, 4], [0, 4, 4], [0, 4, 4]] })).toEqual({ moved: null });
    expect(answer({ ...handover, holdings: [[0, 0, 0], [0, 1, 0], [0, 0, 0]] })).toEqual({ moved: null });
    expect(answer({ ...handover, holdings: [[0, 0, 0], [0, 0, 0], [0, 0, 0]], net: [0, 0, 0] })).toEqual({ moved: 0, moves: [] });
  });

  it('5.2 a match with open end, or without a round yet', () => {
    expect(answer({ ...match, roundLimit: null, rounds: [] })).toEqual({ chips: [64, 64, 64], places: [1, 1, 1], out: [], over: false });
  });
});

describe('a file', () => {
  it('keeps its order, and one bad case spoils no other', () => {
    const text = JSON.stringify([compare, null, classify, { kind: 'none' }, settle]);
    const answers = answerFile(text);
    expect(answers.ok && answers.value).toEqual([answer(compare), REFUSED, answer(classify), REFUSED, answer(settle)]);
    expect(answerFile('[]')).toEqual({ ok: true, value: [] });
  });

  it.each(['', 'no json', '[1,', '{}', 'null', '"[]"', '7'])('that is no list of cases gets one sentence: %s', (text) => {
    const result = answerFile(text);
    expect(result.ok || result.error).toMatch(/^conformance: [^.]+\.$/u);
  });
});
