import { describe, expect, it } from 'vitest';
import { addEvent, basisOf, changeId, everybodyOf, eventId, matchId, playerId, timestamp } from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import { DAMAGED_ROW } from './fixture-content';
import { FX1, must, newMatch, playFx1 } from './fx1';
import { newDisk, openTab, putRow, rowsOn, type Tab } from './tab';

const [ANN, BO] = ['match-fx1-player-0', 'match-fx1-player-1'].map(playerId) as [ReturnType<typeof playerId>, ReturnType<typeof playerId>];
const ZOE = playerId('other-player-0');
const OTHER = matchId('other');

/** FX1 with Ann, Bo, Cho and Dee; another match with Zoe, Yan and Xin. */
async function twoTables() {
  const disk = newDisk();
  const tab = await openTab(disk);
  await playFx1(tab, 1);
  must(await tab.createMatch(newMatch(OTHER, 2, ['Zoe', 'Yan', 'Xin'])));
  return { disk, tab };
}

const names = async (tab: Tab) => (await tab.readPlayers()).players.map(({ name }) => name);
async function table(tab: Tab, id = FX1): Promise<readonly string[]> {
  const found = await tab.readMatch(id);
  return found.status === 'ready' ? everybodyOf(found.value.match).map(({ name }) => name) : [];
}
const bo = { playerId: BO, name: 'Bo' };

describe('the list of players', () => {
  it('stands by name, and says how many records cannot be read', async () => {
    const { disk, tab } = await twoTables();
    await putRow(disk, 'players', { schema: 2, id: 'x', name: '', key: 'x' });
    expect(await tab.readPlayers()).toMatchObject({ unreadable: 1, players: { length: 7 } });
    expect(await names(tab)).toEqual(['Ann', 'Bo', 'Cho', 'Dee', 'Xin', 'Yan', 'Zoe']);
  });
});

describe('a rename', () => {
  it('reaches every match and rewrites none', async () => {
    const { disk, tab } = await twoTables();
    const { matches } = await rowsOn(disk);
    must(await tab.renamePlayer(bo, '  Bob   the 2nd '));
    expect(await table(tab)).toEqual(['Ann', 'Bob the 2nd', 'Cho', 'Dee']);
    expect((await rowsOn(disk)).matches).toEqual(matches);
  });

  it.each([
    ['blank', ' \u200b ', { code: 'bad-name', fault: { code: 'blank-name' } }],
    ['too long', 'x'.repeat(25), { code: 'bad-name', fault: { code: 'long-name', max: 24 } }],
    ['of somebody else', ' ZOE', { code: 'name-taken', by: { playerId: ZOE, name: 'Zoe' } }],
  ])('to one that is %s: refused, with nothing written', async (_, name, error) => {
    const { disk, tab } = await twoTables();
    const before = await rowsOn(disk);
    expect(await tab.renamePlayer(bo, name)).toEqual({ ok: false, error });
    expect(await rowsOn(disk)).toEqual(before);
  });

  it('of a name that another window has changed: told', async () => {
    const { tab } = await twoTables();
    must(await tab.renamePlayer(bo, 'Bob'));
    expect(await tab.renamePlayer(bo, 'Bert')).toEqual({ ok: false, error: { code: 'moved-on' } });
    expect(await names(tab)).toContain('Bob');
  });

  it('155 made while another tab saves a round: both survive', async () => {
    const { disk, tab } = await twoTables();
    const second = await openTab(disk);
    const round = (match: Parameters<Parameters<Tab['changeMatch']>[1]>[0]) =>
      addEvent(match, { id: eventId('late'), at: timestamp(9), type: 'leave', seat: seat(2) }, basisOf(match), changeId('late'));
    const [renamed, saved] = await Promise.all([tab.renamePlayer(bo, 'Bob'), second.changeMatch(FX1, round)]);
    must(renamed);
    must(saved);
    expect(await table(tab)).toEqual(['Ann', 'Bob', 'Cho', 'Dee']);
    const found = await second.readMatch(FX1);
    expect(found.status === 'ready' && found.value.match.events.length).toBe(2);
  });

  it('the same again, in other letters, is allowed; who has no record gets one', async () => {
    const { tab } = await twoTables();
    must(await tab.renamePlayer(bo, 'BO'));
    must(await tab.renamePlayer({ playerId: playerId('nobody'), name: 'Old' }, 'New'));
    expect(await names(tab)).toEqual(['Ann', 'BO', 'Cho', 'Dee', 'New', 'Xin', 'Yan', 'Zoe']);
  });
});

