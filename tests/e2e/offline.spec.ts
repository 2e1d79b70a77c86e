import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { OUT, readBasePath } from '../../scripts/paths.mjs';
import { expect, leave, runningBuild, test, TestServer, untilOfflineReady } from './support';
import { exportedRoutes } from './support/routes';

test.use({ serviceWorkers: 'allow' });

/** A drawn page, and none of what the router reads (case 123). */
async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\$Sreact|__PAGE__|"\$L\d/);
}

/** A mark that only a page which is never loaded anew keeps. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** What a link does: the router asks for the payload and draws the page without loading it. */
async function follow(page: Page, address: string): Promise<void> {
  await runningBuild(page); // before it is drawn by the router, the router takes no order
  await page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push: (href: string) => void } } };
    next.router.push(to);
  }, address);
}

function handfuls<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return list.length === 0 ? [] : [list.slice(0, size), ...handfuls(list.slice(size), size)];
}

test.describe('after one visit, with the server stopped', () => {
  test.beforeEach(async ({ page, server }) => {
    await page.goto(server.url());
    await untilOfflineReady(page);
    await server.stop();
  });

  // A handful of pages a test: one visit, and one server stopped, for each handful.
  for (const routes of handfuls(exportedRoutes(), 5)) {
    test(`${routes.join(' ')}: by address, by reload and by link, with unknown ids too`, async ({ page, server }) => {
      for (const address of routes.flatMap((route) => [route, `${route}?id=no-such-match&round=99`])) {
        const opened = await page.goto(server.url(address));
        expect([address, opened?.status(), opened?.fromServiceWorker()]).toEqual([address, 200, true]);
        await expectScreen(page);
        const reloaded = await page.reload();
        expect([address, reloaded?.status(), reloaded?.fromServiceWorker()]).toEqual([address, 200, true]);
        await expectScreen(page);

        await page.goto(server.url(address.startsWith('/?') || address === '/' ? '/404.html' : '/'));
        await mark(page);
        await follow(page, address);
        await expect(page).toHaveURL(server.url(address));
        await expectScreen(page);
        expect([address, await isMarked(page)], 'the router could draw the page without loading it').toEqual([address, true]);
      }
    });
  }

  test('a link, a reload, another link, back and a reload draw pages each time (123)', { tag: '@base-path' }, async ({ page, server }) => {
    const [first = '/', second = '/'] = exportedRoutes().filter((route) => route !== '/');
    await follow(page, first);
    await expect(page).toHaveURL(server.url(first));
    await page.reload();
    await expectScreen(page);
    await follow(page, second);
    await expect(page).toHaveURL(server.url(second));
    await expectScreen(page);
    await page.goBack();
    await expect(page).toHaveURL(server.url(first));
    await expectScreen(page);
    await page.reload();
    await expectScreen(page);
    await page.goto(server.url(`${first}index.txt`));
    await expect(page).toHaveURL(server.url(first));
    await expectScreen(page);
  });

  test('every link on every page leads to a page', async ({ page, server }) => {
    const seen = new Set<string>();
    for (const route of exportedRoutes()) {
      await page.goto(server.url(route));
      await expectScreen(page);
      const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) seen.add(href);
    }
    expect(seen.size).toBeGreaterThan(0);
    for (const href of seen) {
      const opened = await page.goto(href);
      expect([href, opened?.status()]).toEqual([href, 200]);
    }
  });

  test('an address without its slash leads to the page, with its query', { tag: '@base-path' }, async ({ page, server }) => {
    const [route = '/'] = exportedRoutes().filter((path) => path !== '/');
    await page.goto(server.url(`${route.slice(0, -1)}?id=7`));
    await expect(page).toHaveURL(server.url(`${route}?id=7`));
    await expectScreen(page);
  });

  test('an unknown address shows the not-found page, whose link leads home', { tag: '@base-path' }, async ({ page, server, guard }) => {
    guard.allow(/status of 404/);
    for (const address of ['/no/such/page/', '/no-such-page', '/new/no-such-file.html?x=1']) {
      const opened = await page.goto(server.url(address));
      expect([opened?.status(), opened?.fromServiceWorker()]).toEqual([404, true]);
      await expectScreen(page);
    }
    await page.locator('main a').first().click();
    await expect(page).toHaveURL(server.url('/'));
    await expectScreen(page);
  });

  test('a question for the head alone is answered, as the router asks it', async ({ page, server }) => {
    const answers = await page.evaluate(
      (urls) =>
        Promise.all(
          urls.map(async (url) => {
            const response = await fetch(url, { method: 'HEAD' });
            return [url, response.status, (await response.text()).length];
          }),
        ),
      exportedRoutes().map((route) => server.url(route)),
    );
    expect(answers).toEqual(exportedRoutes().map((route) => [server.url(route), 200, 0]));
  });

  test('a tab opened later starts as well', async ({ context, server }) => {
    const later = await context.newPage();
    const opened = await later.goto(server.url('/'));
    expect([opened?.status(), opened?.fromServiceWorker()]).toEqual([200, true]);
    await expectScreen(later);
  });
});

