import { expect, SERVER_IS_GONE, test, untilOfflineReady } from './support';
import { exportedRoutes } from './support/routes';

test.describe('with the server stopped after one visit', () => {
  test.beforeEach(async ({ page, server, guard }) => {
    await page.goto(server.url());
    await untilOfflineReady(page);
    await server.stop();
    guard.allow(SERVER_IS_GONE);
  });

  for (const route of exportedRoutes()) {
    test(`${route} opens by address, by reload and with an unknown id`, async ({ page, server }) => {
      for (const address of [route, `${route}?id=no-such-match&round=99`]) {
        const opened = await page.goto(server.url(address));
        expect(opened?.status()).toBe(200);
        expect(opened?.fromServiceWorker()).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const reloaded = await page.reload();
        expect(reloaded?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });
  }
});