describe('31 a merge', () => {
  it('makes one person of two, and is taken back', async () => {
    const { disk, tab } = await twoTables();
    const before = await rowsOn(disk);
    must(await tab.mergePlayers(ZOE, BO));
    expect(await table(tab, OTHER)).toEqual(['Bo', 'Yan', 'Xin']);
    expect((await rowsOn(disk)).matches).toEqual(before.matches);
    must(await tab.separatePlayer(ZOE));
    expect(await table(tab, OTHER)).toEqual(['Zoe', 'Yan', 'Xin']);
    expect(await rowsOn(disk)).toEqual(before);
  });

  it('of two who sat in one match is refused, and the match named', async () => {
    const { disk, tab } = await twoTables();
    const before = await rowsOn(disk);
    expect(await tab.mergePlayers(ANN, BO)).toEqual({ ok: false, error: { code: 'met', matchId: FX1, createdAt: 1_000_000 } });
    expect(await rowsOn(disk)).toEqual(before);
  });

  it('is refused for a match that was put away, for one that somebody joined, and through others that were merged', async () => {
    const { tab } = await twoTables();
    must(await tab.changeMatch(OTHER, (match) =>
      addEvent(match, {
        id: eventId('j'), at: timestamp(9), type: 'join', after: seat(0), player: { ...bo, start: chips(5) },
      }, basisOf(match), changeId('j'))));
    must(await tab.setDeleted(OTHER, timestamp(5)));
    expect(await tab.mergePlayers(ZOE, BO)).toMatchObject({ error: { code: 'met', matchId: OTHER } });
    must(await tab.createMatch(newMatch(matchId('third'), 3, ['Uli', 'Vi', 'Wu'])));
    must(await tab.mergePlayers(playerId('third-player-0'), BO));
    expect(await tab.mergePlayers(BO, ANN)).toMatchObject({ error: { code: 'met', matchId: FX1 } });
    must(await tab.mergePlayers(playerId('third-player-1'), ZOE));
    expect(await tab.mergePlayers(BO, ZOE)).toMatchObject({ error: { code: 'met', matchId: OTHER } });
  });

  it('is refused where a match that cannot be read speaks of both', async () => {
    const { disk, tab } = await twoTables();
    await putRow(disk, 'matches', { ...DAMAGED_ROW, seats: [{ playerId: BO }, { playerId: ZOE }] });
    expect(await tab.mergePlayers(ZOE, BO)).toEqual({ ok: false, error: { code: 'met', matchId: DAMAGED_ROW.id, createdAt: null } });
  });

  it('of somebody with himself, or with a record that is gone or merged already: told', async () => {
    const { tab } = await twoTables();
    for (const [from, into] of [[BO, BO], [BO, playerId('gone')], [playerId('gone'), BO]] as const) {
      expect(await tab.mergePlayers(from, into)).toEqual({ ok: false, error: { code: 'moved-on' } });
    }
    must(await tab.mergePlayers(ZOE, BO));
    expect(await tab.mergePlayers(ZOE, ANN)).toEqual({ ok: false, error: { code: 'moved-on' } });
    expect(await tab.mergePlayers(ANN, ZOE)).toEqual({ ok: false, error: { code: 'moved-on' } });
  });

  it('keeps its names together: neither is free for somebody else, and both are his', async () => {
    const { tab } = await twoTables();
    must(await tab.mergePlayers(ZOE, BO));
    expect(await tab.renamePlayer({ playerId: ANN, name: 'Ann' }, 'Zoe')).toMatchObject({ error: { code: 'name-taken', by: { name: 'Bo' } } });
    must(await tab.renamePlayer(bo, 'Zoe'));
    expect(await table(tab)).toEqual(['Ann', 'Zoe', 'Cho', 'Dee']);
    expect(await tab.separatePlayer(ZOE)).toMatchObject({ ok: false, error: { code: 'name-taken', by: { playerId: BO, name: 'Zoe' } } });
  });
});

