import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { OUT } from '../../scripts/paths.mjs';
import { expect, runningBuild, test, untilOfflineReady } from './support';
import { presentBuild, writeNextBuild } from './support/next-build';
import { exportedRoutes } from './support/routes';

test.use({ serviceWorkers: 'allow' });

const updateButton = (page: Page) => page.getByRole('button', { name: /update/i });

/** What the hourly check does. Resolves when the new build is complete on the device. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing === null) return;
    await new Promise<void>((done) => {
      const look = () => installing.state !== 'installing' && done();
      installing.addEventListener('statechange', look);
      look();
    });
  });

/** Every page of a build with the host away is tried in offline.spec.ts. */
const A_HANDFUL = 5;

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** No worker waits or installs any more: nothing is left that could reload a page. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && waiting === null && installing === null;
  });

test.describe('a new build on the host', () => {
  let next = '';

  test.beforeEach(async ({ page, server }, info) => {
    await page.goto(server.url());
    await untilOfflineReady(page);
    expect(await runningBuild(page)).toBe(presentBuild());
    const folder = info.outputPath('next-build');
    next = writeNextBuild(folder);
    expect(next).not.toBe(presentBuild());
    await server.deploy(folder);
  });

  test('is offered, not forced: the old build goes on, all of it (133, 135)', async ({ page, server, context }) => {
    const loads = countLoads(page);
    await lookForUpdate(page);
    await expect(updateButton(page)).toBeVisible();
    expect(loads()).toBe(0);

    // Its files are gone from the host, and from the network altogether.
    await server.stop();
    const later = await context.newPage();
    for (const route of exportedRoutes()) {
      await later.goto(server.url(route));
      await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await runningBuild(later)).toBe(presentBuild());
      await expect(updateButton(later)).toBeVisible();
    }
    await page.reload();
    expect(await runningBuild(page)).toBe(presentBuild());
    await expect(updateButton(page)).toBeVisible();
  });

  test('is taken by every tab with one reload each, when one accepts it (131)', { tag: '@base-path' }, async ({ page, server, context }) => {
    const other = await context.newPage();
    await other.goto(server.url(exportedRoutes().at(-1)));
    expect(await runningBuild(other)).toBe(presentBuild());
    await lookForUpdate(page);
    await expect(updateButton(other)).toBeVisible();
    const [loads, otherLoads] = [countLoads(page), countLoads(other)];

    await page.bringToFront();
    await updateButton(page).dblclick();
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('data-build', next);
      await expect.poll(() => settled(tab)).toBe(true);
      await expect(updateButton(tab)).toHaveCount(0);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect([loads(), otherLoads()]).toEqual([1, 1]);

    // The new build is whole, and the old one leaves nothing behind.
    await server.stop();
    for (const route of exportedRoutes().slice(0, A_HANDFUL)) {
      await page.goto(server.url(route));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await runningBuild(page)).toBe(next);
    }
    const kept = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((url) => url.includes(presentBuild()))).toEqual([]);
  });

  test('replaces the old one by itself once no tab is left', async ({ page, server, context }) => {
    await lookForUpdate(page);
    await expect(updateButton(page)).toBeVisible();
    await page.close();
    await expect(async () => {
      const later = await context.newPage();
      await later.goto(server.url());
      const build = await runningBuild(later);
      await later.close();
      expect(build).toBe(next);
    }).toPass();
  });

  test('is found when the page loads, and nothing is said of it when the host is away', async ({ page, server }) => {
    await server.stop();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(updateButton(page)).toHaveCount(0);
    await server.start();
    await page.reload();
    await expect(updateButton(page)).toBeVisible();
  });

  test('half deployed is not installed: builds never mix', async ({ page, server, guard }, info) => {
    // The new worker is there already, the start page is still the old one.
    const folder = info.outputPath('half-deployed');
    writeNextBuild(folder, 'e');
    copyFileSync(join(OUT, 'index.html'), join(folder, 'index.html'));
    await server.deploy(folder);
    guard.allow(/integrity|SHA-256|bad-precaching-response|Failed to fetch/i);
    await lookForUpdate(page);
    expect(await settled(page)).toBe(true);
    await expect(updateButton(page)).toHaveCount(0);
    await page.reload();
    expect(await runningBuild(page)).toBe(presentBuild());
  });
});

test('the worker has one address for ever (143)', { tag: '@base-path' }, async ({ page, server }) => {
  await page.goto(server.url());
  await untilOfflineReady(page);
  const { script, scope, cached } = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return { script: registration.active?.scriptURL, scope: registration.scope, cached: registration.updateViaCache };
  });
  expect({ script, scope, cached }).toEqual({ script: server.url('/sw.js'), scope: server.url('/'), cached: 'none' });
});
