import { expect, runningBuild, test, untilOfflineReady } from './support';
import { presentBuild, writeNextBuild } from './support/next-build';
import { FX1_PLAYED, seed, storedRounds, tableOf } from './support/seed';
import { expectTotals, tileCell, whoWentOut } from './support/table';

test.use({ serviceWorkers: 'allow' });

test('an update taken while a round is half typed keeps it, and the version named is the one that runs (131, 135, 61)', async ({ page, server, context }, info) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })], server.origin);
  await page.goto(server.url('/match/?id=seeded'));
  await untilOfflineReady(page);
  const other = await context.newPage();
  await other.goto(server.url('/settings/'));
  await expect(other.getByText(`Version ${presentBuild()}`)).toBeVisible();

  await page.bringToFront();
  await whoWentOut(page, 'Cem').click();
  await tileCell(page, 'Ann', 1).click();
  await tileCell(page, 'Bea', 8).click();
  const next = writeNextBuild(info.outputPath('next-build'));
  await server.deploy(info.outputPath('next-build'));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const update = page.getByRole('button', { name: 'Update' });
  await expect(update).toBeVisible();
  // Offered, and not taken: the old build runs, and says so.
  await other.reload();
  await expect(other.getByText(`Version ${presentBuild()}`)).toBeVisible();
  expect(await runningBuild(other)).toBe(presentBuild());
  await expect(tileCell(page, 'Bea', 8)).toBeChecked();

  await update.click();
  for (const window of [page, other]) await expect(window.locator('html')).toHaveAttribute('data-build', next);
  await expect(other.getByText(`Version ${next}`)).toBeVisible();
  await expect(page.getByText('Your entry from before was kept.')).toBeVisible();
  await expect(whoWentOut(page, 'Cem')).toBeChecked();
  await expect(tileCell(page, 'Ann', 1)).toBeChecked();
  await tileCell(page, 'Dan', 3).click();
  await page.getByRole('button', { name: 'Save round 3' }).click();
  await expectTotals(page, { Ann: 84, Bea: 60, Cem: 76, Dan: 36 });
  expect(await storedRounds(page)).toHaveLength(3);
});
