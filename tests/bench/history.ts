import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, needChromium } from '../../scripts/chromium.mjs';
import { createStaticServer } from '../../scripts/serve.mjs';
import { encodeMatch, encodePlayer, newPlayer } from '@/lib/storage';
import { seedRows, type StoreName } from '../e2e/support/seed';
import { startMatch, typeRound } from '../e2e/support/table';
import { manyMatches, people } from './many-matches';
import { middle } from './stopwatch';

/** How many people the matches are played by. */
export const SEATED = 300;
/** Rows written to the browser in one go. */
const CHUNK = 1000;
/** How many matches are looked at before the memory is measured, and until it is measured again. */
export const LOOKED_AT = [10, 110] as const;

/** Milliseconds by the clock, medians, with so many matches in the database. */
export interface HistoryResult {
  readonly matches: number;
  /** From a tap on a link to the painted first rows, or figures. */
  readonly home: number;
  readonly history: number;
  readonly statistics: number;
  /** The longest time without a frame while a name is typed into the search of a page that has just been opened. */
  readonly typing: number;
  /** From a tap on Save to the painted payments. */
  readonly save: number;
  /** The first visit after a restore: the book of matches is made from their rows. */
  readonly book: number;
  /** Megabytes of objects on the page after a few matches were looked at, and after many. */
  readonly memory: readonly [few: number, many: number];
}

/** The built app in `root`, once for each number of matches, each time on an origin of its own. */
export async function historyInChromium(root: string, sizes: readonly number[], repeats: number): Promise<readonly HistoryResult[]> {
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS });
  try {
    const results: HistoryResult[] = [];
    for (const size of sizes) results.push(await measured(browser, root, size, repeats));
    return results;
  } finally {
    await browser.close();
  }
}

async function measured(browser: Browser, root: string, matches: number, repeats: number): Promise<HistoryResult> {
  const server = createStaticServer({ root }).listen(0);
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' });
  try {
    // The compiler names the functions it hands to the page by a helper of its own.
    await context.addInitScript('globalThis.__name = (it) => it');
    await context.addInitScript(PAINTED);
    const page = await context.newPage();
    await seed(page, origin, matches);
    await page.goto('/');
    await page.locator(ROWS).first().waitFor();
    const book = await visit(page, '/history/', 'nav[aria-label="Pages"]');
    const times = { home: [] as number[], history: [] as number[], statistics: [] as number[], typing: [] as number[] };
    for (let turn = 0; turn < repeats; turn += 1) {
      times.home.push(await visit(page, '/', ROWS));
      times.statistics.push(await visit(page, '/stats/', 'table'));
      await visit(page, '/', ROWS);
      times.history.push(await visit(page, '/history/', ROWS));
      times.typing.push(await longestGap(page));
    }
    const memory = await memoryAfterLooking(page, await context.newCDPSession(page));
    const save = await saves(page, repeats);
    const [home, history, statistics, typing] = [times.home, times.history, times.statistics, times.typing].map(median);
    return { matches, home: home ?? NaN, history: history ?? NaN, statistics: statistics ?? NaN, typing: typing ?? NaN, save, book, memory };
  } finally {
    await context.close();
    server.close();
  }
}

/**
 * Calls back once the frame that comes next is painted, before anything that was waiting for its turn: what a page does
 * after a paint is not part of the way there.
 */
const PAINTED = `globalThis.painted = (call) => requestAnimationFrame(() => scheduler.postTask(call, { priority: 'user-blocking' }))`;

interface Stopwatch {
  readonly painted: (call: () => void) => void;
}

const ROWS = 'main a[href*="/match/?id="]';

function median(values: readonly number[]): number {
  return middle([...values].sort((one, other) => one - other));
}

async function seed(page: Page, origin: string, count: number): Promise<void> {
  const players = people(SEATED);
  const put = async (store: StoreName, rows: readonly unknown[]) => {
    for (let from = 0; from < rows.length; from += CHUNK) await seedRows(page, store, rows.slice(from, from + CHUNK), origin);
  };
  await put('players', players.map(({ playerId, name }) => encodePlayer(newPlayer(playerId, name))));
  await put('matches', manyMatches(count, players).map((match) => encodeMatch({ match, deletedAt: null })));
  await page.unrouteAll();
}

/** From a tap on a link of the page to the frame in which the other page shows what matches `target`. */
async function visit(page: Page, path: string, target: string): Promise<number> {
  await page.locator(`a[href="${path}"]`).first().waitFor();
  await page.waitForTimeout(300); // whatever the page before still did is done
  return page.evaluate(
    ([path, target]) =>
      new Promise<number>((done) => {
        const started = performance.now();
        const look = () => {
          if (window.location.pathname !== path || document.querySelector(target) === null) return;
          observer.disconnect();
          (window as unknown as Stopwatch).painted(() => done(performance.now() - started));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, attributes: true });
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      }),
    [path, target] as const,
  );
}

/** Types into the search as a person would, and says how long the page once was without a frame. */
async function longestGap(page: Page): Promise<number> {
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.evaluate(() => {
    const watch = window as unknown as { gap: number };
    watch.gap = 0;
    let last = performance.now();
    const frame = (now: number) => {
      watch.gap = Math.max(watch.gap, now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.keyboard.type('ann kim', { delay: 80 });
  await page.getByRole('status').filter({ hasText: /match/ }).first().waitFor();
  const gap = await page.evaluate(() => (window as unknown as { gap: number }).gap);
  await field.fill('');
  return gap;
}

async function memoryAfterLooking(page: Page, session: CDPSession): Promise<readonly [number, number]> {
  const [few, many] = LOOKED_AT;
  const megabytes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const look = async (from: number, to: number) => {
    for (let match = from; match < to; match += 1) {
      await page.evaluate((id) => {
        (window as unknown as { next: { router: { push: (href: string) => void } } }).next.router.push(`/match/?id=${id}`);
      }, `match-${match % 100}`);
      await page.waitForURL(new RegExp(`id=match-${match % 100}$`));
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  };
  await look(0, few);
  const before = await megabytes();
  await look(few, many);
  return [before, await megabytes()];
}

/** Plays rounds of a new match. */
async function saves(page: Page, rounds: number): Promise<number> {
  await page.goto('/');
  await startMatch(page, ['Ann', 'Bea', 'Cem'], rounds + 1);
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await typeRound(page, { out: 'Ann', left: { Bea: 1, Cem: 1 } });
    await page.getByRole('button', { name: `Save round ${round}` }).waitFor();
    times.push(
      await page.evaluate(
        (round) =>
          new Promise<number>((done, fail) => {
            const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(`Save round ${round}`));
            if (!save) return fail(new Error('no button to save with'));
            const started = performance.now();
            const observer = new MutationObserver(() => {
              if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === `Round ${round}: who pays whom`)) return;
              observer.disconnect();
              (window as unknown as Stopwatch).painted(() => done(performance.now() - started));
            });
            observer.observe(document, { childList: true, subtree: true, characterData: true });
            save.click();
          }),
        round,
      ),
    );
  }
  return median(times);
}
