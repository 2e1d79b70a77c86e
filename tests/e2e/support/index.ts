import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { readBasePath } from '../../../scripts/paths.mjs';
import { Guard, NO_ICON_AT_THE_ROOT, SERVER_IS_GONE, WORKER_IS_BLOCKED } from './guard';
import { TestServer } from './server';

export { expect };
export { Guard } from './guard';
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
      if (readBasePath(process.env.BASE_PATH) !== '') guard.allow(NO_ICON_AT_THE_ROOT);
      guard.watch(context);
      await use(guard);
      expect(guard.sawNothing, 'the guard saw no request').toBe(false);
      expect(guard.problems, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  server: async ({ guard, context }, use) => {
    const server = await TestServer.start({ basePath: readBasePath(process.env.BASE_PATH) });
    guard.addOrigin(server.origin);
    guard.allow(SERVER_IS_GONE);
    await use(server);
    await leave(server, context);
  },
});

/** Stops a server whose pages are over: a page that is still open may be asking for its worker, and would complain. */
export async function leave(server: TestServer, context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
  await server.stop();
}

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
