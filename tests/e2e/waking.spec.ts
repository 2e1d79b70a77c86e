import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, seed, storedRows, tableOf } from './support/seed';
import { expectTotals, tileCell, whoWentOut } from './support/table';

test.use({ serviceWorkers: 'allow' });

const AFTER_TWO = { Ann: 76, Bea: 80, Cem: 64, Dan: 36 };

/** What a phone tells a page when the screen goes off and on. */
async function lookAway(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new PageTransitionEvent(state === 'hidden' ? 'pagehide' : 'pageshow', { persisted: true }));
    }, state);
  }
}

async function freezeAndThaw(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  for (const state of ['frozen', 'active'] as const) await session.send('Page.setWebLifecycleState', { state });
  await session.detach();
}

test('a phone that wakes up shows the same match, with its rounds, and makes no other (11)', async ({ page, context }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  const before = await storedRows(page, 'matches');
  await page.goto('/match/?id=seeded');
  await expectTotals(page, AFTER_TWO);

  await lookAway(page);
  await expectTotals(page, AFTER_TWO);
  await freezeAndThaw(page);
  await expectTotals(page, AFTER_TWO);
  await page.reload();
  await expectTotals(page, AFTER_TWO);
  await page.goto('/history/');
  await page.goBack();
  await expectTotals(page, AFTER_TWO);

  // A second launch from the icon, while the first window still stands there.
  const { start_url: start } = (await (await page.request.get('/manifest.webmanifest')).json()) as { start_url: string };
  const launched = await context.newPage();
  await launched.goto(new URL(start, new URL('/manifest.webmanifest', page.url())).href);
  await launched.getByRole('link', { name: 'Continue' }).click();
  await expect(launched).toHaveURL(/\/match\/\?id=seeded$/);
  await expectTotals(launched, AFTER_TWO);
  await launched.goto('/history/');
  await expect(launched.getByRole('link', { name: /Open the match/ })).toHaveCount(1);
  expect(await storedRows(page, 'matches')).toEqual(before);
});

test('a half-typed round is untouched by sleep, and by the network coming and going (11, 129)', async ({ page, context }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  await page.goto('/match/?id=seeded');
  await whoWentOut(page, 'Cem').click();
  await tileCell(page, 'Bea', 8).click();
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (let times = 0; times < 3; times += 1) {
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await lookAway(page);
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await freezeAndThaw(page);
  }
  await expect(whoWentOut(page, 'Cem')).toBeChecked();
  await expect(tileCell(page, 'Bea', 8)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Still to tap: Ann and Dan' })).toBeVisible();
  expect(loads).toBe(0);
});
