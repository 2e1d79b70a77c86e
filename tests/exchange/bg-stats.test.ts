import { describe, expect, it } from 'vitest';
import { bgStatsHref, reportOf } from '@/lib/exchange';
import { replay, timestamp, type Match } from '@/lib/match';
import { add, finished, fx1, matchOf, rounds } from '../support/match-builder';
import { UTC } from './table-words';

const AT = Date.UTC(2026, 3, 8, 18, 30, 5);
const WORDS = { sourceName: 'Lexio Scorekeeper', location: '', board: 'Official', comments: '3 rounds' };
const at = (match: Match, ...minutes: readonly number[]): Match => ({
  ...match,
  createdAt: timestamp(AT),
  events: match.events.map((event, index) => ({ ...event, at: timestamp(AT + (minutes[index] ?? 0) * 60_000) })),
});

function play(match: Match): Record<string, unknown> {
  const href = bgStatsHref(reportOf(match, replay(match)), WORDS, UTC);
  const [address = '', data = ''] = href.split('?data=');
  expect(address).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(data).toMatch(/^[\w.!~*'()%-]+$/u);
  return JSON.parse(decodeURIComponent(data)) as Record<string, unknown>;
}

describe('a play for BG Stats', () => {
  it('35 FX1, with the documented fields and no other', () => {
    expect(play(add(at(fx1(), 10, 20, 31), { ...finished(), at: timestamp(AT + 45 * 60_000) }))).toEqual({
      sourceName: 'Lexio Scorekeeper',
      sourcePlayId: 'match',
      playDate: '2026-04-08 18:30:05',
      durationMin: 35,
      location: '',
      board: 'Official',
      comments: '3 rounds',
      game: { name: 'Lexio', bggId: 19184, sourceGameId: 'lexio', highestWins: true, noPoints: false },
      players: [
        { name: 'A', sourcePlayerId: 'player A', startPlayer: false, rank: 1, role: '', score: '84', winner: true },
        { name: 'C', sourcePlayerId: 'player C', startPlayer: false, rank: 2, role: '', score: '76', winner: false },
        { name: 'B', sourcePlayerId: 'player B', startPlayer: false, rank: 3, role: '', score: '60', winner: false },
        { name: 'D', sourcePlayerId: 'player D', startPlayer: false, rank: 4, role: '', score: '36', winner: false },
      ],
    });
  });

  it('23 everybody in first place has won', () => {
    const { players } = play(rounds(matchOf(), '0 3 3 5', '3 0 3 5'));
    expect((players as { rank: number; winner: boolean }[]).map(({ rank, winner }) => `${rank} ${winner}`)).toEqual(['1 true', '1 true', '3 false', '4 false']);
  });

  it('lasts no time with one event, or none', () => {
    expect(play(at(rounds(matchOf(), '0 3 5 8'), 7)).durationMin).toBe(0);
    expect(play(matchOf()).durationMin).toBe(0);
  });

  it('less than nothing stays a number that BG Stats reads', () => {
    const { players } = play(rounds(matchOf({ players: 5, settlement: { exhaustion: 'allow-debt' } }), '0 2 4 6(1) 12(3)'));
    expect((players as { score: string }[]).at(-1)?.score).toBe('-302');
  });

  it('45 a name with anything in it arrives as it is', () => {
    const match = fx1();
    const name = `"&?#=</a> 👨‍👩‍👧‍👦 민지`;
    const { players } = play({ ...match, seats: match.seats.map((seat, index) => (index === 0 ? { ...seat, name } : seat)) });
    expect((players as { name: string }[])[0]?.name).toBe(name);
  });
});
