import fc from 'fast-check';
import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { backupText, deviceOf, makeBackup, planRestore, readBackup, type RestoreChoice } from '@/lib/exchange';
import { matchId, PRESET_SETUPS, replay, timestamp } from '@/lib/match';
import { ok } from '@/lib/shared';
import { encodeMatch, STORED_ROWS } from '@/lib/storage';
import { fx1 } from '../support/match-builder';
import { DAMAGED_ROW, writeFixtureContent } from './fixture-content';
import { FX1, must, newMatch, playFx1 } from './fx1';
import { matches } from './random-match';
import { newDisk, openTab, putRow, rowsOn, type Tab } from './tab';

const MERGE: RestoreChoice = { mode: 'merge', differing: 'file' };
const REPLACE: RestoreChoice = { mode: 'replace' };

async function backupOf(tab: Tab): Promise<string> {
  return backupText(makeBackup(await tab.readEverything(), STORED_ROWS, 'test', 5));
}

const byTime = (one: unknown, other: unknown) => (one as { createdAt: number }).createdAt - (other as { createdAt: number }).createdAt;

function restore(tab: Tab, text: string, choice: RestoreChoice) {
  const file = must(readBackup(text, STORED_ROWS));
  return tab.rewriteEverything((now) => ok(planRestore(deviceOf(now, STORED_ROWS), file, choice)));
}

/** A device with one of everything, drafts and a damaged row among it. */
async function fullDevice() {
  const disk = newDisk();
  const tab = await openTab(disk);
  await writeFixtureContent(tab, disk);
  return { disk, tab };
}

