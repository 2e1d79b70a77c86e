import { expect, test as base, type Page } from '@playwright/test';
import { readBasePath } from '../../../scripts/paths.mjs';
import { Guard, WORKER_IS_BLOCKED } from './guard';
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
    async ({ baseURL, context, serviceWorkers }, use) => {
      const guard = new Guard(new URL(baseURL ?? '').origin);
      if (serviceWorkers === 'block') guard.allow(WORKER_IS_BLOCKED);
      guard.watch(context);
      await use(guard);
      expect(guard.sawNothing, 'the guard saw no request').toBe(false);
      expect(guard.problems, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  server: async ({ guard }, use) => {
    const server = await TestServer.start({ basePath: readBasePath(process.env.BASE_PATH) });
    guard.addOrigin(server.origin);
    await use(server);
    await server.stop();
  },
});

/** Until the worker has the whole app and answers this page. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { controller } = navigator.serviceWorker;
    if (controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
    if (active !== null && active.state !== 'activated') {
      await new Promise<void>((done) =>
        active.addEventListener('statechange', () => active.state === 'activated' && done()),
      );
    }
  });
}

/** The build whose code runs in a page, once it runs. */
export function runningBuild(page: Page): Promise<string | null> {
  return page.locator('html[data-build]').getAttribute('data-build');
}
