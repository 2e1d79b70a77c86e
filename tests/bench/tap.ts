import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, needChromium } from '../../scripts/chromium.mjs';
import { createStaticServer } from '../../scripts/serve.mjs';
import { SLOWED } from './browser';

/** Milliseconds, by the clock. */
export interface Tap {
  /** From a tap on the fifth tile of a hand until its count stands on the screen. */
  readonly painted: number;
  /** From the question to the worker until its answer is read on the page. */
  readonly counted: number;
}

export interface TapResult {
  /** The first count of a fresh page. */
  readonly first: Tap;
  /** The same tap again, once the page has counted several times. */
  readonly later: Tap;
}

/** Four tiles of five players, and a full hand beside them: the next tap makes a hand that is counted. */
const ADDRESS = '/hands/?players=5&a=3c+4c+5c+6c&b=8c+9c+10c+11c+12t';
const REPEATS = 5;
/** Milliseconds in which a page that nobody touches has come to rest. */
const REST = 1500;

declare const window: { painted?: number; counted?: number; Worker: typeof Worker } & EventTarget;

/** Taps in the built app in `root`, on so many fresh pages of Chromium with a slowed processor. */
export async function tapInChromium(root: string, pages: number): Promise<readonly TapResult[]> {
  const server = createStaticServer({ root }).listen(0);
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS });
  try {
    const results: TapResult[] = [];
    for (let turn = 0; turn < pages; turn += 1) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(watchTaps);
      await page.addInitScript(watchQuestions);
      await page.goto(origin + ADDRESS);
      await fifth(page).waitFor();
      await page.waitForTimeout(REST);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      const first = await tapFifth(page);
      let later: Tap = first;
      for (let again = 0; again < REPEATS; again += 1) {
        await page.getByRole('button', { name: 'Take back Star 7' }).click();
        await strength(page).waitFor({ state: 'detached' });
        later = await tapFifth(page);
      }
      results.push({ first, later });
      await context.close();
    }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

const fifth = (page: Page) =>
  page.getByRole('group', { name: 'Tiles', exact: true }).getByRole('button', { name: 'Star 7', exact: true });
const strength = (page: Page) => page.getByRole('region', { name: 'How strong is Hand A?' });

async function tapFifth(page: Page): Promise<Tap> {
  await page.evaluate(() => {
    delete window.painted;
    delete window.counted;
  });
  await fifth(page).click();
  await page.waitForFunction(() => window.painted);
  return page.evaluate(() => ({ painted: window.painted ?? NaN, counted: window.counted ?? NaN }));
}

/** Runs in the page: from a finger that lifts to the frame in which a count is shown. */
function watchTaps(): void {
  window.addEventListener(
    'pointerup',
    (tap) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('[aria-label="How strong is Hand A?"][aria-busy="false"]') === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // The frame is painted before the next message is handled.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (window.painted = performance.now() - tap.timeStamp);
          port2.postMessage(null);
        });
      });
      observer.observe(document, { attributes: true, childList: true, subtree: true });
    },
    true,
  );
}

/** Runs in the page: from a question to a worker to its answer. */
function watchQuestions(): void {
  window.Worker = class extends Worker {
    #asked = NaN;

    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', () => (window.counted = performance.now() - this.#asked));
    }

    override postMessage(...given: [unknown]): void {
      this.#asked = performance.now();
      super.postMessage(...given);
    }
  };
}
