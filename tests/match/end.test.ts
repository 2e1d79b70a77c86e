import { describe, expect, it } from 'vitest';
import { dealOf, playingOf, replay, type Match, type MatchEnd } from '@/lib/match';
import { EXHAUSTIONS, type Exhaustion } from '@/lib/settlement';
import { chips, seat } from '@/lib/shared';
import { add, adjusted, back, drop, edit, finished, fx1, matchOf, named, placesOf, rounds, tryAdd } from '../support/match-builder';

const endOf = (match: Match) => replay(match).end;
/** Three players; C is left with nothing in the first round, exactly or short by some. */
const exactly = (exhaustion: Exhaustion) =>
  rounds(matchOf({ start: [64, 64, 7], settlement: { exhaustion } }), '0 3 5');
const short = (exhaustion: Exhaustion, players: 3 | 4 = 3) =>
  rounds(
    matchOf({ start: players === 3 ? [64, 64, 6] : [64, 64, 6, 64], settlement: { exhaustion } }),
    players === 3 ? '0 3 5' : '0 3 5 4',
  );

describe('4.9 what being left without chips means', () => {
  /** [one chip short, exactly zero] among three players. */
  const ENDS: Record<Exhaustion, readonly [MatchEnd | null, MatchEnd | null]> = {
    'out-of-match': ['too-few-players', null],
    'out-of-round': [null, null],
    'ends-match': ['out-of-chips', 'out-of-chips'],
    'allow-debt': [null, null],
  };
  it.each(EXHAUSTIONS)('%s', (exhaustion) => {
    expect([endOf(short(exhaustion)), endOf(exactly(exhaustion))]).toEqual(ENDS[exhaustion]);
  });

  it('out-of-match: only who ran out leaves; exactly zero plays on, and is out with the first due', () => {
    const zero = exactly('out-of-match');
    expect(replay(zero).state).toMatchObject({ balances: [72, 63, 0], out: [] });
    const next = replay(add(zero, named('R2', '1 0 2')));
    expect(next.state).toMatchObject({ balances: [71, 64, 0], out: [{ seat: 2, round: 2 }] });
    expect(next.end).toBe('too-few-players');
  });

  it('out-of-match: a player at exactly zero can win his way back', () => {
    expect(replay(add(exactly('out-of-match'), named('R2', '1 2 0'))).state).toMatchObject({ balances: [72, 60, 3], out: [] });
  });

  it('out-of-round: who ran out plays on with what he has', () => {
    const next = replay(add(short('out-of-round'), named('R2', '1 2 0')));
    expect(next.state).toMatchObject({ out: [], balances: [72, 59, 3] });
    expect(next.conflict).toBeNull();
  });

  it('ends-match: nobody is out of the match, and he is ranked by his chips', () => {
    const played = replay(short('ends-match'));
    expect(played.state.out).toEqual([]);
    expect(placesOf(played)).toBe('A1 B2 C3');
  });

  it('ends-match: a balance of zero before the first round ends nothing', () => {
    expect(endOf(matchOf({ start: [64, 64, 0], settlement: { exhaustion: 'ends-match' } }))).toBeNull();
  });

  it('ends-match: the player who went out at zero and collected is not without chips', () => {
    const match = matchOf({ start: [0, 64, 64], settlement: { exhaustion: 'ends-match' } });
    expect(endOf(rounds(match, '0 3 5'))).toBeNull();
  });

  it('allow-debt: below zero for round after round', () => {
    const deep = rounds(matchOf({ players: 3, settlement: { exhaustion: 'allow-debt' } }), '0 1 12(4)', '0 1 12(4)');
    expect(replay(deep)).toMatchObject({ end: null, state: { balances: [450, 444, -702], out: [] } });
  });
});

