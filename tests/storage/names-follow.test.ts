import { describe, expect, it } from 'vitest';
import {
  addEvent, basisOf, changeId, everybodyOf, eventId, playerId, renameSeat, timestamp, undo, type Match, type PlayerId,
} from '@/lib/match';
import { at, chips, seat } from '@/lib/shared';
import { FX1, must, newMatch, playFx1 } from './fx1';
import { newDisk, openTab, putRow, rowsOn, type Tab } from './tab';

type Disk = ReturnType<typeof newDisk>;

const peopleOn = async (disk: Disk) =>
  (await rowsOn(disk)).players.map((row) => row as { id: string; name: string }).map(({ id, name }) => `${id}: ${name}`);

async function table(): Promise<{ disk: Disk; tab: Tab }> {
  const disk = newDisk();
  const tab = await openTab(disk);
  await playFx1(tab, 1);
  return { disk, tab };
}

const rename = (index: number, name: string, id?: PlayerId) => (match: Match) => {
  const seen = at(everybodyOf(match), index);
  return renameSeat(match, seat(index), seen, { playerId: id ?? seen.playerId, name }, changeId(`rename ${name}`));
};
const join = (name: string) => (match: Match, known: { playerId: PlayerId } | null) =>
  addEvent(
    match,
    {
      id: eventId(`join ${name}`), at: timestamp(9), type: 'join', after: seat(0),
      player: { playerId: known?.playerId ?? playerId('fresh'), name, start: chips(30) },
    },
    basisOf(match),
    changeId(`join ${name}`),
  );

describe('the record of a player', () => {
  it('follows the name he is given in a match, and undo gives the old one back', async () => {
    const { disk, tab } = await table();
    const renamed = must(await tab.changeMatch(FX1, rename(1, 'Beatrix')));
    expect(await peopleOn(disk)).toContain('match-fx1-player-1: Beatrix');
    must(await tab.changeMatch(FX1, (match) => undo(match, at(renamed.done, renamed.done.length - 1).id)));
    expect(await peopleOn(disk)).toContain('match-fx1-player-1: Bo');
    expect(await peopleOn(disk)).toHaveLength(4);
  });

  it('keeps its name where another has the new one: two people are never made one by a name', async () => {
    const { disk, tab } = await table();
    must(await tab.createMatch(newMatch('other' as typeof FX1, 2, ['Zoe', 'Yan', 'Xin'])));
    must(await tab.changeMatch(FX1, rename(1, 'zoe')));
    const people = await peopleOn(disk);
    expect(people).toContain('match-fx1-player-1: Bo');
    expect(people).toContain('other-player-0: Zoe');
    expect(people).toHaveLength(7);
  });

  it('is made for somebody new, once; a known name is told to whoever asks', async () => {
    const { disk, tab } = await table();
    must(await tab.createMatch(newMatch('other' as typeof FX1, 2, ['Zoe', 'Yan', 'Xin'])));
    const known = must(await tab.changeMatch(FX1, join('Zoe'), { named: ' ZOE ' }));
    expect(at(everybodyOf(known), 4).playerId).toBe('other-player-0');
    must(await tab.changeMatch(FX1, (match) => undo(match, changeId('join Zoe'))));
    const fresh = must(await tab.changeMatch(FX1, join('Nia'), { named: 'Nia' }));
    expect(at(everybodyOf(fresh), 4).playerId).toBe('fresh');
    expect(await peopleOn(disk)).toContain('fresh: Nia');
    expect(await peopleOn(disk)).toHaveLength(8);
  });

  it('that cannot be read is not written over', async () => {
    const { disk, tab } = await table();
    const row = { schema: 1, id: 'match-fx1-player-1', name: 7, key: 'bo' };
    await putRow(disk, 'players', row);
    must(await tab.changeMatch(FX1, rename(1, 'Beatrix')));
    expect((await rowsOn(disk)).players).toContainEqual(row);
  });

  it('is as it was where the change is refused', async () => {
    const { disk, tab } = await table();
    const before = await rowsOn(disk);
    expect(await tab.changeMatch(FX1, rename(1, 'ann'))).toMatchObject({ ok: false, error: { code: 'bad-name' } });
    expect(await rowsOn(disk)).toEqual(before);
  });
});
