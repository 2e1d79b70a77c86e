import { expect, test } from '@playwright/test';
import { Guard, SERVER_IS_GONE, WORKER_IS_BLOCKED } from './support/guard';

/** The guard is what makes "nothing foreign, no error" mean something: here it has to see each. */
test.describe('the guard', () => {
  const misdeeds: [what: string, code: string, seen: RegExp][] = [
    ['a request to a foreign origin', `new Image().src = 'http://127.0.0.1:9/x.png'`, /foreign origin: http:\/\/127\.0\.0\.1:9\/x\.png/],
    ['an error on the console', `console.error('broken tile')`, /console error .*broken tile/],
    ['a warning on the console', `console.warn('odd tile')`, /console warning .*odd tile/],
    ['an uncaught error', `setTimeout(() => { throw new Error('lost tile'); })`, /uncaught .*lost tile/],
    ['an unheard promise', `void Promise.reject(new Error('late tile'))`, /uncaught .*late tile/],
    ['a missing file', `void fetch('/no-such-file')`, /404.*no-such-file/],
  ];

  for (const [what, code, seen] of misdeeds) {
    test(`sees ${what}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'allow' });
      const guard = new Guard(new URL(baseURL ?? '').origin);
      guard.watch(context);
      const page = await context.newPage();
      await page.goto('/');
      expect(guard.problems).toEqual([]);
      await page.addScriptTag({ content: code });
      await expect.poll(() => guard.problems.join('\n')).toMatch(seen);
      guard.allow(seen);
      guard.allow(/net::ERR_/); // what the foreign request came to
      expect(guard.problems).toEqual([]);
      expect(guard.sawNothing).toBe(false);
      await context.close();
    });
  }

  test('allows a browser without a worker one sentence alone', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
    const guard = new Guard(new URL(baseURL ?? '').origin);
    guard.watch(context);
    const page = await context.newPage();
    await page.goto('/');
    await expect.poll(() => guard.problems).toEqual([expect.stringMatching(WORKER_IS_BLOCKED)]);
    guard.allow(WORKER_IS_BLOCKED);
    expect(guard.problems).toEqual([]);
    await page.addScriptTag({ content: `console.warn('Service Worker registration blocked by Playwright, and an odd tile')` });
    await expect.poll(() => guard.problems).toHaveLength(1);
    await context.close();
  });

  test('allows a silent host to the look for an update alone', () => {
    const line = (url: string) => `console error on http://h/: Failed to load resource: net::ERR_CONNECTION_REFUSED (${url})`;
    expect(line('http://h/sw.js')).toMatch(SERVER_IS_GONE);
    expect(line('http://h/new/index.txt?_rsc=1')).not.toMatch(SERVER_IS_GONE);
    const cut = 'console error on http://h/: An unknown error occurred when fetching the script. ()';
    expect(cut).toMatch(SERVER_IS_GONE);
    expect(`${cut} and more`).not.toMatch(SERVER_IS_GONE);
  });
});
