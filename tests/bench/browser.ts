import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_FLAGS, needChromium } from '../../scripts/chromium.mjs';
import { type countFresh, type PageResult } from './page';

/** The processor is slowed so many times. */
export const SLOWED = 4;

declare const bench: { readonly countFresh: typeof countFresh };

/** Counts on so many fresh pages of Chromium with a slowed processor. */
export async function countInChromium(pages: number): Promise<readonly PageResult[]> {
  const content = await bundle();
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS });
  try {
    const results: PageResult[] = [];
    for (let place = 0; place < pages; place += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.addScriptTag({ content });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      results.push(await page.evaluate((each) => bench.countFresh(each), place));
      await context.close();
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** The page's script: the rules as the browser gets them, in one file. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('page.ts', import.meta.url)), formats: ['iife'], name: 'bench' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('nothing was built');
  return chunk.code;
}
