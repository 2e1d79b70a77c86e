import { describe, expect, it } from 'vitest';
import { addEvent, basisOf, changeId, everybodyOf, eventId, matchId, playerId, renameSeat, timestamp, undo, type Match, type Person } from '@/lib/match';
import { at, chips, err, seat } from '@/lib/shared';
import { addRound, FX1, must, newMatch, playFx1 } from './fx1';
import { newDisk, onDisk, openTab, rowsOn, type Tab } from './tab';

type Disk = ReturnType<typeof newDisk>;

const BO = 'match-fx1-player-1';

async function table(): Promise<{ disk: Disk; tab: Tab }> {
  const disk = newDisk();
  const tab = await openTab(disk);
  await playFx1(tab, 1);
  return { disk, tab };
}

/** As another screen writes a record. */
const record = (disk: Disk, id: string, fields: object) =>
  onDisk(disk, (database) => database.table('players').put({ schema: 2, id, archived: false, mergedInto: null, ...fields }));

async function shown(tab: Tab): Promise<Match> {
  const found = await tab.readMatch(FX1);
  if (found.status !== 'ready') throw new Error(found.status);
  return found.value.match;
}

const names = (match: Match) => everybodyOf(match).map(({ name }) => name);
const calledIn = async (disk: Disk, id: string) =>
  (await rowsOn(disk)).players.flatMap((row) => ((row as { id: string }).id === id ? [(row as { name: string }).name] : []))[0];

async function renameInMatch(tab: Tab, index: number, name: string) {
  const seen = at(everybodyOf(await shown(tab)), index);
  return tab.changeMatch(FX1, (match, _, today) =>
    renameSeat(match, seat(index), seen, { ...seen, name }, changeId(`rename ${name}`), today));
}

describe('a player who was given another name', () => {
  it('is called so in every match, the row of which stays as it was', async () => {
    const { disk, tab } = await table();
    const { matches } = await rowsOn(disk);
    await record(disk, BO, { name: 'Bob', key: 'bob' });
    expect(names(await shown(tab))).toEqual(['Ann', 'Bob', 'Cho', 'Dee']);
    const [listed] = await tab.listMatches();
    expect(listed?.status === 'ready' && names(listed.value.match)).toEqual(['Ann', 'Bob', 'Cho', 'Dee']);
    expect((await rowsOn(disk)).matches).toEqual(matches);
  });

  it('plays on, and can be renamed at the table, from what the screen shows', async () => {
    const { disk, tab } = await table();
    await record(disk, BO, { name: 'Bob', key: 'bob' });
    must(await tab.changeMatch(FX1, addRound(2)));
    must(await renameInMatch(tab, 1, 'Bobby'));
    expect(names(await shown(tab))).toEqual(['Ann', 'Bobby', 'Cho', 'Dee']);
    expect(await calledIn(disk, BO)).toBe('Bobby');
  });

  it('can get back at the table the name he had that day', async () => {
    const { disk, tab } = await table();
    await record(disk, BO, { name: 'Bob', key: 'bob' });
    must(await renameInMatch(tab, 1, 'Bo'));
    expect(await calledIn(disk, BO)).toBe('Bo');
    expect(names(await shown(tab))).toEqual(['Ann', 'Bo', 'Cho', 'Dee']);
  });

  it('keeps it when an older rename is taken back', async () => {
    const { disk, tab } = await table();
    must(await renameInMatch(tab, 1, 'Beatrix'));
    await record(disk, BO, { name: 'Bob', key: 'bob' });
    must(await tab.changeMatch(FX1, (match) => undo(match, changeId('rename Beatrix'))));
    expect(await calledIn(disk, BO)).toBe('Bob');
  });

  it('is told so by the change itself, which the screen draws from', async () => {
    const { disk, tab } = await table();
    await record(disk, BO, { name: 'Bob', key: 'bob' });
    expect(names(must(await tab.changeMatch(FX1, addRound(2))))).toEqual(['Ann', 'Bob', 'Cho', 'Dee']);
    expect(names(must(await renameInMatch(tab, 1, 'Bert')))).toEqual(['Ann', 'Bert', 'Cho', 'Dee']);
  });

  it('is not overwritten by a rename that another window has shown otherwise', async () => {
    const { disk, tab } = await table();
    const seen = at(everybodyOf(await shown(tab)), 1);
    await record(disk, BO, { name: 'Bob', key: 'bob' });
    const late = await tab.changeMatch(FX1, (match, _, today) =>
      renameSeat(match, seat(1), seen, { ...seen, name: 'Bert' }, changeId('late'), today));
    expect(late).toMatchObject({ ok: false, error: { code: 'moved-on' } });
  });
});

