import { expose } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { background } from '@/app/_workers/background';

/** A worker in this thread: comlink at both ends of a channel. */
class NearWorker extends EventTarget {
  readonly #channel = new MessageChannel();

  constructor(work: object | null) {
    super();
    if (work) expose(work, this.#channel.port2);
    this.#channel.port1.addEventListener('message', ({ data }) => this.dispatchEvent(new MessageEvent('message', { data })));
    this.#channel.port1.start();
  }

  postMessage(...given: unknown[]): void {
    this.#channel.port1.postMessage(...(given as [unknown]));
  }

  close(): void {
    this.#channel.port1.close();
    this.#channel.port2.close();
  }
}

const WORK = {
  double: (number: number) => number * 2,
  refuse: (why: string): number => {
    throw new RangeError(why);
  },
};
const near: NearWorker[] = [];
const beside = (work: object | null) => {
  const worker = new NearWorker(work);
  near.push(worker);
  return worker as unknown as Worker;
};

afterEach(() => near.splice(0).forEach((worker) => worker.close()));

describe('work beside the page', () => {
  it('starts its worker once, when first needed, and has it answer', async () => {
    const start = vi.fn(() => beside({ ...WORK, double: (number: number) => number * 2 + 0.5 }));
    const here = vi.fn(async () => WORK);
    const work = background(start, here);
    expect(start).not.toHaveBeenCalled();
    work.prepare();
    expect(await Promise.all([work.ask('double', 4), work.ask('double', 5)])).toEqual([8.5, 10.5]);
    expect(start).toHaveBeenCalledTimes(1);
    expect(here).not.toHaveBeenCalled();
  });

  it('hands on what a function throws, and is not broken by it', async () => {
    const here = vi.fn(async () => WORK);
    const work = background(() => beside(WORK), here);
    await expect(work.ask('refuse', 'too many')).rejects.toThrow('too many');
    expect(await work.ask('double', 4)).toBe(8);
    expect(here).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no worker', () => { throw new ReferenceError('Worker is not defined'); }],
    ['its file cannot be had', () => {
      const worker = beside(null);
      setTimeout(() => worker.dispatchEvent(new Event('error')));
      return worker;
    }],
  ])('is done here where %s, the second time too', async (_, start) => {
    const work = background(start, async () => WORK);
    expect(await work.ask('double', 4)).toBe(8);
    await expect(work.ask('refuse', 'too many')).rejects.toThrow('too many');
    expect(await work.ask('double', 5)).toBe(10);
  });
});