describe('4.9 how small a table may become', () => {
  it('with fewer than three left the match ends', () => {
    expect(endOf(short('out-of-match', 4))).toBeNull();
    expect(endOf(short('out-of-match', 3))).toBe('too-few-players');
  });

  it('unless the table chose to go on as two, with the tiles of two (1.4)', () => {
    const two = rounds(matchOf({ start: [64, 64, 6], rules: { tableOfTwo: 'goes-on' } }), '0 3 5');
    expect(endOf(two)).toBeNull();
    expect(dealOf(replay(two).state)).toMatchObject({ players: 2, highest: 6, handSize: 12 });
    expect(replay(add(two, named('R2', '4 0 -'))).state.balances).toEqual([68, 66, 0]);
  });

  it('a table of two ends when one of them is out, chosen or not', () => {
    for (const tableOfTwo of ['ends', 'goes-on'] as const) {
      const two = rounds(matchOf({ start: [64, 3], rules: { tableOfTwo } }), '0 4');
      expect(endOf(two)).toBe('too-few-players');
      expect(dealOf(replay(two).state)).toBeNull();
      expect(tryAdd(two, named('R2', '0 -'))).toMatchObject({ ok: false, error: { code: 'match-over' } });
    }
  });

  it('a match begun by two goes on as two', () => {
    expect(endOf(rounds(matchOf({ players: 2 }), '0 4', '3 0'))).toBeNull();
  });

  it('several can go at once: five become two', () => {
    const match = rounds(matchOf({ start: [64, 64, 1, 1, 1] }), '0 2 3 4 5');
    expect(playingOf(replay(match).state)).toEqual([true, true, false, false, false]);
    expect(endOf(match)).toBe('too-few-players');
  });
});

describe('5.4 places of those who are out', () => {
  it('out in the same settlement: the order of going out reversed', () => {
    const match = rounds(matchOf({ start: [64, 64, 1, 1, 1] }), '0 2 3 4 5');
    expect(replay(match).state.out.map((record) => record.seat)).toEqual([2, 3, 4]);
    expect(placesOf(replay(match))).toBe('A1 B2 C5 D4 E3');
  });

  it('behind everybody still in, even one with nothing left', () => {
    const played = replay(rounds(matchOf({ start: [100, 100, 1, 9] }), '0 1 9 5'));
    expect(played.state).toMatchObject({ balances: [107, 103, 0, 0], out: [{ seat: 2 }] });
    expect(placesOf(played)).toBe('A1 B2 C4 D3');
  });
});

describe('5.2 the number of rounds', () => {
  it('ends the match with the last one, not before', () => {
    const limited = fx1({ roundLimit: 4 });
    expect(endOf(limited)).toBeNull();
    expect(endOf(add(limited, named('R4', '0 1 1 1')))).toBe('round-limit');
    expect(tryAdd(add(limited, named('R4', '0 1 1 1')), named('R5', '0 1 1 1'))).toMatchObject({
      ok: false,
      error: { code: 'match-over', end: 'round-limit' },
    });
  });

  it('an edit at the limit keeps the end; a deletion opens the match again', () => {
    const over = fx1({ roundLimit: 3 });
    expect(replay(edit(over, 'R1', '0 3 5 8(1)'))).toMatchObject({ end: 'round-limit', state: { balances: [92, 68, 84, 12] } });
    const open = drop(over, 'R2');
    expect(endOf(open)).toBeNull();
    expect(endOf(add(open, named('R4', '0 1 1 1')))).toBe('round-limit');
    expect(endOf(back(open))).toBe('round-limit');
  });

  it('an adjustment is no round', () => {
    const amount = chips(5);
    const match = add(fx1({ roundLimit: 4 }), adjusted('fee', { kind: 'payment', from: seat(0), to: seat(1), amount }));
    expect(replay(match)).toMatchObject({ end: null, state: { roundsPlayed: 3 } });
  });

  it('open end goes on until the table stops; taking the stop back opens it again', () => {
    const many = rounds(matchOf(), ...Array.from({ length: 30 }, (_, index) => (index % 2 ? '0 1 1 1' : '3 0 1 1')));
    expect(endOf(many)).toBeNull();
    const stopped = add(many, finished());
    expect(endOf(stopped)).toBe('finished');
    expect(tryAdd(stopped, named('more', '0 1 1 1'))).toMatchObject({ ok: false, error: { end: 'finished' } });
    expect(tryAdd(stopped, finished('twice'))).toMatchObject({ ok: false, error: { code: 'match-over' } });
    expect(endOf(back(stopped))).toBeNull();
  });

  it('4.9 comes before 5.2: the last round that also puts somebody out names that', () => {
    expect(endOf(rounds(matchOf({ start: [64, 64, 6], roundLimit: 1 }), '0 3 5'))).toBe('too-few-players');
  });
});
