import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventId, matchId, PRESET_SETUPS, timestamp } from '@/lib/match';
import { newDisk, openTab, rowsOn, type Tab } from './tab';
import { addRound, FX1, must, newMatch, playFx1 } from './fx1';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // Dexie says when it reopens
});

type Method = 'add' | 'put' | 'delete' | 'get';

/** Makes one method of one store fail, `times` times. */
function failing(method: Method, store: string, name: string, times = 1) {
  const real = IDBObjectStore.prototype[method] as (...args: unknown[]) => unknown;
  let left = times;
  return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
    if (this.name !== store || left === 0) return real.apply(this, args) as never;
    left -= 1;
    throw new DOMException('made to fail', name);
  });
}

const SETUP_DRAFT = { kind: 'setup', names: [], setup: PRESET_SETUPS.official, at: timestamp(1) } as const;

describe('153 a late step that fails takes all earlier ones back', () => {
  it.each([
    ['the match, after its players', 'add', 'matches'],
    ['the draft, after players and match', 'delete', 'drafts'],
  ] as const)('a new match: %s', async (_, method, store) => {
    const disk = newDisk();
    const tab = await openTab(disk);
    must(await tab.writeDraft(tab.SETUP_DRAFT_KEY, SETUP_DRAFT));
    const before = await rowsOn(disk);
    const spy = failing(method, store, 'DataError');
    const answer = await tab.createMatch({ ...newMatch(FX1, 1), clearDraft: tab.SETUP_DRAFT_KEY });
    expect(answer).toEqual({ ok: false, error: { code: 'failed', name: 'DataError' } });
    expect(spy).toHaveBeenCalled();
    spy.mockRestore();
    expect(await rowsOn(disk)).toEqual(before);
    expect(before.drafts).toHaveLength(1);
    must(await tab.createMatch({ ...newMatch(FX1, 1), clearDraft: tab.SETUP_DRAFT_KEY }));
    expect((await rowsOn(disk)).drafts).toEqual([]);
  });

  it('a saved round: the draft, after the match', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 1);
    must(await tab.writeDraft(tab.SETUP_DRAFT_KEY, SETUP_DRAFT));
    const before = await rowsOn(disk);
    const spy = failing('delete', 'drafts', 'DataError');
    const answer = await tab.changeMatch(FX1, addRound(2), { clearDraft: tab.SETUP_DRAFT_KEY });
    expect(answer).toEqual({ ok: false, error: { code: 'failed', name: 'DataError' } });
    spy.mockRestore();
    expect(await rowsOn(disk)).toEqual(before);
  });
});

describe('no room left', () => {
  it.each<[string, (tab: Tab) => Promise<unknown>, 'add' | 'put', string]>([
    ['a new match', (tab) => tab.createMatch(newMatch(matchId('next'), 1)), 'add', 'matches'],
    ['a round', (tab) => tab.changeMatch(FX1, addRound(2)), 'put', 'matches'],
    ['a draft', (tab) => tab.writeDraft(tab.SETUP_DRAFT_KEY, SETUP_DRAFT), 'put', 'drafts'],
  ])('%s: says full, once, and changes nothing', async (_, save, method, store) => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 1);
    const before = await rowsOn(disk);
    const spy = failing(method, store, 'QuotaExceededError', 9);
    expect(await save(tab)).toEqual({ ok: false, error: { code: 'full' } });
    expect(spy.mock.contexts.filter((context) => (context as IDBObjectStore).name === store)).toHaveLength(1);
    spy.mockRestore();
    expect(await rowsOn(disk)).toEqual(before);
  });

  it('that shows only when the transaction ends is full all the same', async () => {
    const { faultOfError } = await import('@/lib/storage/fault');
    const inner = new DOMException('no room', 'QuotaExceededError');
    expect(faultOfError(Object.assign(new Error('aborted'), { name: 'AbortError', inner }))).toEqual({ code: 'full' });
    expect(faultOfError('thrown')).toEqual({ code: 'failed', name: 'Error' });
  });
});

