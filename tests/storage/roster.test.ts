import { describe, expect, it } from 'vitest';
import { addEvent, basisOf, changeId, eventId, matchId, playerId, timestamp, type MatchEvent } from '@/lib/match';
import { chips, seat } from '@/lib/shared';
import { newDisk, onDisk, openTab, putRow } from './tab';
import { must, newMatch } from './fx1';

async function played(): Promise<{ disk: ReturnType<typeof newDisk>; tab: Awaited<ReturnType<typeof openTab>> }> {
  const disk = newDisk();
  const tab = await openTab(disk);
  for (const [id, at, names] of [
    ['first', 10, ['Ann', 'Bo', 'Cho', 'Dee']],
    ['last', 30, ['Eve', 'Cho', 'Ann']],
    ['middle', 20, ['Dee', 'Fay', 'Ann']],
  ] as const) must(await tab.createMatch(newMatch(matchId(id), at, [...names])));
  return { disk, tab };
}

const names = (players: readonly { name: string }[] | null) => players?.map(({ name }) => name) ?? null;

describe('who may sit down again', () => {
  it('nobody, where nobody has played', async () => {
    const tab = await openTab(newDisk());
    expect(await tab.suggestedPlayers(5)).toEqual([]);
    expect(await tab.lastTable()).toBeNull();
  });

  it('whoever sat down last comes first, each once, and no more than asked', async () => {
    const { tab } = await played();
    expect(names(await tab.suggestedPlayers(10))).toEqual(['Eve', 'Cho', 'Ann', 'Dee', 'Fay', 'Bo']);
    expect(names(await tab.suggestedPlayers(2))).toEqual(['Eve', 'Cho']);
    expect(names(await tab.lastTable())).toEqual(['Eve', 'Cho', 'Ann']);
  });

  it('then those whose matches were put away or cannot be read, by name', async () => {
    const { disk, tab } = await played();
    must(await tab.setDeleted(matchId('last'), timestamp(1)));
    await putRow(disk, 'matches', { schema: 1, id: 'first', createdAt: 40 });
    await putRow(disk, 'players', { schema: 1, id: 'p', name: 7, key: 'aaa' });
    await putRow(disk, 'players', { schema: 1, id: 'q', name: 'Abe', key: 'abe' });
    expect(names(await tab.suggestedPlayers(10))).toEqual(['Dee', 'Fay', 'Ann', 'Abe', 'Bo', 'Cho', 'Eve']);
    expect(names(await tab.suggestedPlayers(4))).toEqual(['Dee', 'Fay', 'Ann', 'Abe']);
    expect(names(await tab.lastTable())).toEqual(['Dee', 'Fay', 'Ann']);
  });

  it('everybody is called by the name of today, in old matches too', async () => {
    const { disk, tab } = await played();
    await onDisk(disk, (database) => database.table('players').update('last-player-0', { name: 'Eva', key: 'eva' }));
    expect(names(await tab.lastTable())).toEqual(['Eva', 'Cho', 'Ann']);
    expect(names(await tab.suggestedPlayers(1))).toEqual(['Eva']);
    const old = await tab.readMatch(matchId('last'));
    expect(old.status === 'ready' && old.value.match.seats[0]?.name).toBe('Eva');
  });

  it('the last table is the one that the match ended with: who left is not asked again, who came is', async () => {
    const { tab } = await played();
    const add = (event: MatchEvent) =>
      tab.changeMatch(matchId('last'), (match) => addEvent(match, event, basisOf(match), changeId(`did ${event.id}`)));
    const head = (name: string) => ({ id: eventId(name), at: timestamp(31) });
    must(await add({ ...head('a'), type: 'join', after: seat(0), player: { playerId: playerId('gus'), name: 'Gus', start: chips(64) } }));
    must(await add({ ...head('b'), type: 'leave', seat: seat(1) }));
    must(await add({ ...head('c'), type: 'swap', seats: [seat(0), seat(3)] }));
    expect(names(await tab.lastTable())).toEqual(['Gus', 'Eve', 'Ann']);
    expect(names(await tab.suggestedPlayers(4))).toEqual(['Eve', 'Cho', 'Ann', 'Gus']);
  });

  it('a player whose row is gone is still found at his table', async () => {
    const { disk, tab } = await played();
    await onDisk(disk, (database) => database.table('players').clear());
    expect(names(await tab.lastTable())).toEqual(['Eve', 'Cho', 'Ann']);
  });
});
