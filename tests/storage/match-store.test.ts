import { describe, expect, it, vi } from 'vitest';
import { IDBCursor } from 'fake-indexeddb';
import {
  addEvent, changeId, eventId, matchId, PRESET_SETUPS, removeEvent, replay, roundEvent, timestamp, undo,
} from '@/lib/match';
import { err, ok } from '@/lib/shared';
import type { Tab } from './tab';
import { newDisk, openTab, putRow, rowsOn } from './tab';
import { addRound, entry, FX1, must, newMatch, playFx1 } from './fx1';

const DEFAULT_TIME = 1_000_000;

async function create(tab: Tab, id: string, at: number) {
  return must(await tab.createMatch(newMatch(matchId(id), at)));
}

async function ids(listed: ReturnType<Tab['listMatches']>) {
  return (await listed).map((entry) => entry.id);
}

describe('a match on disk', () => {
  it('is missing before it is made', async () => {
    const tab = await openTab(newDisk());
    expect(await tab.readMatch(FX1)).toEqual({ status: 'missing' });
    expect(await tab.changeMatch(FX1, addRound(1))).toEqual({ ok: false, error: { code: 'missing' } });
    expect(await tab.setDeleted(FX1, timestamp(1))).toEqual({ ok: false, error: { code: 'missing' } });
    expect(await tab.listMatches()).toEqual([]);
  });

  it('FX1 is there for the next visit, to the last chip', async () => {
    const disk = newDisk();
    await playFx1(await openTab(disk), 3);
    const found = await (await openTab(disk)).readMatch(FX1);
    if (found.status !== 'ready') throw new Error(found.status);
    expect(replay(found.value.match).state.balances).toEqual([84, 60, 76, 36]);
    expect(found.value.deletedAt).toBeNull();
    expect((await rowsOn(disk)).matches[0]).toMatchObject({ schema: 3, id: FX1, createdAt: DEFAULT_TIME, deletedAt: null });
  });

  it('a refused change writes nothing and leaves the draft', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 1);
    must(await tab.writeDraft(tab.SETUP_DRAFT_KEY, { kind: 'setup', names: [], setup: PRESET_SETUPS.official, at: timestamp(1) }));
    const before = await rowsOn(disk);
    const refused = await tab.changeMatch(FX1, () => err({ code: 'moved-on' as const }), { clearDraft: tab.SETUP_DRAFT_KEY });
    expect(refused).toEqual({ ok: false, error: { code: 'moved-on' } });
    expect(await rowsOn(disk)).toEqual(before);
    expect(before.drafts).toHaveLength(1);
  });

  it('a saved round takes its draft with it', async () => {
    const tab = await openTab(newDisk());
    await playFx1(tab, 0);
    const key = tab.roundDraftKey(FX1, null);
    must(await tab.writeDraft(key, {
      kind: 'round', matchId: FX1, eventId: null, basis: null, at: timestamp(1),
      draft: { winner: null, tiles: [null, 3, null, null], twos: [0, 0, 0, 0] },
    }));
    must(await tab.changeMatch(FX1, addRound(1), { clearDraft: key }));
    expect(await tab.readDraft(key)).toEqual({ status: 'missing' });
  });

  it('63 saving the same round twice at once saves it once', async () => {
    const tab = await openTab(newDisk());
    await playFx1(tab, 0);
    const both = await Promise.all([tab.changeMatch(FX1, addRound(1)), tab.changeMatch(FX1, addRound(1))]);
    expect(both.map((result) => must(result).events.length)).toEqual([1, 1]);
  });

  it('a function that throws, or makes what could not be read again, changes nothing', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 2);
    const before = await rowsOn(disk);
    const thrown = await tab.changeMatch(FX1, () => { throw new RangeError('ours'); });
    expect(thrown).toEqual({ ok: false, error: { code: 'failed', name: 'RangeError' } });
    const unreadable = await tab.changeMatch(FX1, (match) => ok({ ...match, createdAt: timestamp(NaN) }));
    expect(unreadable).toEqual({ ok: false, error: { code: 'failed', name: 'InvariantError' } });
    expect(await rowsOn(disk)).toEqual(before);
  });

  it('161 what is read is frozen, and a change gets it frozen', async () => {
    const tab = await openTab(newDisk());
    await playFx1(tab, 1);
    const found = await tab.readMatch(FX1);
    if (found.status !== 'ready') throw new Error(found.status);
    expect(() => { (found.value.match.events as unknown[]).push(1); }).toThrow(TypeError);
    expect(() => { Object.assign(found.value.match.seats[0] ?? {}, { name: 'X' }); }).toThrow(TypeError);
    await tab.changeMatch(FX1, (match) => {
      expect(Object.isFrozen(match.seats)).toBe(true);
      return ok(match);
    });
  });
});

