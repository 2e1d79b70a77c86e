import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_COLUMNS, matchHead, matchRows, STEP_COLUMNS, stepHead, stepRows, type MatchColumn, type StepColumn } from '@/lib/exchange';
import { replay, timestamp, type Match, type MatchEvent } from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import { add, adjusted, edit, finished, fx1, joined, matchOf, rounds } from '../support/match-builder';
import { SEED } from '../support/round-arbitrary';
import { matches } from '../storage/random-match';
import { columnsOf, UTC, WORDS } from './table-words';

const perMatch = (match: Match, ...wanted: MatchColumn[]) => columnsOf(MATCH_COLUMNS, matchRows(match, replay(match), WORDS, UTC), ...wanted);
const perStep = (match: Match, ...wanted: StepColumn[]) => columnsOf(STEP_COLUMNS, stepRows(match, replay(match), WORDS, UTC), ...wanted);

describe('the table of matches', () => {
  it('35 FX1: places, chips, what each brought and won', () => {
    expect(perMatch(fx1(), 'player', 'place', 'shared', 'brought', 'chips', 'net', 'rounds')).toEqual([
      'A 1 no 64 84 20 3', 'C 2 no 64 76 12 3', 'B 3 no 64 60 -4 3', 'D 4 no 64 36 -28 3',
    ]);
  });

  it('1 FX1e: a corrected round shows at once', () => {
    expect(perMatch(edit(fx1(), 'R1', '0 3 5 8(1)'), 'player', 'chips')).toEqual(['A 92', 'C 84', 'B 68', 'D 12']);
  });

  it('a shared place says so; before the first round nobody has one', () => {
    expect(perMatch(rounds(matchOf(), '0 4 4 7'), 'player', 'place', 'shared')).toEqual(['A 1 no', 'B 2 yes', 'C 2 yes', 'D 4 no']);
    expect(perMatch(matchOf(), 'player', 'place', 'shared')[0]).toBe('A  ');
  });

  it('a buy-in is brought, not won; a newcomer brings what he sits down with', () => {
    const match = add(fx1(), adjusted('buy', { kind: 'buy-in', seat: seat(3), amount: chips(20) }), joined('late'));
    expect(perMatch(match, 'player', 'brought', 'chips', 'net')).toEqual([
      'A 64 84 20', 'C 64 76 12', 'E 64 64 0', 'B 64 60 -4', 'D 84 56 -28',
    ]);
  });

  it('39 says how far the match came, and when, by the clock it is handed', () => {
    expect(perMatch(fx1(), 'began', 'ended', 'state')[0]).toBe('1970-01-01 00:00:00  running');
    const over = add({ ...fx1(), createdAt: timestamp(Date.UTC(2026, 3, 8, 18, 30, 5)) }, { ...finished(), at: timestamp(Date.UTC(2026, 3, 8, 19, 2)) });
    expect(perMatch(over, 'began', 'ended', 'state')[0]).toBe('2026-04-08 18:30:05 2026-04-08 19:02:00 finished');
    const broken = rounds(matchOf({ start: [100, 80, 60, 30] }), '0 3 5 8', '4 0 2 6');
    const conflict = { ...broken, seats: broken.seats.map((each, index) => (index === 3 ? { ...each, start: chips(2) } : each)) };
    expect(perMatch(conflict, 'state', 'rounds')[0]).toBe('conflict 1');
  });
});

describe('the table of rounds', () => {
  it('35 FX1: a row for each player of each round, in order of place', () => {
    expect(perStep(fx1(), 'round', 'what', 'player', 'place', 'tiles', 'twos', 'count', 'net', 'total')).toEqual([
      '1 round A 1 0 0 0 16 80', '1 round B 2 3 0 3 4 68', '1 round C 3 5 0 5 -4 60', '1 round D 4 8 0 8 -16 48',
      '2 round B 1 0 0 0 12 80', '2 round C 2 2 0 2 4 64', '2 round A 3 4 0 4 -4 76', '2 round D 4 6 0 6 -12 36',
      '3 round C 1 0 0 0 12 76', '3 round A 2 1 0 1 8 84', '3 round D 3 3 0 3 0 36', '3 round B 4 8 0 8 -20 60',
    ]);
  });

  it.each([
    ['FX2', matchOf({ players: 3 }), '0 3(2) 6', 'A 18, C 0, B -18'],
    ['FX3', matchOf(), '0 4 4 7', 'A 15, B -1, C -1, D -13'],
    ['FX4', matchOf({ start: [100, 80, 60, 10] }), '0 3 5 10(1)', 'A 18, B -1, C -7, D -10'],
    ['FX5', matchOf({ players: 5, settlement: { exhaustion: 'allow-debt' } }), '0 2 4 6(1) 12(3)', 'A 114, B 104, C 94, D 54, E -366'],
    ['FX6', matchOf({ start: [100, 50, 8, 5] }), '0 2 6 12', 'A 13, B 0, C -8, D -5'],
  ])('35 %s', (_name, match, round, nets) => {
    expect(perStep(rounds(match, round), 'player', 'net').join(', ')).toBe(nets);
  });

  it('chips that move outside a round stand between the rounds, with the reason', () => {
    const match = add(
      rounds(matchOf(), '0 3 5 8'),
      adjusted('p', { kind: 'payment', from: seat(0), to: seat(3), amount: chips(5) }, '=a lost bet'),
      joined('late'),
    );
    expect(perStep(match, 'round', 'what', 'player', 'net', 'total', 'reason').slice(4)).toEqual([
      ' payment A -5 75 =a lost bet', ' payment D 5 53 =a lost bet', ' join E 64 64 ',
    ]);
  });

  it('what a recount puts right stands there as a correction, and what moves no chips does not', () => {
    const stacks = [[6, 4, 5], [4, 4, 4], [4, 4, 3], [2, 4, 4]];
    const recount = { id: 'n', at: 0, type: 'recount', stacks, box: [0, 0, 0], changes: [12, 0, -10, -2] } as unknown as MatchEvent;
    const match = { ...matchOf(), events: [recount, finished()] };
    expect(perStep(match, 'what', 'player', 'net', 'total')).toEqual(['correction A 12 76', 'correction C -10 54', 'correction D -2 62']);
  });

  it('heads stand over their columns', () => {
    expect(matchHead(WORDS)).toEqual([...MATCH_COLUMNS]);
    expect(stepHead(WORDS)).toEqual([...STEP_COLUMNS]);
  });

  it('115 whatever was played, nets of all rounds sum to zero, and what was brought and won is what one has', () => {
    fc.assert(
      fc.property(matches, (match) => {
        const played = replay(match);
        const steps = stepRows(match, played, WORDS, UTC).filter((row) => row[STEP_COLUMNS.indexOf('what')] === 'round');
        expect(steps.reduce((sum, row) => sum + Number(row[STEP_COLUMNS.indexOf('net')]), 0)).toBe(0);
        const players = matchRows(match, played, WORDS, UTC);
        expect(players.reduce((sum, row) => sum + Number(row[MATCH_COLUMNS.indexOf('net')]), 0)).toBe(0);
        for (const row of players) {
          const [brought, net, has] = (['brought', 'net', 'chips'] as const).map((column) => Number(row[MATCH_COLUMNS.indexOf(column)]));
          expect(brought! + net!).toBe(has);
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});