describe('145 the connection is lost on waking', () => {
  it.each(['UnknownError', 'InvalidStateError', 'TransactionInactiveError'])(
    '%s once: the round is saved by the second try, and there is one of it',
    async (name) => {
      const disk = newDisk();
      const tab = await openTab(disk);
      await playFx1(tab, 2);
      const spy = failing('put', 'matches', name);
      const match = must(await tab.changeMatch(FX1, addRound(3)));
      expect(match.events.map(({ id }) => id)).toEqual(['round-1', 'round-2', 'round-3']);
      expect(spy).toHaveBeenCalledTimes(2);
      spy.mockRestore();
      expect((await rowsOn(disk)).matches).toMatchObject([{ events: { length: 3 }, done: { length: 3 } }]);
    },
  );

  it('a transaction that went down with its connection is run again', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 2);
    const put = IDBObjectStore.prototype.put;
    let aborted = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args);
      if (aborted === 0) this.transaction.abort();
      aborted += 1;
      return request;
    });
    must(await tab.changeMatch(FX1, addRound(3)));
    expect(aborted).toBe(2);
    expect((await rowsOn(disk)).matches).toMatchObject([{ events: { length: 3 } }]);
  });

  it('a new match is not made twice', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    failing('add', 'matches', 'UnknownError');
    must(await tab.createMatch(newMatch(FX1, 1)));
    const rows = await rowsOn(disk);
    expect([rows.matches.length, rows.players.length]).toEqual([1, 4]);
  });

  it('a first try that was stored and then reported as lost is not repeated', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 2);
    let tries = 0;
    const match = must(await tab.changeMatch(FX1, (current) => {
      tries += 1;
      if (tries > 1) return addRound(3)(current);
      // What a lost answer looks like from here: the round is on disk, and the try fails.
      const saved = addRound(3)(current);
      failing('delete', 'drafts', 'UnknownError');
      return saved;
    }, { clearDraft: tab.SETUP_DRAFT_KEY }));
    expect(tries).toBe(2);
    expect(match.events.map(({ id }) => id)).toEqual(['round-1', 'round-2', 'round-3']);
    const again = must(await tab.changeMatch(FX1, addRound(3)));
    expect(again.events).toHaveLength(3);
  });

  it('what keeps failing is tried twice, then said', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 2);
    const before = await rowsOn(disk);
    const spy = failing('put', 'matches', 'UnknownError', 9);
    expect(await tab.changeMatch(FX1, addRound(3))).toEqual({ ok: false, error: { code: 'failed', name: 'UnknownError' } });
    expect(spy).toHaveBeenCalledTimes(2);
    spy.mockRestore();
    expect(await rowsOn(disk)).toEqual(before);
  });

  it('what is no loss is not tried again', async () => {
    const tab = await openTab(newDisk());
    await playFx1(tab, 2);
    const spy = failing('put', 'matches', 'DataCloneError', 9);
    expect(await tab.changeMatch(FX1, addRound(3))).toMatchObject({ error: { name: 'DataCloneError' } });
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('a connection that the browser closed is opened again, for reading and for writing', async () => {
    const disk = newDisk();
    const connections: IDBDatabase[] = [];
    const open = IDBFactory.prototype.open;
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
      const request = open.apply(this, args);
      request.addEventListener('success', () => connections.push(request.result as IDBDatabase));
      return request;
    });
    const tab = await openTab(disk);
    await playFx1(tab, 1);
    expect(connections).toHaveLength(1);
    const drop = () => {
      const connection = connections.at(-1) as unknown as IDBDatabase & { onclose: (event: Event) => void };
      connection.close();
      connection.onclose(new Event('close'));
    };
    drop();
    expect(await tab.readMatch(FX1)).toMatchObject({ status: 'ready' });
    drop();
    must(await tab.changeMatch(FX1, addRound(2)));
    expect(connections).toHaveLength(3);
    expect(tab.storageState()).toEqual({ kind: 'durable' });
    expect(await tab.readMatch(FX1)).toMatchObject({ value: { match: { events: { length: 2 } } } });
  });

  it('two writes that lose the connection together are both saved', async () => {
    const tab = await openTab(newDisk());
    await playFx1(tab, 1);
    failing('put', 'matches', 'UnknownError', 2);
    const answers = await Promise.all([
      tab.changeMatch(FX1, addRound(2)),
      tab.setDeleted(FX1, timestamp(3)),
    ]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true]);
    expect(await tab.readMatch(FX1)).toMatchObject({
      value: { deletedAt: 3, match: { events: [{ id: eventId('round-1') }, { id: eventId('round-2') }] } },
    });
  });
});
