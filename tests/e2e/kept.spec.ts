import { expect, test } from './support';
import { FX1_PLAYED, seedRows, storedRows, tableOf } from './support/seed';
import { expectTotals, fillSetup, playRound, startMatch } from './support/table';
import { encodeMatch } from '@/lib/storage';

declare global {
  interface Window {
    asked: { times: number; afterTap: boolean };
  }
}

for (const answer of [true, false]) {
  test(`the browser is asked once to keep the matches, after a tap, and its ${answer ? 'yes' : 'no'} is told as it is (159)`, async ({ page }) => {
    await page.addInitScript((answer) => {
      const remembered = () => JSON.parse(sessionStorage.getItem('asked') ?? '{"times":0,"afterTap":false}') as Window['asked'];
      Object.defineProperty(window, 'asked', { get: remembered });
      StorageManager.prototype.persist = () => {
        const asked = { times: remembered().times + 1, afterTap: navigator.userActivation.hasBeenActive };
        sessionStorage.setItem('asked', JSON.stringify(asked));
        return Promise.resolve(answer);
      };
      StorageManager.prototype.persisted = () => Promise.resolve(answer && remembered().times > 0);
    }, answer);
    const asked = () => page.evaluate(() => window.asked);
    await page.goto('/');
    await page.getByRole('link', { name: 'Settings' }).click();
    const storage = page.getByRole('region', { name: 'Storage' });
    await expect(storage).toContainText('The browser may clear them when the device runs low on space.');
    expect(await asked()).toEqual({ times: 0, afterTap: false });

    await page.goto('/');
    await startMatch(page, ['Ann', 'Bea', 'Cem']);
    await expect.poll(asked).toEqual({ times: 1, afterTap: true });
    await playRound(page, { out: 'Ann', left: { Bea: 3, Cem: 5 } }, 1);
    await page.goto('/new/');
    await fillSetup(page, ['Ann', 'Bea', 'Cem'], 3);
    await page.getByRole('button', { name: 'Start: 3 players' }).click();
    await expectTotals(page, { Ann: 64 });
    expect((await asked()).times).toBe(1);

    await page.goto('/settings/');
    await expect(storage).toContainText(
      answer ? 'The browser promises not to clear them by itself.' : 'The browser may clear them when the device runs low on space.',
    );
    const again = page.getByRole('button', { name: 'Ask to keep them for good' });
    if (answer) {
      await expect(again).toHaveCount(0);
    } else {
      // Whoever wants to may ask again, and hears the answer.
      await again.click();
      await expect(storage.getByRole('status')).toContainText('The browser said no.');
      expect((await asked()).times).toBe(2);
    }
  });
}

test('a row that cannot be read is shown as such and stays as it is, whatever is done beside it', async ({ page, context }) => {
  const whole = encodeMatch({ match: tableOf({ id: 'whole', played: FX1_PLAYED.slice(0, 1) }), deletedAt: null });
  const broken = { ...(whole as object), id: 'broken', events: [{ nonsense: true }], extra: new Date(0), '': [undefined, -0] };
  const newer = { ...(whole as object), id: 'newer', schema: 1_000, chips: { many: 7 } };
  await seedRows(page, 'matches', [whole, broken, newer]);
  const strangers = async () => JSON.stringify((await storedRows(page, 'matches')).filter(({ id }) => id === 'broken' || id === 'newer'));
  const before = await strangers();
  expect(before).toContain('nonsense');

  await page.goto('/history/');
  const cards = page.getByRole('region', { name: 'A match that cannot be read' });
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: 'events[0]' })).toContainText('nothing will overwrite it');
  await expect(cards.filter({ hasText: 'schema 1000' })).toContainText('newer version of the app');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await cards.filter({ hasText: 'events[0]' }).getByRole('button', { name: 'Copy its data' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ id: 'broken', events: [{ nonsense: true }] });

  await page.getByRole('link', { name: /Open the match/ }).click();
  await playRound(page, { out: 'Bea', left: { Ann: 4, Cem: 2, Dan: 6 } }, 2);
  await page.getByRole('button', { name: 'Undo round 2' }).click();
  await expectTotals(page, { Ann: 80 });
  await page.goto('/history/');
  await page.getByRole('button', { name: 'Delete this match' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: /Open the match/ })).toHaveCount(0);
  await page.goto('/');
  await startMatch(page, ['Ann', 'Bea', 'Cem']);
  for (const id of ['broken', 'newer']) {
    await page.goto(`/match/?id=${id}`);
    await expect(cards).toHaveCount(1);
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
  }
  expect(await strangers()).toBe(before);
});
