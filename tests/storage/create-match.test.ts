import { describe, expect, it } from 'vitest';
import { changeId, eventId, matchId, playerId, PRESET_SETUPS, replay, roundEvent, timestamp, undo } from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import { newDisk, openTab, putRow, rowsOn } from './tab';
import { entry, FX1, must, newMatch } from './fx1';

const SETUP_DRAFT = { kind: 'setup', names: ['Ann'], setup: PRESET_SETUPS.official, at: timestamp(1) } as const;

describe('a match made of a round that was settled without one', () => {
  const stocks = [100, 80, 60, 10].map(chips);
  const played = (tiles: readonly number[]) => ({
    event: roundEvent(eventId('first'), timestamp(7), entry(tiles, [0, 0, 0, 2])),
    change: changeId('first in'),
  });
  const QUICK_DRAFT = {
    kind: 'quick', names: ['Ann', 'Bo', 'Cho', 'Dee'], withChips: true, chips: ['100', '80', '60', '10'], at: timestamp(1),
    round: { winner: seat(0), tiles: [null, 3, 5, 5], twos: [0, 0, 0, 2] }, setup: PRESET_SETUPS.official,
  } as const;

  it('FX4 begins with each one’s chips and has the round as its first, which can be undone; its draft is gone', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    must(await tab.writeDraft(tab.QUICK_DRAFT_KEY, QUICK_DRAFT));
    must(await tab.writeDraft(tab.SETUP_DRAFT_KEY, SETUP_DRAFT));
    const match = must(await tab.createMatch({
      ...newMatch(FX1, 7), starts: stocks, firstRound: played([0, 3, 5, 5]), clearDraft: tab.QUICK_DRAFT_KEY,
    }));
    expect(match.seats.map(({ start }) => start)).toEqual([100, 80, 60, 10]);
    expect(replay(match)).toMatchObject({ state: { balances: [118, 79, 53, 0], roundsPlayed: 1 }, conflict: null });
    expect(replay(must(undo(match, changeId('first in')))).state.balances).toEqual([100, 80, 60, 10]);
    expect(await tab.readMatch(FX1)).toEqual({ status: 'ready', value: { match, deletedAt: null } });
    const { drafts } = await rowsOn(disk);
    expect(drafts.map((row) => (row as { key: string }).key)).toEqual([tab.SETUP_DRAFT_KEY]);
  });

  it.each([
    ['a round that cannot stand in it', { firstRound: played([0, 3, 5, 14]) }, {
      code: 'bad-first-round', error: { code: 'bad-entry', errors: [{ code: 'too-many-tiles', seat: 3, tiles: 14, max: 13 }] },
    }],
    ['chips nobody can start with', { starts: [0, 1, 1, 1].map(chips), firstRound: played([0, 3, 5, 5]) }, {
      code: 'bad-start', errors: [{ code: 'bad-start-chips', seat: 0, max: 1_000_000 }],
    }],
  ] as const)('%s leaves no trace: no match, no player, and the draft as it was', async (_, wanted, error) => {
    const disk = newDisk();
    const tab = await openTab(disk);
    must(await tab.writeDraft(tab.QUICK_DRAFT_KEY, QUICK_DRAFT));
    const before = await rowsOn(disk);
    const refused = await tab.createMatch({ ...newMatch(FX1, 7), starts: stocks, ...wanted, clearDraft: tab.QUICK_DRAFT_KEY });
    expect(refused).toMatchObject({ ok: false, error });
    expect(await rowsOn(disk)).toEqual(before);
    expect(before.drafts).toHaveLength(1);
  });

  it('63 tapped twice at once is one match with one round', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    const wanted = { ...newMatch(FX1, 7), starts: stocks, firstRound: played([0, 3, 5, 5]) };
    const both = await Promise.all([tab.createMatch(wanted), tab.createMatch(wanted)]);
    expect(both.map((result) => must(result).events.length)).toEqual([1, 1]);
    expect((await rowsOn(disk)).matches).toHaveLength(1);
  });
});

