import type { Page } from '@playwright/test';
import { expect, SERVER_IS_GONE, test, untilOfflineReady } from './support';
import { exportedRoutes } from './support/routes';

/** A drawn page, and none of what the router reads (case 123). */
async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\$Sreact|__PAGE__|"\$L\d/);
}

/** A mark that only a page which is never loaded anew keeps. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** What a link does: the router asks for the payload and draws the page without loading it. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push: (href: string) => void } } };
    next.router.push(to);
  }, address);

test.describe('after one visit, with the server stopped', () => {
  test.beforeEach(async ({ page, server, guard }) => {
    await page.goto(server.url());
    await untilOfflineReady(page);
    await server.stop();
    guard.allow(SERVER_IS_GONE);
  });

  for (const route of exportedRoutes()) {
    test(`${route} opens by address, by reload and by link, with unknown ids too`, async ({ page, server }) => {
      for (const address of [route, `${route}?id=no-such-match&round=99`]) {
        const opened = await page.goto(server.url(address));
        expect([opened?.status(), opened?.fromServiceWorker()]).toEqual([200, true]);
        await expectScreen(page);
        const reloaded = await page.reload();
        expect([reloaded?.status(), reloaded?.fromServiceWorker()]).toEqual([200, true]);
        await expectScreen(page);

        await page.goto(server.url(route === '/' ? '/404.html' : '/'));
        await mark(page);
        await follow(page, address);
        await expect(page).toHaveURL(server.url(address));
        await expectScreen(page);
        expect(await isMarked(page), 'the router could draw the page without loading it').toBe(true);
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

test('a file lost while offline costs neither the worker nor the other files (137)', async ({ page, server, context, guard }) => {
  await page.goto(server.url());
  await untilOfflineReady(page);
  const kept = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      const addresses = (await cache.keys()).map(({ url }) => url).sort();
      return { addresses, registered: (await navigator.serviceWorker.getRegistration())?.active?.state };
    });
  const before = await kept();
  const lost = await page.evaluate(() => [...document.scripts].find(({ src }) => src.includes('/chunks/app/'))?.src ?? '');
  expect(before.addresses, 'a chunk of the start page is kept').toContain(lost);

  await page.evaluate(async (url) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
  }, lost);
  // The browser's own cache would stand in for a while.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await server.stop();
  guard.allow(SERVER_IS_GONE);
  guard.allow(/ERR_FAILED|ChunkLoadError|Loading chunk|Failed to fetch|no-response/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === lost);
  await page.reload();
  await failed;
  expect(await kept()).toEqual({ addresses: before.addresses.filter((url) => url !== lost), registered: 'activated' });

  await server.start();
  await page.goto(server.url());
  await expectScreen(page);
  await expect.poll(kept, 'the lost file is kept again').toEqual(before);
});

test('without the whole list the worker does not install (117)', async ({ page, server, context, guard }) => {
  // One file of the list is missing on the host.
  guard.allow(/status of 404|bad-precaching-response/);
  const [route = '/'] = exportedRoutes().filter((path) => path !== '/');
  await context.route(server.url(`${route}index.txt`), (request) => request.fulfill({ status: 404 }));
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
});