describe('two records of one person', () => {
  /** Zoe of another match turns out to be Bo. */
  async function merged() {
    const { disk, tab } = await table();
    must(await tab.createMatch(newMatch(matchId('other'), 2, ['Zoe', 'Yan', 'Xin'])));
    await record(disk, 'other-player-0', { name: 'Zoe', key: 'zoe', mergedInto: BO });
    return { disk, tab };
  }

  it('are one in every match', async () => {
    const { tab } = await merged();
    const other = await tab.readMatch(matchId('other'));
    expect(other.status === 'ready' && everybodyOf(other.value.match)[0]).toMatchObject({ playerId: BO, name: 'Bo' });
  });

  it('are asked to sit down once, and found by either name', async () => {
    const { tab } = await merged();
    expect((await tab.suggestedPlayers(9)).map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cho', 'Dee', 'Yan', 'Xin']);
    const next = must(await tab.createMatch(newMatch(matchId('next'), 3, ['zoe', 'Yan', 'Una'])));
    expect(at(next.seats, 0).playerId).toBe(BO);
  });

  it('do not sit down at one table as two', async () => {
    const { tab } = await merged();
    const both = await tab.createMatch(newMatch(matchId('next'), 3, ['Bo', 'Yan', 'Zoe']));
    expect(both).toMatchObject({ ok: false, error: { code: 'bad-start', errors: [{ code: 'name-twice', seat: 2 }] } });
    const joined = await tab.changeMatch(
      FX1,
      (match, known, today) => {
        const player = { ...(known ?? { playerId: playerId('nobody') }), name: 'Zoe', start: chips(5) };
        return addEvent(match, { id: eventId('j'), at: timestamp(9), type: 'join', after: seat(0), player }, basisOf(match), changeId('j'), today);
      },
      { named: 'Zoe' },
    );
    expect(joined).toMatchObject({ ok: false, error: { code: 'impossible', problems: [{ code: 'at-table-already', name: 'Bo' }] } });
  });

  it('are renamed as one at the table, whichever sits there', async () => {
    const { disk, tab } = await merged();
    const other = await tab.readMatch(matchId('other'));
    const seen: Person = at(other.status === 'ready' ? everybodyOf(other.value.match) : [], 0);
    must(await tab.changeMatch(matchId('other'), (match, _, today) =>
      renameSeat(match, seat(0), seen, { ...seen, name: 'Zoë' }, changeId('r'), today)));
    expect(await calledIn(disk, BO)).toBe('Zoë');
    expect(names(await shown(tab))).toEqual(['Ann', 'Zoë', 'Cho', 'Dee']);
    expect(await calledIn(disk, 'other-player-0')).toBe('Zoe');
  });
});

describe('who is archived', () => {
  it('is not asked to sit down, and is archived no longer once he does', async () => {
    const { disk, tab } = await table();
    await record(disk, BO, { name: 'Bo', key: 'bo', archived: true });
    expect((await tab.suggestedPlayers(9)).map(({ name }) => name)).toEqual(['Ann', 'Cho', 'Dee']);
    must(await tab.createMatch(newMatch(matchId('next'), 3, ['bo', 'Una', 'Vi'])));
    expect((await tab.suggestedPlayers(9)).map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cho', 'Dee', 'Una', 'Vi']);
  });

  it('stays so where a match that he sat in goes on', async () => {
    const { disk, tab } = await table();
    await record(disk, BO, { name: 'Bo', key: 'bo', archived: true });
    must(await tab.changeMatch(FX1, addRound(2)));
    expect(await tab.changeMatch(FX1, () => err({ code: 'moved-on' }))).toMatchObject({ ok: false });
    expect((await rowsOn(disk)).players).toContainEqual(expect.objectContaining({ id: BO, archived: true }));
  });
});
