import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { backupText, makeBackup } from '@/lib/exchange';
import type { Match } from '@/lib/match';
import { messagesOf } from '@/lib/i18n/catalogues';
import { encodeMatch, STORED_ROWS } from '@/lib/storage';
import { DATABASE_NAME } from '@/lib/storage/database';
import { expect, test } from './support';
import { FX1_PLAYED, openQuietPage, seed, seedRows, storedRows, tableOf } from './support/seed';
import { expectTotals } from './support/table';

const { backup, history } = messagesOf('en');
const MARKUP = '<svg onload=alert(1)>';

const rowOf = (match: Match, deletedAt: number | null = null) => encodeMatch({ match, deletedAt: deletedAt as never });
const many = (count: number) => Array.from({ length: count }, (_, day) => tableOf({ id: `mine ${day}`, day, played: FX1_PLAYED.slice(0, 1) }));
const backupOf = (...rows: unknown[]) => backupText(makeBackup({ matches: rows, players: [] }, STORED_ROWS, 'some build', Date.UTC(2026, 3, 8)));

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByLabel(backup.choose).setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content as string) });
}

async function downloadBy(page: Page, tap: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, tap()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** What clearing the site's data leaves: nothing. */
async function forgetEverything(page: Page): Promise<void> {
  await openQuietPage(page);
  await page.evaluate(async (name) => {
    localStorage.clear();
    const request = indexedDB.deleteDatabase(name);
    await new Promise<void>((done, fail) => {
      request.onsuccess = () => done();
      request.onerror = () => fail(request.error);
    });
  }, DATABASE_NAME);
}

test('45, 71, 73 a backup survives the browser: two matches join ten others, counted beforehand, and once only', async ({ page }) => {
  page.on('dialog', (dialog) => void expect(dialog.message(), 'a name ran as a script').toBe(''));
  const rows = [
    rowOf(tableOf({ id: 'taken along', played: FX1_PLAYED, names: [MARKUP, '👨‍👩‍👧‍👦 민지', 'Cem', 'Dan'] })),
    rowOf(tableOf({ id: 'thrown away', day: 1, played: FX1_PLAYED.slice(0, 2) }), 99),
  ];
  await seedRows(page, 'matches', rows);
  await page.goto('/settings/');
  await expect(page.getByText(backup.never)).toBeVisible();
  await page.getByRole('link', { name: backup.open }).click();
  const { name, text } = await downloadBy(page, () => page.getByRole('button', { name: backup.save }).click());
  expect(name).toMatch(/^lexio-backup-\d{4}-\d\d-\d\d-\d{6}\.json$/);
  expect(JSON.parse(text)).toMatchObject({ format: 'lexio-backup', version: 1, app: await page.locator('html').getAttribute('data-build') });
  await expect(page.getByText(backup.downloaded(name))).toBeVisible();
  await expect(page.getByText(/^Last backup: /)).toBeVisible();

  await forgetEverything(page);
  await seed(page, many(10));
  await page.goto('/backup/');
  await choose(page, `${name}.txt`, text);
  const found = page.getByRole('region', { name: backup.found });
  await expect(found.getByRole('row', { name: `${backup.fresh} 2 ` })).toBeVisible();
  await expect(found.getByRole('row', { name: `${backup.onlyHere} 10 ` })).toBeVisible();
  await expect(found).toContainText(backup.becomes(10, 12));
  await found.getByRole('button', { name: backup.merge, exact: true }).click();
  await expect(page.getByText(backup.doneMatches(10, 12))).toBeVisible();
  const stored = await storedRows(page, 'matches');
  expect(stored).toHaveLength(12);
  expect(stored.filter(({ id }) => !String(id).startsWith('mine'))).toEqual(rows);

  await choose(page, 'from a messenger.bin', text);
  await expect(found).toContainText(backup.nothing);
  await expect(found.getByRole('button', { name: backup.merge, exact: true })).toHaveCount(0);
  await page.goto('/match/?id=taken along');
  await expectTotals(page, { [MARKUP]: 84, '👨‍👩‍👧‍👦 민지': 60, Cem: 76, Dan: 36 });
});

test('69, 75 a bad file is refused in words beside the button, the device stays as it was, and the next file is taken', async ({ page }, info) => {
  await seed(page, many(2));
  const before = await storedRows(page, 'matches');
  const good = backupOf(rowOf(tableOf({ id: 'good', played: FX1_PLAYED })));
  const { fault } = backup;
  await page.goto('/backup/');
  const card = page.getByRole('region', { name: backup.restore });
  const files: readonly [name: string, content: string | Buffer, sentence: string][] = [
    ['empty.json', '', fault.empty],
    ['half.json', good.slice(0, -40), fault['cut-off']],
    ['drawing.json', '{"type":"excalidraw","version":2}', fault['other-file']],
    ['picture.json', readFileSync('public/icons/icon-192.png'), fault['not-json']],
    ['newer.json', good.replace('"version":1', '"version":2'), fault.newer('some build')],
    ['damaged.json', good.replace('"winner":0', '"winner":9'), fault.damaged('matches[0].events[0].entry.winner')],
  ];
  await page.getByLabel(backup.choose).focus();
  const opened = page.waitForEvent('filechooser');
  // The page answers this after it has heard that choosers are the test's; a key, being input, would overtake that.
  await expect(page.getByLabel(backup.choose)).toBeFocused();
  await page.keyboard.press('Enter');
  const chooser = await opened;
  await chooser.setFiles({ name: 'keys.json', mimeType: 'application/json', buffer: Buffer.from('[1]') });
  await expect(card.getByRole('alert')).toContainText(fault['other-file']);
  await expect(page.getByLabel(backup.choose)).toBeFocused();
  for (const [name, content, sentence] of files) {
    await choose(page, name, content);
    await expect(card.getByRole('alert'), name).toHaveText(`${sentence}${backup.unchanged}`);
  }
  const large = info.outputPath('large.json');
  writeFileSync(large, Buffer.alloc(50_000_000, 'a')); // by its path: a browser reads it faster than it is handed over
  await page.getByLabel(backup.choose).setInputFiles(large);
  await expect(card.getByRole('alert')).toHaveText(`${fault['too-large']}${backup.unchanged}`);
  rmSync(large);
  expect(await storedRows(page, 'matches')).toEqual(before);
  await choose(page, 'good.json', good);
  await expect(card.getByRole('alert')).toHaveCount(0);
  await card.getByRole('button', { name: backup.merge, exact: true }).click();
  await expect(page.getByText(backup.doneMatches(2, 3))).toBeVisible();
});

test('73, 159 replacing asks, and saves what was here first; the reminder goes with a backup', async ({ page }) => {
  await seed(page, many(6));
  const before = await storedRows(page, 'matches');
  await page.goto('/history/');
  await expect(page.getByText(backup.remind(5))).toBeVisible();
  await page.getByRole('link', { name: backup.remindLink }).click();
  await choose(page, 'backup.json', backupOf(rowOf(tableOf({ id: 'other', played: FX1_PLAYED }))));
  await page.getByRole('radio', { name: backup.mode.replace.name }).click();
  await expect(page.getByText(backup.becomes(6, 1))).toBeVisible();
  await page.getByRole('button', { name: backup.replace }).click();
  const question = page.getByRole('alertdialog', { name: backup.replaceTitle });
  await expect(question).toContainText(backup.replaceAsk(6, 1));
  const copy = await downloadBy(page, () => question.getByRole('button', { name: backup.replaceDo }).click());
  await expect(page.getByText(backup.doneMatches(6, 1))).toBeVisible();
  expect(await storedRows(page, 'matches')).toMatchObject([{ id: 'other' }]);

  await choose(page, copy.name, copy.text);
  await page.getByRole('button', { name: backup.merge, exact: true }).click();
  await expect(page.getByText(backup.doneMatches(1, 7))).toBeVisible();
  expect((await storedRows(page, 'matches')).filter(({ id }) => id !== 'other')).toEqual(before);

  const { name } = await downloadBy(page, () => page.getByRole('button', { name: backup.save }).click());
  await expect(page.getByText(backup.downloaded(name))).toBeVisible();
  await page.goto('/history/');
  await expect(page.getByRole('link', { name: new RegExp(`^${history.open('', '').slice(0, 8)}`) })).toHaveCount(7);
  await expect(page.getByText(backup.remind(5))).toHaveCount(0);
});
