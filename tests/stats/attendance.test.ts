import { expect, it } from 'vitest';
import { matchId, peopleOf, playerId, timestamp } from '@/lib/match';
import { attendanceOf, summaryOf } from '@/lib/stats';
import { fx1, matchOf } from '@/tests/support/match-builder';

it('counts every table somebody sat at, a merged record with his own, and knows the last', () => {
  const first = summaryOf({ ...fx1(), id: matchId('a'), createdAt: timestamp(50) });
  const second = summaryOf({ ...matchOf({ players: 3 }), id: matchId('b'), createdAt: timestamp(20) });
  const people = peopleOf([
    { playerId: playerId('player A'), name: 'A', mergedInto: null },
    { playerId: playerId('player D'), name: 'D', mergedInto: playerId('player A') },
  ]);
  expect([...attendanceOf([first, second], people)]).toEqual([
    ['player A', { matches: 3, lastAt: 50 }],
    ['player B', { matches: 2, lastAt: 50 }],
    ['player C', { matches: 2, lastAt: 50 }],
  ]);
});
