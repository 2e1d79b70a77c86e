import { expect, test as base, type Page } from '@playwright/test';
import { Guard } from './guard';
import { TestServer } from './server';

export { expect };
export { Guard, SERVER_IS_GONE } from './guard';
export { TestServer, type ServerOptions } from './server';

interface Support {
  /** Fails the test on foreign requests, console errors or warnings, and uncaught errors. Always on. */
  readonly guard: Guard;
  /** A server process of this test's own over out/, which it may stop; its origin has its own storage. */
  readonly server: TestServer;
}

export const test = base.extend<Support>({
  guard: [
    async ({ baseURL, context }, use) => {
      const guard = new Guard(new URL(baseURL ?? '').origin);
      guard.watch(context);
      await use(guard);
      expect(guard.problems, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  server: async ({ guard }, use) => {
    const server = await TestServer.start();
    guard.addOrigin(server.origin);
    await use(server);
    await server.stop();
  },
});

/** Until the worker has the whole app and answers this page. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}
