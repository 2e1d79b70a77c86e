import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESET_SETUPS, timestamp } from '@/lib/match';
import { at } from '@/lib/shared';
import { DATABASE_NAME, SCHEMA_VERSIONS, type Backing } from '@/lib/storage/database';
import type { StorageState } from '@/lib/storage';
import { newDisk, newTab, openTab, rowsOn, type Tab } from './tab';
import { addRound, FX1, must, newMatch, playFx1 } from './fx1';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // Dexie says when it tries again
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('fake-indexeddb');
});

/** What IndexedDB itself counts versions by, for the newest of ours. */
const NATIVE_VERSION = at(SCHEMA_VERSIONS, SCHEMA_VERSIONS.length - 1).version * 10;

function statesOf(tab: Tab): StorageState[] {
  const states = [tab.storageState()];
  tab.subscribeStorageState(() => states.push(tab.storageState()));
  return states;
}

/** A connection past the room, as an old or a future version of the program would hold it. */
function rawOpen(disk: Backing, version: number, upgrade?: (database: globalThis.IDBDatabase) => void): Promise<globalThis.IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = disk.indexedDB.open(DATABASE_NAME, version);
    request.onupgradeneeded = () => upgrade?.(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });
}

function reached(tab: Tab, kind: StorageState['kind']): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (tab.storageState().kind === kind) resolve();
    };
    tab.subscribeStorageState(look);
    look();
  });
}

describe('opening', () => {
  it('is seen from the first moment, and tells those who still listen', async () => {
    const tab = await newTab();
    const states = statesOf(tab);
    const quiet = vi.fn();
    tab.subscribeStorageState(quiet)();
    await tab.openStorage({ backing: newDisk() });
    expect(states).toEqual([{ kind: 'opening' }, { kind: 'durable' }]);
    expect(tab.storageState()).toBe(tab.storageState());
    expect(quiet).not.toHaveBeenCalled();
  });

  it('happens once in a tab, however often it is asked', async () => {
    const disk = newDisk();
    const opens = vi.spyOn(disk.indexedDB, 'open');
    const tab = await newTab();
    await Promise.all([1, 2, 3].map(() => tab.openStorage({ backing: disk })));
    await playFx1(tab, 2);
    await tab.openStorage();
    await tab.listMatches();
    expect(opens).toHaveBeenCalledTimes(1);
  });

  it('is waited for by whoever reads or writes before', async () => {
    const tab = await newTab();
    const opening = tab.openStorage({ backing: newDisk() });
    const written = tab.createMatch(newMatch(FX1, 1));
    const read = tab.readMatch(FX1);
    await opening;
    must(await written);
    expect(await read).toMatchObject({ status: 'ready' });
  });

  it('takes the browser\'s own database where nothing else is said, and asks for writes that reach the disk', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const disk = newDisk();
    vi.stubGlobal('indexedDB', disk.indexedDB);
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    const tab = await newTab();
    must(await tab.createMatch(newMatch(FX1, 1)));
    expect(tab.storageState()).toEqual({ kind: 'durable' });
    const writing = begun.mock.calls.filter(([, mode]) => mode === 'readwrite') as readonly unknown[][];
    expect(writing.map(([, , how]) => how)).toEqual([{ durability: 'strict' }]);
    expect((await rowsOn(disk)).matches).toHaveLength(1);
  });
});

