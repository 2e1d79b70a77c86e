import type { Remote } from 'comlink';

/** What is done in the background: plain data goes in and comes out. */
type Work = Readonly<Record<string, (...given: never[]) => unknown>>;

/** Work that goes on beside the page, so that a tap is answered meanwhile. */
export interface Background<Works extends Work> {
  /** Gets ready, so that the first question need not wait for it. */
  readonly prepare: () => void;
  /**
   * Has one of the functions called.
   * @throws what the function throws, as an Error with the same message
   */
  readonly ask: <Name extends keyof Works & string>(
    name: Name,
    ...given: Parameters<Works[Name]>
  ) => Promise<ReturnType<Works[Name]>>;
}

interface Beside {
  readonly remote: Remote<Record<string, (...given: unknown[]) => unknown>>;
  /** Rejects with {@link UNUSABLE} where the worker's own file cannot be had or run. */
  readonly broken: Promise<never>;
}

const UNUSABLE = new Error('the worker cannot be used');

/**
 * @param start makes the worker, which hands the same functions to comlink's `expose`; called once, when first needed
 * @param here the functions themselves, for a browser that has no worker or cannot start this one
 */
export function background<Works extends Work>(start: () => Worker, here: () => Promise<Works>): Background<Works> {
  let beside: Promise<Beside> | null = null;
  const open = () => (beside ??= openWorker(start));
  return {
    prepare: () => void open().catch(() => undefined),
    ask: async (name, ...given) => {
      type Answer = ReturnType<Works[typeof name]>;
      try {
        const { remote, broken } = await open();
        return (await Promise.race([remote[name]?.(...given), broken])) as Answer;
      } catch (error) {
        if (error !== UNUSABLE) throw error;
        return (await (await here())[name]?.(...given)) as Answer;
      }
    },
  };
}

async function openWorker(start: () => Worker): Promise<Beside> {
  const { wrap } = await import('comlink').catch(() => Promise.reject(UNUSABLE));
  let worker: Worker;
  try {
    worker = start();
  } catch {
    throw UNUSABLE;
  }
  // What a function throws comes back as its answer; this is only about the worker itself.
  const broken = new Promise<never>((_, reject) => worker.addEventListener('error', () => reject(UNUSABLE)));
  broken.catch(() => undefined);
  return { remote: wrap(worker), broken };
}
