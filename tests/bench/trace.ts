import { type Browser, type Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  /** Microseconds that the thread has been on a processor. */
  readonly tts?: number;
}

/** Runs something, and says how many milliseconds the page's thread was on a processor between two of its marks. */
export async function processorTime(
  browser: Browser,
  page: Page,
  marks: readonly [from: string, to: string],
  run: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['blink.user_timing'] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  const [from = NaN, to = NaN] = marks.map((mark) => traceEvents.find(({ name }) => name === mark)?.tts);
  if (Number.isNaN(to - from)) throw new Error(`the browser traced no ${marks.join(' and ')}`);
  return (to - from) / 1000;
}
