import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppUpdateStore, type AppUpdateStore } from '@/app/_hooks/app-update';

const HOUR = 60 * 60 * 1_000;

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: unknown[] = [];

  constructor(readonly build: string | undefined) {
    super();
  }

  postMessage(message: { type: string }, ports: MessagePort[] = []): void {
    this.heard.push(message);
    if (message.type === 'GET_BUILD' && this.build !== undefined) ports[0]?.postMessage({ build: this.build });
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }

  install(worker: FakeWorker): void {
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly ready = Promise.resolve(this.registration);
  readonly register = vi.fn(() => Promise.resolve(this.registration));

  takeOver(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

class FakeDocument extends EventTarget {
  visibilityState = 'visible';
}

let store: AppUpdateStore;
let workers: FakeContainer;
let page: FakeDocument;
let time: number;
let waits: { done: () => void; ms: number }[];
const reload = vi.fn();

/** Until everything that was answered has been heard: message ports take turns of the loop. */
const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done));
};

async function start(controller: FakeWorker | null): Promise<void> {
  workers.controller = controller;
  store.start(
    {
      workers: workers as unknown as ServiceWorkerContainer,
      document: page as unknown as Document,
      reload,
      now: () => time,
      wait: (done, ms) => waits.push({ done, ms }),
    },
    { url: '/below/sw.js', build: 'one' },
  );
  await turns();
}

/** A new build is found and becomes complete. */
function arrive(build: string): FakeWorker {
  const worker = new FakeWorker(build);
  workers.registration.find(worker);
  workers.registration.install(worker);
  return worker;
}

beforeEach(() => {
  store = createAppUpdateStore();
  workers = new FakeContainer();
  page = new FakeDocument();
  time = 1_000_000;
  waits = [];
  reload.mockClear();
});

describe('the first visit', () => {
  it('registers under the one address, past every cache, and looks for an update', async () => {
    await start(null);
    expect(workers.register).toHaveBeenCalledExactlyOnceWith('/below/sw.js', { updateViaCache: 'none' });
    expect(workers.registration.update).toHaveBeenCalledTimes(1);
    expect(store.read()).toEqual({ state: 'none', offlineReady: true });
  });

  it('offers nothing and reloads nothing when its own worker installs and takes over', async () => {
    await start(null);
    const worker = arrive('one');
    expect(store.read().state).toBe('none');
    workers.takeOver(worker);
    await turns();
    expect(store.read().state).toBe('none');
    expect(reload).not.toHaveBeenCalled();
  });

  it('registers once, however often it is started', async () => {
    await start(null);
    await start(null);
    expect(workers.register).toHaveBeenCalledTimes(1);
  });

  it('goes on without a worker when there cannot be one', async () => {
    workers.register.mockRejectedValueOnce(new Error('no network'));
    await start(null);
    expect(store.read()).toEqual({ state: 'none', offlineReady: false });
    store.apply();
    expect(store.read().state).toBe('none');
  });
});

describe('a new build', () => {
  it('is offered when it is complete, and not before', async () => {
    await start(new FakeWorker('one'));
    const worker = new FakeWorker('two');
    workers.registration.find(worker);
    expect(store.read().state).toBe('none');
    workers.registration.install(worker);
    expect(store.read().state).toBe('offered');
    expect(worker.heard).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that waited before this page was opened is offered too', async () => {
    workers.registration.waiting = new FakeWorker('two');
    await start(new FakeWorker('one'));
    expect(store.read().state).toBe('offered');
  });

  it('that fails to install is not offered', async () => {
    await start(new FakeWorker('one'));
    const worker = new FakeWorker('two');
    workers.registration.find(worker);
    worker.become('redundant');
    expect(store.read().state).toBe('none');
  });

  it('takes over when accepted, and the page reloads once', async () => {
    await start(new FakeWorker('one'));
    const worker = arrive('two');
    store.apply();
    store.apply();
    expect(store.read().state).toBe('applying');
    expect(worker.heard).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(reload).not.toHaveBeenCalled();
    workers.takeOver(worker);
    await turns();
    for (const { done } of waits) done();
    await turns();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that cannot take over because the old one is busy gets a reload after three seconds', async () => {
    await start(new FakeWorker('one'));
    arrive('two');
    store.apply();
    expect(waits.map(({ ms }) => ms)).toEqual([3_000]);
    waits[0]?.done();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that another tab accepted reloads this one once', async () => {
    await start(new FakeWorker('one'));
    workers.takeOver(arrive('two'));
    await turns();
    expect(store.read().state).toBe('applying');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('whose code this page runs already takes over without a reload', async () => {
    await start(new FakeWorker('old'));
    workers.takeOver(arrive('one'));
    await turns();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['reloads a page that had another worker', new FakeWorker('one'), 1],
    ['leaves a first visit alone', null, 0],
  ])('that does not say which it is %s', async (_what, before, reloads) => {
    await start(before);
    workers.takeOver(new FakeWorker(undefined));
    await turns();
    expect(waits).toHaveLength(1);
    for (const { done } of waits) done();
    await turns();
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});

describe('looking for an update', () => {
  const show = async () => {
    page.dispatchEvent(new Event('visibilitychange'));
    await turns();
  };

  it('happens when the page is seen again after an hour, and not more often', async () => {
    await start(new FakeWorker('one'));
    time += HOUR - 1;
    await show();
    expect(workers.registration.update).toHaveBeenCalledTimes(1);
    time += 1;
    await show();
    await show();
    expect(workers.registration.update).toHaveBeenCalledTimes(2);
  });

  it('does not happen when the page is put away', async () => {
    await start(new FakeWorker('one'));
    time += HOUR;
    page.visibilityState = 'hidden';
    await show();
    expect(workers.registration.update).toHaveBeenCalledTimes(1);
  });

  it('says nothing when there is no network', async () => {
    workers.registration.update.mockRejectedValue(new TypeError('offline'));
    await start(new FakeWorker('one'));
    expect(store.read()).toEqual({ state: 'none', offlineReady: true });
    time += HOUR;
    await show();
    expect(store.read().state).toBe('none');
    expect(workers.registration.update).toHaveBeenCalledTimes(2);
  });
});

it('tells its listeners of a change, until they leave', async () => {
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  await start(new FakeWorker('one'));
  expect(store.read()).toBe(store.read());
  listener.mockClear();
  arrive('two');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.apply();
  expect(listener).toHaveBeenCalledTimes(1);
});
