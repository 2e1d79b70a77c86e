import { describe, expect, it } from 'vitest';
import { bareRow, meetingOf, planTaking, type KnownRow } from '@/lib/exchange';
import { matchId, playerId, timestamp, type Match } from '@/lib/match';
import { encodeMatch, encodePlayer, newPlayer, STORED_ROWS } from '@/lib/storage';
import { add, back, edit, finished, fx1, must, named } from '../support/match-builder';

const rowOf = (match: Match, deletedAt: number | null = null) => encodeMatch({ match, deletedAt: deletedAt as never });
const arrived = (match: Match): KnownRow => must(STORED_ROWS.matches(bareRow(rowOf(match))));
const player = (id: string, name: string) => encodePlayer(newPlayer(playerId(id), name));
const known = (id: string, name: string): KnownRow => must(STORED_ROWS.players(player(id, name)));
const at = (time: number, name: string) => ({ ...named(name, '0 1 2 3'), at: timestamp(time) });
const meeting = (mine: unknown, match: Match) => meetingOf(mine, arrived(match), STORED_ROWS);
const BROKEN = { schema: 3, id: 'match', events: 'none' };

describe('a match that arrives meets this device', () => {
  it('new where nothing has its id', () => {
    expect(meeting(undefined, fx1())).toEqual({ state: 'new' });
  });

  it('the same, whatever was taken back and repeated here', () => {
    expect(meeting(rowOf(fx1()), fx1())).toEqual({ state: 'same' });
    expect(meeting(rowOf(back(edit(fx1(), 'R1', '0 3 5 9'))), fx1())).toEqual({ state: 'same' });
    expect(meeting({ ...(rowOf(fx1()) as object), schema: 1 }, fx1())).toEqual({ state: 'same' });
  });

  it('deleted here, it is the same still', () => {
    expect(meeting(rowOf(fx1(), 7), fx1())).toEqual({ state: 'deleted' });
  });

  it('different, and which is later where anybody can tell', () => {
    const more = add(fx1(), at(9, 'R4'));
    expect(meeting(rowOf(fx1()), more)).toEqual({ state: 'different', later: 'there' });
    expect(meeting(rowOf(more), fx1())).toEqual({ state: 'different', later: 'here' });
    expect(meeting(rowOf(edit(fx1(), 'R1', '0 3 5 9')), fx1())).toEqual({ state: 'different', later: null });
    // When it was deleted says nothing about what was played.
    expect(meeting(rowOf(fx1(), 99), more)).toEqual({ state: 'different', later: 'there' });
  });

  it('what lies here and cannot be read is told', () => {
    expect(meeting(BROKEN, fx1())).toEqual({ state: 'broken' });
    expect(meeting({ ...(rowOf(fx1()) as object), schema: 99 }, fx1())).toEqual({ state: 'broken' });
  });
});

describe('saving it', () => {
  const four = ['A', 'B', 'C', 'D'].map((name) => known(`player ${name}`, name));
  const plan = (matches: readonly unknown[], players: readonly unknown[], match = fx1()) =>
    planTaking({ matches, players }, arrived(match), four, STORED_ROWS);

  it('brings the match, and everybody who is unknown here', () => {
    const { matches, players } = plan([], []);
    expect(matches).toEqual({ remove: [], put: [arrived(fx1()).row], add: [] });
    expect(players).toEqual({ remove: [], put: four.map(({ row }) => row), add: [] });
  });

  it('who is known here keeps his record and his name, and a record that cannot be read is left alone', () => {
    const { players } = plan([], [player('player A', 'Anna'), { schema: 9, id: 'player B' }]);
    expect(players.put).toEqual([player('player C', 'C'), player('player D', 'D')]);
    expect([players.remove, players.add]).toEqual([[], []]);
  });

  it('the same twice changes nothing, and leaves the steps of undo here as they are', () => {
    const here = rowOf(edit(edit(fx1(), 'R1', '0 3 5 9'), 'R1', '0 3 5 8'));
    expect(plan([here], four.map(({ row }) => row))).toEqual({
      matches: { remove: [], put: [], add: [] }, players: { remove: [], put: [], add: [] },
    });
  });

  it('takes the place of a different one with its id', () => {
    const more = add(fx1(), finished());
    expect(plan([rowOf(fx1(), 5)], [], more).matches).toEqual({ remove: [], put: [arrived(more).row], add: [] });
  });

  it('what a safety copy could not hold is not written over', () => {
    const odd = { ...BROKEN, at: new Date(0) };
    expect(plan([odd], []).matches).toEqual({ remove: [], put: [], add: [] });
  });

  it('is about one match: others are neither seen nor touched', () => {
    const other = rowOf({ ...fx1(), id: matchId('other') });
    expect(plan([other], []).matches.remove).toEqual([]);
  });
});