test('an unknown address is answered by the host while there is one', async ({ page, server, guard }) => {
  guard.allow(/status of 404/);
  await page.goto(server.url());
  await untilOfflineReady(page);
  const opened = await page.goto(server.url('/no/such/page/'));
  expect(opened?.status()).toBe(404);
  await expectScreen(page);
});

test('the network coming and going reloads nothing (129)', async ({ page, server, context }) => {
  await page.goto(server.url());
  await untilOfflineReady(page);
  await mark(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (let time = 0; time < 3; time += 1) {
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
  }
  // Whatever would have answered these events has had its turn once the worker has answered a question.
  await page.evaluate(async () => void (await fetch(document.baseURI)));
  expect(await isMarked(page)).toBe(true);
  expect(loads).toBe(0);
});

test.describe('a file lost while offline costs neither the worker nor the other files (137)', () => {
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url).sort();
      return { addresses, worker: (await navigator.serviceWorker.getRegistration())?.active?.state };
    });

  const lose = async (page: Page, address: string) => {
    await page.evaluate(async (url) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
    }, address);
    // The browser's own cache would stand in for a while.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
  };

  test.beforeEach(async ({ page, server, guard }) => {
    guard.allow(/ERR_FAILED|ChunkLoadError|Loading chunk|Failed to fetch|no-response/);
    await page.goto(server.url());
    await untilOfflineReady(page);
  });

  test('a part of a page', async ({ page, server }) => {
    const before = await kept(page);
    const lost = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
      return scripts.findLast((name) => /\/_next\/static\/chunks\/[^?]*\.js$/.test(name)) ?? '';
    });
    expect(before.addresses, 'a chunk of the start page is kept').toContain(lost);
    await lose(page, lost);
    await server.stop();
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === lost);
    await page.reload();
    await failed;
    expect(await kept(page)).toEqual({ ...before, addresses: before.addresses.filter((url) => url !== lost) });

    await server.start();
    await page.goto(server.url());
    await expectScreen(page);
    await expect.poll(() => kept(page), 'the lost file is kept again').toEqual(before);
  });

  test('a whole page', async ({ page, server, context }) => {
    const [route = '/'] = exportedRoutes().filter((path) => path !== '/');
    const before = await kept(page);
    const lost = before.addresses.find((url) => url.startsWith(`${server.url(route)}?`)) ?? '';
    expect(lost, 'the page is kept').not.toBe('');
    await lose(page, lost);
    await server.stop();
    const other = await context.newPage();
    await expect(other.goto(server.url(route))).rejects.toThrow(/ERR_/);
    await other.close();
    await page.reload();
    await expectScreen(page);
    expect(await kept(page)).toEqual({ ...before, addresses: before.addresses.filter((url) => url !== lost) });

    await server.start();
    await page.goto(server.url(route));
    await expectScreen(page);
    await expect.poll(() => kept(page), 'the lost page is kept again').toEqual(before);
  });
});

test('where one listed file is missing on the host, no worker installs (117)', async ({ page, context, guard }, info) => {
  const folder = info.outputPath('one-file-short');
  cpSync(OUT, folder, { recursive: true });
  const [route = '/'] = exportedRoutes().filter((path) => path !== '/');
  rmSync(join(folder, route, 'index.txt'));
  const server = await TestServer.start({ root: folder, basePath: readBasePath(process.env.BASE_PATH) });
  guard.addOrigin(server.origin);
  guard.allow(/status of 404|bad-precaching-response/);
  await page.goto(server.url());
  const state = await page.evaluate(async (url) => {
    const registration = await navigator.serviceWorker.register(url);
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise<void>((done) => {
      const look = () => (worker?.state === 'redundant' || worker?.state === 'activated') && done();
      worker?.addEventListener('statechange', look);
      look();
    });
    return worker?.state;
  }, server.url('/sw.js'));
  expect(state).toBe('redundant');
  await leave(server, context);
});
