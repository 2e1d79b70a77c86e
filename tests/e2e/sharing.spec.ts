import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { messagesOf } from '@/lib/i18n/catalogues';
import { expect, test } from './support';
import { FX1_PLAYED, seed, tableOf } from './support/seed';

const { play, share } = messagesOf('en');
const MARKUP = '<img src=x onerror=alert(1)>';
const NAMES = [MARKUP, '=2+3', '👨‍👩‍👧‍👦 민지', '-16'];
const fx1 = () => tableOf({ names: NAMES, played: FX1_PLAYED, roundLimit: 3 });

async function downloadBy(page: Page, tap: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, tap()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

type Sheet = 'absent' | 'takes everything' | 'takes no files' | 'is closed';

/** The system's share sheet as a phone has it, or has it not; what it was handed is told by {@link handed}. */
async function stubSheet(page: Page, sheet: Sheet): Promise<void> {
  await page.addInitScript((kind) => {
    const got: string[] = [];
    Object.assign(window, { handedToSheet: got });
    const share = async (data: ShareData) => {
      if (kind === 'is closed') throw new DOMException('closed', 'AbortError');
      got.push(JSON.stringify({ ...data, ...(data.files ? { files: data.files.map(({ name, type, size }) => `${name} ${type} ${size > 0}`) } : {}) }));
    };
    const given = kind === 'absent' ? undefined : share;
    Object.defineProperty(navigator, 'share', { configurable: true, value: given });
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: (data: ShareData) => kind !== 'takes no files' || !data.files });
  }, sheet);
}

async function handed(page: Page): Promise<readonly Record<string, unknown>[]> {
  const texts = await page.evaluate(() => (window as unknown as { handedToSheet: string[] }).handedToSheet);
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

/** The short message at the head of the page. */
const said = (page: Page, text: string) => page.getByText(text, { exact: true });

async function openShare(page: Page): Promise<void> {
  await page.goto('/match/?id=seeded');
  await page.getByRole('link', { name: share.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: share.title })).toBeVisible();
}

test('35, 45, 67 the result as text, copied where there is no share sheet; the rounds as CSV', async ({ page, context }) => {
  page.on('dialog', (dialog) => void expect(dialog.message(), 'a name ran as a script').toBe(''));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stubSheet(page, 'absent');
  await seed(page, [fx1()]);
  await openShare(page);
  await page.getByRole('button', { name: share.text.copy }).click();
  await expect(said(page, share.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`1st ${MARKUP}: 84 chips (+20)\n2nd 👨‍👩‍👧‍👦 민지: 76 chips (+12)\n3rd =2+3: 60 chips (−4)\n4th -16: 36 chips (−28)`);

  const { name, bytes } = await downloadBy(page, () => page.getByRole('button', { name: share.table.save }).click());
  expect(name).toMatch(/^lexio-rounds-\d{4}-\d\d-\d\d-\d{6}\.csv$/);
  await expect(said(page, share.taken(name))).toBeVisible();
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines).toHaveLength(14);
  expect(lines.find((line) => line.includes("'=2+3"))).toContain(",'=2+3,2,3,0,3,4,68,");
  expect(lines.find((line) => line.includes("'-16"))).toContain(",'-16,4,8,0,8,-16,48,");
  expect(lines.some((line) => line.includes('👨‍👩‍👧‍👦 민지'))).toBe(true);
});

test('79 what the share sheet takes goes to it, and alone', async ({ page }) => {
  await stubSheet(page, 'takes everything');
  await seed(page, [fx1()]);
  await openShare(page);
  await page.getByRole('button', { name: share.text.share }).click();
  await expect(said(page, share.done)).toBeVisible();
  await page.getByRole('button', { name: share.table.share }).click();
  await expect.poll(() => handed(page)).toEqual([
    { text: expect.stringContaining('3rd =2+3: 60 chips') },
    { files: [expect.stringMatching(/^lexio-rounds-.*\.csv text\/csv true$/)] },
  ]);
});

test('77 a sheet that is closed is no fault, and nothing is downloaded in its place', async ({ page }) => {
  await stubSheet(page, 'is closed');
  await seed(page, [fx1()]);
  await openShare(page);
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.getByRole('button', { name: share.text.share }).click();
  await page.getByRole('button', { name: share.table.share }).click();
  await page.getByRole('button', { name: share.text.copy }).click();
  await expect(said(page, share.copied)).toBeVisible();
  await expect(said(page, share.failed)).toHaveCount(0);
  expect(downloads).toBe(0);
});

test('BG Stats is a link to tap: nothing leaves before, and it opens apart, without saying where it came from', async ({ page, context, guard }) => {
  await seed(page, [fx1()]);
  await openShare(page);
  const link = page.getByRole('link', { name: share.bgStats.link });
  await expect(link).toBeVisible();
  expect(guard.problems).toEqual([]);
  let asked: { url: string; referer: string | undefined } | null = null;
  await context.route('https://app.bgstatsapp.com/**', (route) => {
    asked = { url: route.request().url(), referer: route.request().headers().referer };
    return route.fulfill({ contentType: 'text/html', body: 'there' });
  });
  guard.addOrigin('https://app.bgstatsapp.com');
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await opened.waitForLoadState();
  expect(asked).toMatchObject({ referer: undefined });
  const data = new URL(opened.url()).searchParams.get('data') ?? '';
  expect(JSON.parse(data)).toMatchObject({
    game: { bggId: 19184 },
    players: [{ name: MARKUP, rank: 1, score: '84', winner: true }, { score: '76' }, { score: '60' }, { score: '36', winner: false }],
  });
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
});

test('all matches as two tables', async ({ page }) => {
  await stubSheet(page, 'takes no files');
  await seed(page, Array.from({ length: 120 }, (_, day) => tableOf({ id: `m${day}`, day, names: NAMES, played: FX1_PLAYED })));
  await page.goto('/backup/');
  await page.getByRole('button', { name: share.tables.make }).click();
  const rounds = await downloadBy(page, () => page.getByRole('button', { name: share.tables.rounds }).click());
  expect(rounds.bytes.toString('utf8').trimEnd().split('\r\n')).toHaveLength(1 + 120 * 12);
  const matches = await downloadBy(page, () => page.getByRole('button', { name: share.tables.matches }).click());
  expect(matches.name).toMatch(/^lexio-matches-/);
  const lines = matches.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 120 * 4);
  expect(lines[0]?.replace('\ufeff', '').split(',')[0]).toBe(share.words.columns.began);
});

test('a match in play is shared from its menu', async ({ page }) => {
  await seed(page, [tableOf({ names: NAMES, played: FX1_PLAYED })]);
  await page.goto('/match/?id=seeded');
  await page.getByRole('button', { name: play.menu }).click();
  await page.getByRole('link', { name: share.open }).click();
  await expect(page.getByText(share.result.running(3))).toBeVisible();
  await expect(page.getByText(share.bgStats.later)).toBeVisible();
});