describe('a row that cannot be read', () => {
  it.each([
    ['damaged', 'broken', { schema: 1, id: FX1, createdAt: 5, deletedAt: null, seats: 'gone' }],
    ['newer', 'newer', { schema: 99, id: FX1, createdAt: 5, deletedAt: null, anything: [1] }],
  ] as const)('%s: is shown as it is and never overwritten', async (code, fault, raw) => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await putRow(disk, 'matches', raw);
    expect(await tab.readMatch(FX1)).toMatchObject({ status: 'broken', damage: { code }, raw });
    const writes = [
      await tab.changeMatch(FX1, addRound(1)),
      await tab.setDeleted(FX1, timestamp(1)),
      await tab.createMatch(newMatch(FX1, 9)),
    ];
    for (const result of writes) expect(result).toMatchObject({ ok: false, error: { code: fault, damage: { code } } });
    expect(await rowsOn(disk)).toEqual({ matches: [raw], players: [], drafts: [] });
  });

  it('never hides another, not even where its time is no time', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    for (const [id, at] of [['a', 10], ['b', 30]] as const) await create(tab, id, at);
    await putRow(disk, 'matches', { schema: 1, id: 'bad-seats', createdAt: 20, deletedAt: null });
    await putRow(disk, 'matches', { schema: 1, id: 'no-time' });
    await putRow(disk, 'matches', { schema: 1, id: 'nan-time', createdAt: NaN, deletedAt: null });
    const listed = await tab.listMatches();
    expect(listed.map(({ id, status }) => [id, status])).toEqual([
      ['b', 'ready'], ['bad-seats', 'broken'], ['a', 'ready'],
    ]);
    expect(listed[1]).toMatchObject({ damage: { code: 'damaged', path: 'seats' }, raw: { id: 'bad-seats', createdAt: 20 } });
    must(await tab.mendBook());
    const book = await tab.readBook();
    expect(book?.unreadable.toSorted()).toEqual(['bad-seats', 'nan-time', 'no-time']);
    expect((await tab.readMatches(book?.unreadable ?? [])).map(({ status }) => status)).toEqual(['broken', 'broken', 'broken']);
  });
});

describe('the list of matches', () => {
  it('41 is newest first by number, equal times by id', async () => {
    const tab = await openTab(newDisk());
    for (const [id, at] of [['a', 900], ['b', 10_000], ['d', 5], ['c', 5]] as const) await create(tab, id, at);
    expect(await ids(tab.listMatches())).toEqual(['b', 'a', 'd', 'c']);
    expect(await ids(tab.listMatches(2))).toEqual(['b', 'a']);
  });

  it('loads no more rows than asked', async () => {
    const tab = await openTab(newDisk());
    for (let at = 1; at <= 12; at += 1) await create(tab, `match-${at}`, at);
    const steps = vi.spyOn(IDBCursor.prototype, 'continue');
    expect(await ids(tab.listMatches(3))).toEqual(['match-12', 'match-11', 'match-10']);
    expect(steps.mock.calls.length).toBeGreaterThan(0);
    expect(steps.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('a match that was put away is in no list, whole, and comes back', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 3);
    await create(tab, 'other', 5);
    must(await tab.setDeleted(FX1, timestamp(77)));
    expect(await ids(tab.listMatches())).toEqual(['other']);
    expect(await tab.readMatch(FX1)).toMatchObject({ status: 'ready', value: { deletedAt: 77, match: { events: { length: 3 } } } });
    must(await tab.changeMatch(FX1, (match) => undo(match, changeId('add-3'))));
    expect(await tab.readMatch(FX1)).toMatchObject({ value: { deletedAt: 77 } });
    must(await tab.setDeleted(FX1, null));
    expect(await ids(tab.listMatches())).toEqual([FX1, 'other']);
  });
});

describe('155 two tabs on one match', () => {
  it('the second third round is told that the match has moved on', async () => {
    const disk = newDisk();
    const [one, two] = [await openTab(disk), await openTab(disk)];
    await playFx1(one, 2);
    const seen = await two.readMatch(FX1);
    if (seen.status !== 'ready') throw new Error(seen.status);
    const stale = { lastEvent: seen.value.match.events.at(-1)?.id ?? null };
    expect(stale.lastEvent).toBe('round-2');
    must(await one.changeMatch(FX1, addRound(3, '-of-tab-one')));
    const late = roundEvent(eventId('round-3-of-tab-two'), timestamp(9), entry([1, 8, 0, 3]));
    const answer = await two.changeMatch(FX1, (match) => addEvent(match, late, stale, changeId('late')));
    expect(answer).toEqual({ ok: false, error: { code: 'moved-on' } });
    const now = await two.readMatch(FX1);
    expect(now).toMatchObject({ value: { match: { events: [{ id: 'round-1' }, { id: 'round-2' }, { id: 'round-3-of-tab-one' }] } } });
  });

  it('of two at the same moment exactly one is saved', async () => {
    const disk = newDisk();
    const [one, two] = [await openTab(disk), await openTab(disk)];
    await playFx1(one, 2);
    const basis = { lastEvent: eventId('round-2') };
    const save = (tab: Tab, tag: string) =>
      tab.changeMatch(FX1, (match) =>
        addEvent(match, roundEvent(eventId(tag), timestamp(9), entry([1, 8, 0, 3])), basis, changeId(tag)));
    const answers = await Promise.all([save(one, 'one'), save(two, 'two')]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error.code === 'moved-on')).toHaveLength(1);
  });

  it('two different changes at once both survive', async () => {
    const disk = newDisk();
    const [one, two] = [await openTab(disk), await openTab(disk)];
    await playFx1(one, 2);
    const rename = two.changeMatch(FX1, (match) =>
      ok({ ...match, seats: match.seats.map((seat, index) => (index === 1 ? { ...seat, name: 'Robert' } : seat)) }));
    const answers = await Promise.all([
      one.changeMatch(FX1, addRound(3)),
      rename,
      two.setDeleted(FX1, timestamp(4)),
      one.changeMatch(FX1, (match) => removeEvent(match, eventId('round-1'), changeId('removed'))),
    ]);
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await one.readMatch(FX1)).toMatchObject({
      value: { deletedAt: 4, match: { seats: { 1: { name: 'Robert' } }, events: [{ id: 'round-2' }, { id: 'round-3' }] } },
    });
  });
});