describe('a new match', () => {
  it('brings its players along, and takes the draft of its setup with it', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    must(await tab.writeDraft(tab.SETUP_DRAFT_KEY, SETUP_DRAFT));
    const match = must(await tab.createMatch({ ...newMatch(FX1, 7, ['  Ann  B. ', '영희', 'Cho']), clearDraft: tab.SETUP_DRAFT_KEY }));
    expect(match.seats.map(({ name, start }) => [name, start])).toEqual([['Ann B.', 64], ['영희', 64], ['Cho', 64]]);
    const rows = await rowsOn(disk);
    expect(rows.drafts).toEqual([]);
    expect(rows.players).toEqual([
      { schema: 2, id: 'match-fx1-player-0', name: 'Ann B.', key: 'ann b.', archived: false, mergedInto: null },
      { schema: 2, id: 'match-fx1-player-1', name: '영희', key: '영희', archived: false, mergedInto: null },
      { schema: 2, id: 'match-fx1-player-2', name: 'Cho', key: 'cho', archived: false, mergedInto: null },
    ]);
    expect(await tab.readMatch(FX1)).toEqual({ status: 'ready', value: { match, deletedAt: null } });
  });

  it('knows a player by name, however it is typed', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    const first = must(await tab.createMatch(newMatch(FX1, 1, ['Ann', 'Bo', 'Cho'])));
    const second = must(await tab.createMatch(newMatch(matchId('next'), 2, ['ＣＨＯ', ' ann', 'Dee'])));
    expect(second.seats.map(({ playerId }) => playerId)).toEqual([
      first.seats[2]?.playerId, first.seats[0]?.playerId, playerId('next-player-2'),
    ]);
    expect((await rowsOn(disk)).players).toHaveLength(4);
  });

  it('63 tapped twice at once is one match', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    const both = await Promise.all([tab.createMatch(newMatch(FX1, 7)), tab.createMatch(newMatch(FX1, 7))]);
    expect(must(both[1])).toEqual(must(both[0]));
    const rows = await rowsOn(disk);
    expect([rows.matches.length, rows.players.length]).toEqual([1, 4]);
  });

  it('an id that is there already keeps its match, and the draft typed since', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    const first = must(await tab.createMatch(newMatch(FX1, 7)));
    must(await tab.writeDraft(tab.SETUP_DRAFT_KEY, SETUP_DRAFT));
    const before = await rowsOn(disk);
    const again = await tab.createMatch({ ...newMatch(FX1, 8, ['X', 'Y', 'Z']), clearDraft: tab.SETUP_DRAFT_KEY });
    expect(must(again)).toEqual(first);
    expect(await rowsOn(disk)).toEqual(before);
  });

  it('one that cannot start leaves no trace: every fault is named', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    must(await tab.writeDraft(tab.SETUP_DRAFT_KEY, SETUP_DRAFT));
    const before = await rowsOn(disk);
    const refused = await tab.createMatch({
      ...newMatch(FX1, 7, ['Ann', '  ', 'ann'], PRESET_SETUPS.plus), clearDraft: tab.SETUP_DRAFT_KEY,
    });
    expect(refused).toEqual({
      ok: false,
      error: { code: 'bad-start', errors: [{ code: 'blank-name', seat: 1 }, { code: 'name-twice', seat: 2, name: 'ann' }, { code: 'no-chips' }] },
    });
    expect(await rowsOn(disk)).toEqual(before);
  });

  it('does not write over a player whose row cannot be read', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    const damagedRow = { schema: 1, id: 'old', name: 3, key: 'ann' };
    await putRow(disk, 'players', damagedRow);
    const match = must(await tab.createMatch(newMatch(FX1, 7)));
    expect(match.seats[0]?.playerId).toBe('match-fx1-player-0');
    expect((await rowsOn(disk)).players).toContainEqual(damagedRow);
  });

  it('does not write over a player with the same id', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await putRow(disk, 'players', { schema: 1, id: 'match-fx1-player-3', name: 'Zoe', key: 'zoe' });
    const before = await rowsOn(disk);
    expect(await tab.createMatch(newMatch(FX1, 7))).toMatchObject({ ok: false, error: { code: 'failed', name: 'ConstraintError' } });
    expect(await rowsOn(disk)).toEqual(before);
  });
});