describe('157 storage that the browser refuses', () => {
  function refusing(name: string): unknown {
    return { open: () => { throw new DOMException('refused', name); }, cmp: () => 0, deleteDatabase: () => undefined };
  }

  it.each<[string, () => void, string]>([
    ['InvalidStateError', () => vi.stubGlobal('indexedDB', refusing('InvalidStateError')), 'InvalidStateError'],
    ['SecurityError', () => vi.stubGlobal('indexedDB', refusing('SecurityError')), 'SecurityError'],
    ['a full disk', () => vi.stubGlobal('indexedDB', refusing('QuotaExceededError')), 'QuotaExceededError'],
    ['no IndexedDB', () => vi.stubGlobal('indexedDB', undefined), 'MissingAPIError'],
    ['a name that must not be spoken', () => {
      vi.stubGlobal('indexedDB', undefined);
      Object.defineProperty(globalThis, 'indexedDB', {
        configurable: true, get: () => { throw new DOMException('refused', 'SecurityError'); },
      });
    }, 'SecurityError'],
    ['an open that fails later', () => {
      const factory = new IDBFactory();
      vi.stubGlobal('indexedDB', factory);
      vi.spyOn(factory, 'open').mockImplementation(() => {
        const request: { onerror?: (event: unknown) => void; error: DOMException } = {
          error: new DOMException('broken profile', 'UnknownError'),
        };
        queueMicrotask(() => request.onerror?.({ target: request, preventDefault: () => undefined, stopPropagation: () => undefined }));
        return request as never;
      });
    }, 'UnknownError'],
  ])('%s: the same code runs in memory, and says so', async (_, stub, reason) => {
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    stub();
    const tab = await newTab();
    await tab.openStorage();
    expect(tab.storageState()).toEqual({ kind: 'memory', reason });
    await playFx1(tab, 3);
    must(await tab.setDeleted(FX1, timestamp(1)));
    must(await tab.setDeleted(FX1, null));
    expect(await tab.listMatches(1)).toMatchObject([{ id: FX1, status: 'ready', value: { match: { events: { length: 3 } } } }]);
    expect(await tab.suggestedPlayers(9)).toHaveLength(4);
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  it('where not even memory can be had, it is said and nothing hangs', async () => {
    vi.doMock('fake-indexeddb', () => { throw new Error('not loaded'); });
    vi.stubGlobal('indexedDB', undefined);
    const tab = await newTab();
    await tab.openStorage();
    expect(tab.storageState()).toMatchObject({ kind: 'failed' });
    expect(await tab.changeMatch(FX1, addRound(1))).toEqual({ ok: false, error: { code: 'failed', name: 'DatabaseClosedError' } });
    await expect(tab.readMatch(FX1)).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  });
});

describe('147 another version of the program', () => {
  it('an older tab that does not give way: both newer ones say so, and go on once it is closed', async () => {
    const disk = newDisk();
    const old = await rawOpen(disk, 1, (database) => database.createObjectStore('matches', { keyPath: 'id' }));
    const [one, two] = [await newTab(), await newTab()];
    const tabs = [one, two];
    const states = tabs.map(statesOf);
    const opened = tabs.map((tab) => tab.openStorage({ backing: disk }));
    await reached(one, 'blocked');
    const written = one.createMatch(newMatch(FX1, 1));
    old.close();
    await Promise.all(opened);
    must(await written);
    expect(states[0]).toEqual([{ kind: 'opening' }, { kind: 'blocked' }, { kind: 'durable' }]);
    expect(states[1]?.at(-1)).toEqual({ kind: 'durable' });
    expect(await two.readMatch(FX1)).toMatchObject({ status: 'ready' });
  });

  it('a newer tab: this one finishes what it writes, lets go and asks for a reload', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 1);
    const states = statesOf(tab);
    const draft = tab.writeDraft(tab.SETUP_DRAFT_KEY, {
      kind: 'setup', names: ['A'], setup: PRESET_SETUPS.official, at: timestamp(2),
    });
    const newer = await rawOpen(disk, NATIVE_VERSION + 10); // would wait for ever if the tab held on
    expect(states).toEqual([{ kind: 'durable' }, { kind: 'outdated' }]);
    expect(await draft).toEqual({ ok: true, value: undefined });
    const kept = newer.transaction('drafts').objectStore('drafts').count();
    await new Promise((resolve) => { kept.onsuccess = resolve; });
    expect(kept.result).toBe(1);

    expect(await tab.changeMatch(FX1, addRound(2))).toEqual({ ok: false, error: { code: 'failed', name: 'DatabaseClosedError' } });
    await expect(tab.readMatch(FX1)).rejects.toMatchObject({ name: 'DatabaseClosedError' });
    expect(newer.version).toBe(NATIVE_VERSION + 10);
    newer.close();
  });

  it('data of a newer version is left alone by an older program', async () => {
    const disk = newDisk();
    const future = await rawOpen(disk, NATIVE_VERSION + 10, (database) => database.createObjectStore('something-else'));
    future.close();
    const tab = await newTab();
    await tab.openStorage({ backing: disk });
    expect(tab.storageState()).toEqual({ kind: 'outdated' });
    expect(await tab.createMatch(newMatch(FX1, 1))).toMatchObject({ ok: false, error: { code: 'failed' } });
    const again = await rawOpen(disk, NATIVE_VERSION + 10);
    expect([...again.objectStoreNames]).toEqual(['something-else']);
    again.close();
  });
});

describe('stores that are not as they were shipped', () => {
  it('are not patched behind our back', async () => {
    const disk = newDisk();
    const odd = await rawOpen(disk, NATIVE_VERSION, (database) => database.createObjectStore('matches', { keyPath: 'id' }));
    odd.close();
    const tab = await newTab();
    await tab.openStorage({ backing: disk });
    expect(tab.storageState()).toEqual({ kind: 'outdated' });
    const again = await rawOpen(disk, NATIVE_VERSION);
    expect([...again.objectStoreNames]).toEqual(['matches']);
    again.close();
  });
});

describe('159 asking the browser to keep the data', () => {
  async function answers(storage: unknown) {
    vi.stubGlobal('navigator', { storage });
    const tab = await newTab();
    return [await tab.askToPersist(), await tab.isPersisted()];
  }

  it('tells what the browser answered', async () => {
    expect(await answers({ persist: async () => true, persisted: async () => true })).toEqual(['granted', true]);
    expect(await answers({ persist: async () => false, persisted: async () => false })).toEqual(['refused', false]);
    expect(await answers({ persist: () => Promise.reject(new Error('no')), persisted: () => Promise.reject(new Error('no')) })).toEqual(['refused', false]);
  });

  it('and that some cannot be asked', async () => {
    expect(await answers(undefined)).toEqual(['unsupported', false]);
    expect(await answers({})).toEqual(['unsupported', false]);
    vi.stubGlobal('navigator', undefined);
    const tab = await newTab();
    expect([await tab.askToPersist(), await tab.isPersisted()]).toEqual(['unsupported', false]);
  });
});
