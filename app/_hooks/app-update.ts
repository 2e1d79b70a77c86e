import type { BuildAnswer, WorkerMessage } from '@/service-worker/messages';

export interface AppUpdate {
  /** offered: a new build is complete on the device and waits. applying: it was accepted, a reload follows. */
  readonly state: 'none' | 'offered' | 'applying';
  /** A complete build is on the device: the app opens without a network. */
  readonly offlineReady: boolean;
}

/** What the store needs from the browser; tests bring their own. */
export interface UpdateWorld {
  readonly workers: ServiceWorkerContainer;
  readonly document: Document;
  readonly reload: () => void;
  readonly now: () => number;
  readonly wait: (done: () => void, ms: number) => void;
}

export interface AppUpdateStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => AppUpdate;
  readonly start: (world: UpdateWorld, worker: { url: string; build: string }) => void;
  readonly apply: () => void;
}

/** Until there is a worker: on the server, in development, in a browser without workers. */
export const NO_UPDATE: AppUpdate = { state: 'none', offlineReady: false };

/** A busy old worker can hold the new one back; a reload takes its work away. */
const RELOAD_ANYWAY_MS = 3_000;
const BETWEEN_CHECKS_MS = 60 * 60 * 1_000;
const BUILD_ANSWER_MS = 3_000;

export function createAppUpdateStore(): AppUpdateStore {
  let current = NO_UPDATE;
  let world: UpdateWorld | undefined;
  let registration: ServiceWorkerRegistration | undefined;
  let reloading = false;
  let wasControlled = false;
  const listeners = new Set<() => void>();

  function change(next: Partial<AppUpdate>): void {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  }

  function reloadOnce({ reload }: UpdateWorld): void {
    if (reloading) return;
    reloading = true;
    reload();
  }

  function offer(): void {
    if (current.state === 'none') change({ state: 'offered' });
  }

  function watchInstalling(found: ServiceWorkerRegistration, { workers }: UpdateWorld): void {
    const { installing } = found;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first visit: nothing older is running.
      if (installing.state === 'installed' && workers.controller !== null) offer();
    });
  }

  /** Another worker answers this page from now on. Only when it has another build does the page need a reload. */
  async function controllerChanged(here: UpdateWorld, build: string): Promise<void> {
    const { controller } = here.workers;
    if (controller === null) return;
    const tookOver = wasControlled;
    wasControlled = true;
    const theirs = await buildOf(controller, here);
    const differs = theirs === undefined ? tookOver : theirs !== build;
    if (differs) {
      change({ state: 'applying' });
      reloadOnce(here);
    }
  }

  async function register(here: UpdateWorld, url: string): Promise<void> {
    let lastCheck = here.now();
    try {
      const found = await here.workers.register(url, { updateViaCache: 'none' });
      registration = found;
      found.addEventListener('updatefound', () => watchInstalling(found, here));
      if (found.waiting !== null && here.workers.controller !== null) offer();
      watchInstalling(found, here);
      here.document.addEventListener('visibilitychange', () => {
        const due = here.now() - lastCheck >= BETWEEN_CHECKS_MS;
        if (here.document.visibilityState !== 'visible' || !due) return;
        lastCheck = here.now();
        void check(found);
      });
      await check(found);
      await here.workers.ready;
      change({ offlineReady: true });
    } catch {
      // No network on the first visit, or workers are forbidden: the app runs, only not offline.
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => current,
    start(here, worker) {
      if (world !== undefined) return;
      world = here;
      wasControlled = here.workers.controller !== null;
      here.workers.addEventListener('controllerchange', () => void controllerChanged(here, worker.build));
      void register(here, worker.url);
    },
    apply() {
      if (world === undefined || current.state !== 'offered') return;
      const here = world;
      change({ state: 'applying' });
      registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
      here.wait(() => reloadOnce(here), RELOAD_ANYWAY_MS);
    },
  };
}

/** Being offline is no fault: the next check comes. */
async function check(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    // See above.
  }
}

/** The worker's build; nothing when it does not answer. */
function buildOf(worker: ServiceWorker, { wait }: UpdateWorld): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<BuildAnswer>) => {
      port1.close();
      resolve(event.data.build);
    };
    wait(() => resolve(undefined), BUILD_ANSWER_MS);
    worker.postMessage({ type: 'GET_BUILD' } satisfies WorkerMessage, [port2]);
  });
}

export const appUpdateStore = createAppUpdateStore();
