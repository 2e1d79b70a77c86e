import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, seed, storedRounds, tableOf } from './support/seed';
import { expectTotals, tileCell, whoWentOut } from './support/table';

/** Tab until the focus is there; it must come within a few steps. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 25; steps += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('not reached by the keyboard');
}

const focusIsLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test('a whole round by keyboard alone: chosen, counted, saved, and the focus goes on to who pays whom', async ({ page }) => {
  await seed(page, [tableOf()]);
  await page.goto('/match/?id=seeded');
  await tabTo(page, whoWentOut(page, 'Ann'));
  await page.keyboard.press('Space');
  await expect(whoWentOut(page, 'Ann')).toBeChecked();
  expect(await focusIsLost(page), 'the focus is still somewhere').toBe(false);
  for (const [name, tiles] of [['Bea', 3], ['Cem', 5], ['Dan', 8]] as const) {
    await tabTo(page, tileCell(page, name, 1));
    await page.keyboard.press('Space');
    for (let count = 2; count <= tiles; count += 1) await page.keyboard.press('ArrowRight');
    await expect(tileCell(page, name, tiles)).toBeChecked();
    await expect(tileCell(page, name, tiles)).toBeFocused();
  }
  await tabTo(page, page.getByRole('button', { name: 'Save round 1' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Round 1: who pays whom' })).toBeFocused();
  await expectTotals(page, { Ann: 80, Bea: 68, Cem: 60, Dan: 48 });
  expect(await storedRounds(page)).toHaveLength(1);
  await tabTo(page, page.getByRole('button', { name: 'Undo round 1' }));
  await page.keyboard.press('Enter');
  await expectTotals(page, { Ann: 64 });
  await tabTo(page, page.getByRole('button', { name: 'Redo' }));
});

test('a sheet and a question keep the focus inside, close by Escape, and give it back', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  await page.goto('/match/?id=seeded');
  const opener = page.getByRole('button', { name: 'Match menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Match menu' });
  await expect(menu).toBeVisible();
  const inside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));
  const stops = await menu.locator('a, button').count();
  for (let steps = 0; steps < stops + 2; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await inside(menu)).toBe(true);
  }
  const remove = menu.getByRole('button', { name: 'Delete this match' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  // What is safe has the focus first.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (let steps = 0; steps < 4; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await inside(question)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the Back of a phone closes what is open, one after the other, where the browser tells of it', async ({ page }) => {
  // No desktop has that button: the browser's own watchers are kept, and asked as the button asks them.
  await page.addInitScript(() => {
    const kept: CloseWatcher[] = [];
    const Watcher = window.CloseWatcher;
    if (Watcher === undefined) throw new Error('this browser knows no close watcher');
    class Kept extends Watcher {
      constructor() {
        super();
        kept.push(this);
      }
      override destroy(): void {
        kept.splice(kept.indexOf(this), 1);
        super.destroy();
      }
    }
    Object.assign(window, { CloseWatcher: Kept, pressBack: () => kept.at(-1)?.requestClose(), watchers: () => kept.length });
  });
  type Phone = Window & { pressBack: () => void; watchers: () => number };
  const pressBack = () => page.evaluate(() => (window as unknown as Phone).pressBack());
  const watchers = () => page.evaluate(() => (window as unknown as Phone).watchers());

  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  await page.goto('/match/?id=seeded');
  await page.getByRole('button', { name: 'Match menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Match menu' });
  await menu.getByRole('button', { name: 'Delete this match' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expect.poll(watchers).toBe(2);
  await pressBack();
  await expect(question).toHaveCount(0);
  await expect(menu).toBeVisible();
  await expect.poll(watchers).toBe(1);
  await pressBack();
  await expect(menu).toHaveCount(0);
  await expectTotals(page, { Ann: 76 });
  expect(await watchers()).toBe(0);

  // By hand again: nothing is left that would swallow the next Back.
  await page.getByRole('button', { name: 'Match menu' }).click();
  await expect.poll(watchers).toBe(1);
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect.poll(watchers).toBe(0);
});