describe('71 a backup opened on another device', () => {
  it.each([MERGE, REPLACE])('is all that was on the first, but for its drafts: %j', async (choice) => {
    const first = await fullDevice();
    const before = await rowsOn(first.disk);
    expect(before.drafts.length).toBeGreaterThan(0);
    expect(before.matches).toContainEqual(DAMAGED_ROW);
    const disk = newDisk();
    const tab = await openTab(disk);
    must(await restore(tab, await backupOf(first.tab), choice));
    expect(await rowsOn(disk)).toStrictEqual({ ...before, drafts: [] });
  });

  it('FX1 shows its totals again', async () => {
    const tab = await openTab(newDisk());
    await playFx1(tab, 3);
    const text = await backupOf(tab);
    const other = await openTab(newDisk());
    must(await restore(other, text, MERGE));
    const found = await other.readMatch(FX1);
    if (found.status !== 'ready') throw new Error(found.status);
    expect(replay(found.value.match).state.balances).toEqual([84, 60, 76, 36]);
  });

  it('whatever was played: the same matches, and the same file twice is no change', async () => {
    const generated = fc.array(fc.tuple(matches, fc.option(fc.nat(99))), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(generated, async (list) => {
        const rows = list.map(([match, deleted], index) =>
          encodeMatch({ match: { ...match, id: matchId(`m${index}`) }, deletedAt: deleted === null ? null : timestamp(deleted) }),
        );
        const text = backupText(makeBackup({ matches: rows, players: [] }, STORED_ROWS, 'test', 5));
        const disk = newDisk();
        const tab = await openTab(disk);
        must(await restore(tab, text, MERGE));
        const once = await rowsOn(disk);
        expect(once.matches).toStrictEqual(rows);
        const put = vi.spyOn(IDBObjectStore.prototype, 'put');
        for (const choice of [MERGE, REPLACE]) must(await restore(tab, text, choice));
        expect(put).not.toHaveBeenCalled();
        put.mockRestore();
        expect(await rowsOn(disk)).toStrictEqual(once);
        expect(await backupOf(tab)).toBe(text);
      }),
      { seed: 20_241, numRuns: 25 },
    );
  });

  it('five hundred matches, and none at all', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...fx1(), id: matchId(`m${index}`), createdAt: timestamp(index) }));
    for (const list of [many, []]) {
      const rows = list.map((match) => encodeMatch({ match, deletedAt: null }));
      const disk = newDisk();
      const tab = await openTab(disk);
      must(await restore(tab, backupText(makeBackup({ matches: rows, players: [] }, STORED_ROWS, 'test', 5)), MERGE));
      expect((await tab.readEverything()).matches.toSorted(byTime)).toStrictEqual(rows);
    }
  });

  it('41 and play goes on: newest first, all times of one type', async () => {
    const tab = await openTab(newDisk());
    must(await restore(tab, await backupOf((await fullDevice()).tab), MERGE));
    must(await tab.createMatch(newMatch(matchId('next'), 9_000_000)));
    const times = (await tab.listMatches()).flatMap((entry) => (entry.status === 'ready' ? [entry.value.match.createdAt] : []));
    expect(times).toHaveLength(5);
    expect(times[0]).toBe(9_000_000);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

describe('replacing everything', () => {
  it('leaves what the file holds, and the drafts of this device', async () => {
    const { disk, tab } = await fullDevice();
    const { drafts } = await rowsOn(disk);
    const other = await openTab(newDisk());
    must(await other.createMatch(newMatch(matchId('only'), 7, ['Kim', 'Lee'])));
    const text = await backupOf(other);
    must(await restore(tab, text, REPLACE));
    expect(await backupOf(tab)).toBe(text);
    expect((await rowsOn(disk)).drafts).toStrictEqual(drafts);
  });
});

describe('153 a late step that fails takes all earlier ones back', () => {
  it.each([
    ['a player, after the matches', 'put', 'players', REPLACE],
    ['a row that cannot be read, after those that can', 'add', 'matches', MERGE],
  ] as const)('%s', async (_what, method, store, choice) => {
    const text = await backupOf((await fullDevice()).tab);
    const disk = newDisk();
    const tab = await openTab(disk);
    must(await tab.createMatch(newMatch(matchId('mine'), 1, ['Kim', 'Lee'])));
    const before = await rowsOn(disk);
    const real = IDBObjectStore.prototype[method] as (...args: unknown[]) => unknown;
    const spy = vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
      if (this.name === store) throw new DOMException('made to fail', 'DataError');
      return real.apply(this, args) as never;
    });
    expect(await restore(tab, text, choice)).toMatchObject({ ok: false, error: { code: 'failed' } });
    expect(spy.mock.contexts.map((context) => (context as IDBObjectStore).name)).toContain(store);
    spy.mockRestore();
    expect(await rowsOn(disk)).toStrictEqual(before);
    must(await restore(tab, text, choice)); // the second attempt, in the same tab
    expect((await rowsOn(disk)).matches).toHaveLength(choice.mode === 'replace' ? 6 : 7);
  });

  it('a full disk says full', async () => {
    const text = await backupOf((await fullDevice()).tab);
    const disk = newDisk();
    const tab = await openTab(disk);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await restore(tab, text, MERGE)).toEqual({ ok: false, error: { code: 'full' } });
    expect(await rowsOn(disk)).toEqual({ matches: [], players: [], drafts: [] });
  });

  it('a row that could not be read again is never put', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    const nothing = { remove: [], put: [], add: [] };
    const player = { schema: 1, id: 'p', name: 'Ann', key: 'ann' };
    const answer = await tab.rewriteEverything(() =>
      ok({ matches: { ...nothing, put: [DAMAGED_ROW] }, players: { ...nothing, put: [player] } }),
    );
    expect(answer).toEqual({ ok: false, error: { code: 'failed', name: 'InvariantError' } });
    expect(await rowsOn(disk)).toEqual({ matches: [], players: [], drafts: [] });
  });
});

it('a refusal writes nothing', async () => {
  const { disk, tab } = await fullDevice();
  const before = await rowsOn(disk);
  expect(await tab.rewriteEverything(() => ({ ok: false, error: 'no' }))).toEqual({ ok: false, error: 'no' });
  expect(await rowsOn(disk)).toStrictEqual(before);
});

it('matches since a moment are counted, those put away aside, and no further than asked', async () => {
  const disk = newDisk();
  const tab = await openTab(disk);
  for (const time of [10, 20, 30, 40]) must(await tab.createMatch(newMatch(matchId(`m${time}`), time, ['Kim', 'Lee'], PRESET_SETUPS.official)));
  must(await tab.setDeleted(matchId('m40'), timestamp(50)));
  await putRow(disk, 'matches', { ...DAMAGED_ROW, createdAt: 25 });
  expect(await tab.countMatchesSince(timestamp(10), 9)).toBe(3);
  expect(await tab.countMatchesSince(timestamp(30), 9)).toBe(0);
  expect(await tab.countMatchesSince(timestamp(0), 2)).toBe(2);
});
