import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_FLAGS, needChromium } from '../../scripts/chromium.mjs';
import type { WorkerPlans } from './hand-over-worker';
import { type countFresh, FIRST_COUNT, type PageResult } from './page';
import { processorTime } from './trace';

/** The processor is slowed so many times. */
export const SLOWED = 4;

export interface FreshCount extends PageResult {
  /**
   * The first count of another page, not slowed: how long its thread was on a processor, so that what other programs take
   * is not in it. Slowed it would be: Chromium makes up for the time in which others ran, too.
   */
  readonly firstOnProcessor: number;
}

declare const bench: { readonly countFresh: typeof countFresh };

/** Counts on so many fresh pages of Chromium with a slowed processor. */
export async function countInChromium(pages: number): Promise<readonly FreshCount[]> {
  const content = await bundle('page.ts');
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS });
  try {
    const results: FreshCount[] = [];
    for (let place = 0; place < pages; place += 1) {
      const slowed = await freshPage(browser, content);
      const session = await slowed.context().newCDPSession(slowed);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      const result = await slowed.evaluate((each) => bench.countFresh(each), place);
      await slowed.context().close();

      const page = await freshPage(browser, content);
      const count = () => page.evaluate((each) => bench.countFresh(each), place);
      results.push({ ...result, firstOnProcessor: await processorTime(browser, page, FIRST_COUNT, count) });
      await page.context().close();
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** Has so many plans of each kind made in a worker of Chromium, with a processor that is not slowed. */
export async function planInChromium(plans: number): Promise<readonly WorkerPlans[]> {
  const code = await bundle('hand-over-worker.ts');
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    return await page.evaluate(
      ([source, count]) =>
        new Promise<readonly WorkerPlans[]>((done, fail) => {
          const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
          worker.addEventListener('message', ({ data }) => done(data as readonly WorkerPlans[]));
          worker.addEventListener('error', ({ message }) => fail(new Error(message)));
          worker.postMessage(count);
        }),
      [code, plans] as const,
    );
  } finally {
    await browser.close();
  }
}

async function freshPage(browser: Browser, content: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addScriptTag({ content });
  return page;
}

/** A script with the rules as the browser gets them, in one file. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['iife'], name: 'bench' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('nothing was built');
  return chunk.code;
}
