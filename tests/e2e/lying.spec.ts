import { expect, test } from './support';
import { seed, tableOf } from './support/seed';
import { tileCell, typeRound, whoWentOut } from './support/table';

test('a phone that lies on its side shows two players beside each other, and lets the name of the screen scroll away', async ({ page }) => {
  await seed(page, [tableOf()]);
  await page.goto('/match/?id=seeded');
  await whoWentOut(page, 'Ann').click();
  const top = async (name: string) => (await tileCell(page, name, 1).boundingBox())?.y ?? NaN;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(tileCell(page, 'Cem', 1)).toBeVisible();
  expect(await top('Cem'), 'upright: below').toBeGreaterThan(await top('Bea'));

  await page.setViewportSize({ width: 740, height: 340 });
  await expect.poll(async () => (await top('Cem')) - (await top('Bea'))).toBe(0);
  expect(await top('Dan'), 'the next two').toBeGreaterThan(await top('Bea'));
  const cell = await tileCell(page, 'Bea', 7).boundingBox();
  expect(Math.min(cell?.width ?? 0, cell?.height ?? 0), 'room for a thumb').toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'no sideways scroll').toBeLessThanOrEqual(0);
  await typeRound(page, { out: 'Ann', left: { Bea: 3, Cem: 5, Dan: 8 } });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('button', { name: 'Save round 1' }).click();
  await expect(page.getByRole('heading', { name: 'Round 1: who pays whom' })).toBeVisible();
});