describe('7 a player whom matches speak of', () => {
  it.each([
    ['sat in one', async () => {}],
    ['sat in one that was put away', async (tab: Tab) => must(await tab.setDeleted(FX1, timestamp(5)))],
  ])('who %s is not deleted', async (_, prepare) => {
    const { disk, tab } = await twoTables();
    await prepare(tab);
    const before = await rowsOn(disk);
    expect(await tab.deletePlayer(BO)).toEqual({ ok: false, error: { code: 'in-use' } });
    expect(await rowsOn(disk)).toEqual(before);
  });

  it('nor whom a damaged match speaks of, nor into whom another was merged', async () => {
    const { disk, tab } = await twoTables();
    await putRow(disk, 'players', { schema: 1, id: 'lone', name: 'Lone', key: 'lone' });
    await putRow(disk, 'matches', { ...DAMAGED_ROW, seats: [{ playerId: 'lone' }] });
    expect(await tab.deletePlayer(playerId('lone'))).toMatchObject({ error: { code: 'in-use' } });
    await putRow(disk, 'players', { schema: 1, id: 'free', name: 'Free', key: 'free' });
    must(await tab.mergePlayers(ZOE, playerId('free')));
    expect(await tab.deletePlayer(playerId('free'))).toMatchObject({ error: { code: 'in-use' } });
  });

  it('without any is gone, and comes back as he was', async () => {
    const { disk, tab } = await twoTables();
    await putRow(disk, 'players', { schema: 2, id: 'lone', name: 'Lone', key: 'lone', archived: true, mergedInto: null });
    const before = await rowsOn(disk);
    const gone = must(await tab.deletePlayer(playerId('lone')));
    expect(await names(tab)).not.toContain('Lone');
    must(await tab.bringPlayerBack(gone));
    must(await tab.bringPlayerBack(gone));
    expect(await rowsOn(disk)).toEqual(before);
    // Who has a record again by then, as another window can make one, keeps that.
    must(await tab.deletePlayer(playerId('lone')));
    must(await tab.renamePlayer({ playerId: playerId('lone'), name: 'Lone' }, 'Loni'));
    must(await tab.bringPlayerBack(gone));
    expect((await tab.readPlayers()).players.filter(({ playerId: id }) => id === 'lone')).toMatchObject([{ name: 'Loni', archived: false }]);
  });

  it('is archived: hidden where people sit down, shown where they sat', async () => {
    const { tab } = await twoTables();
    must(await tab.setArchived(BO, true));
    expect((await tab.suggestedPlayers(9)).map(({ name }) => name)).not.toContain('Bo');
    expect(await table(tab)).toContain('Bo');
    must(await tab.setArchived(BO, false));
    expect((await tab.suggestedPlayers(9)).map(({ name }) => name)).toContain('Bo');
  });

  it('that is gone or unreadable is not touched', async () => {
    const { disk, tab } = await twoTables();
    const row = { schema: 2, id: 'x', name: 7 };
    await putRow(disk, 'players', { ...row, key: 'x' });
    const X = playerId('x');
    const all = [tab.setArchived(X, true), tab.separatePlayer(X), tab.deletePlayer(X), tab.renamePlayer({ playerId: X, name: 'X' }, 'Y')];
    for (const result of await Promise.all(all)) expect(result).toMatchObject({ ok: false, error: { code: 'broken' } });
    expect(await tab.setArchived(playerId('gone'), true)).toMatchObject({ ok: false, error: { code: 'missing' } });
    expect((await rowsOn(disk)).players).toContainEqual({ ...row, key: 'x' });
  });
});
