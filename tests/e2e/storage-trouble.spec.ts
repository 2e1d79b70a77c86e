import type { Page } from '@playwright/test';
import { expect, test } from './support';
import { FX1_PLAYED, NATIVE_VERSION, openQuietPage, seed, seedRows, storedRounds, storedRows, tableOf } from './support/seed';
import { expectTotals, FX1, playRound, startMatch, typeRound } from './support/table';

const [, , THIRD] = FX1 as [(typeof FX1)[0], (typeof FX1)[0], (typeof FX1)[0]];
const AFTER_THREE = { Ann: 84, Bea: 60, Cem: 76, Dan: 36 };

for (const step of ['transaction', 'put'] as const) {
  test(`a connection lost on waking: the first ${step} fails, the round is stored once (145)`, async ({ page }) => {
    await page.addInitScript((step) => {
      const lost = () => new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');
      const state = Object.assign(window, { toLose: 0, lost: 0 });
      const fail = () => {
        state.toLose -= 1;
        state.lost += 1;
        return lost();
      };
      const { transaction } = IDBDatabase.prototype;
      const { put } = IDBObjectStore.prototype;
      IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<typeof transaction>) {
        if (step === 'transaction' && args[1] === 'readwrite' && state.toLose > 0) throw fail();
        return transaction.apply(this, args);
      };
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
        if (step === 'put' && this.name === 'matches' && state.toLose > 0) throw fail();
        return put.apply(this, args);
      };
    }, step);
    await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
    await page.goto('/match/?id=seeded');
    await typeRound(page, THIRD);
    await expect.poll(async () => JSON.stringify(await storedRows(page, 'drafts'))).toContain('"tiles":[1,8,null,3]');
    await page.evaluate(() => Object.assign(window, { toLose: 1 }));
    await page.getByRole('button', { name: 'Save round 3' }).click();
    await expectTotals(page, AFTER_THREE);
    expect(await page.evaluate(() => (window as unknown as { lost: number }).lost)).toBe(1);
    expect(await storedRounds(page)).toHaveLength(3);
    await page.reload();
    await expectTotals(page, AFTER_THREE);
  });
}

test('a disk that is full: said in words, nothing stored, nothing typed is lost, and it goes on once there is room', async ({ page }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  await page.goto('/match/?id=seeded');
  await typeRound(page, THIRD);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Save round 3' }).click();
  await expect(page.getByText('The device has no room left. Nothing was saved; free some space and try again.', { exact: true })).toBeVisible();
  expect(await storedRounds(page)).toHaveLength(2);
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await page.getByRole('button', { name: 'Save round 3' }).click();
  await expectTotals(page, AFTER_THREE);
});

const REFUSALS = {
  'indexedDB is undefined': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'asking for indexedDB throws SecurityError': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: refuse, configurable: true });
  },
  'open() throws InvalidStateError': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.', 'InvalidStateError');
    };
  },
  'open() throws SecurityError': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
};

for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`${what}: the app says that nothing is kept, and a match is played in memory (157)`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/');
    await expect(page.getByText('This browser keeps nothing: matches are gone when the page closes.')).toBeVisible();
    await startMatch(page, ['Ann', 'Bea', 'Cem']);
    await playRound(page, { out: 'Ann', left: { Bea: [3, 2], Cem: 6 } }, 1);
    await expectTotals(page, { Ann: 82, Bea: 46, Cem: 64 });
    await page.getByRole('button', { name: 'Undo round 1' }).click();
    await expectTotals(page, { Ann: 64, Bea: 64, Cem: 64 });
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('region', { name: 'Match in play' })).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('region', { name: 'Storage' })).toContainText('Nothing can be kept');
  });
}

/** Another page of the origin that has the database open, and lets go only when it is told to. */
async function hold(page: Page, version: number): Promise<() => Promise<void>> {
  await openQuietPage(page);
  await page.evaluate(async (version) => {
    const request = indexedDB.open('lexio', version);
    await new Promise((done) => (request.onsuccess = done));
    Object.assign(window, { held: request.result });
  }, version);
  return () => page.evaluate(() => (window as unknown as { held: IDBDatabase }).held.close());
}

test('an old window in the way: two new ones ask to close it, go on by themselves, and all data is there (147)', async ({ page, context }) => {
  await seedRows(page, 'matches', [], '', NATIVE_VERSION - 1);
  const release = await hold(page, NATIVE_VERSION - 1);
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const window of [one, two]) {
    await window.goto('/history/');
    await expect(window.getByText(/Another window still uses an older version\. Close the other windows/)).toBeVisible();
    await expect(window.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  }
  await release();
  for (const window of [one, two]) {
    await expect(window.getByText('No matches yet.')).toBeVisible();
    await expect(window.getByText(/Another window still uses/)).toHaveCount(0);
  }
  await one.bringToFront();
  await one.goto('/');
  await startMatch(one, ['Ann', 'Bea', 'Cem']);
  await expect(two.getByRole('link', { name: /Open the match/ })).toHaveCount(1);
});

test('a newer window comes: the old one lets go, keeps its half-typed round, asks for a reload, and touches nothing (147)', async ({ page, context }) => {
  await seed(page, [tableOf({ played: FX1_PLAYED.slice(0, 2) })]);
  await page.goto('/match/?id=seeded');
  await typeRound(page, { out: 'Cem', left: { Ann: 1, Bea: 8 } });
  const before = await storedRows(page, 'matches');
  const newer = await context.newPage();
  await openQuietPage(newer);
  const upgraded = await newer.evaluate(async (version) => {
    const request = indexedDB.open('lexio', version);
    const how = await new Promise((done) => {
      request.onsuccess = () => done('opened');
      request.onblocked = () => done('blocked');
    });
    request.result.close();
    return how;
  }, NATIVE_VERSION + 10);
  expect(upgraded).toBe('opened');
  const notice = page.getByRole('status').filter({ hasText: 'A newer version of the app was opened in another window.' });
  await expect(notice).toBeVisible();
  await page.bringToFront();
  await notice.getByRole('button', { name: 'Reload' }).click();
  // This build is still the old one: it must not open what it does not know.
  await expect(notice).toBeVisible();
  expect(await storedRows(newer, 'matches')).toEqual(before);
  expect(JSON.stringify(await storedRows(newer, 'drafts'))).toContain('"tiles":[1,8,null,null]');
});
