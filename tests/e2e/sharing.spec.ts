import { readFileSync } from 'node:fs';
import { devices, type Browser, type BrowserContext, type Download, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { messagesOf } from '@/lib/i18n/catalogues';
import { playerId } from '@/lib/match';
import { encodePlayer, newPlayer } from '@/lib/storage';
import { expect, test, untilOfflineReady, type Guard } from './support';
import { FX1_PLAYED, seed, seedRows, storedRows, tableOf } from './support/seed';
import { expectTotals, FX1_NAMES } from './support/table';

const { backup, history, play, share, shared } = messagesOf('en');
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

/** Another phone: its own storage, its own clock, nothing of the first. */
async function otherPhone(browser: Browser, guard: Guard): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: test.info().project.use.baseURL ?? '' });
  guard.watch(context);
  return { page: await context.newPage(), context };
}

async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: share.link.copy }).click();
  await expect(said(page, share.copied)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('125 a match goes to another phone in a link, is looked at, saved once, and renamed by nobody', async ({ page, context, browser, guard }) => {
  page.on('dialog', (dialog) => void expect(dialog.message(), 'a name ran as a script').toBe(''));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seed(page, [fx1()]);
  await page.goto('/match/share/?id=seeded');
  const link = await linkOf(page);
  expect(new URL(link).search).toBe('');
  expect(link).toContain('/shared/#lexio1z');
  expect(link.length).toBeLessThan(900);

  const { page: phone, context: other } = await otherPhone(browser, guard);
  phone.on('dialog', (dialog) => void expect(dialog.message(), 'a name ran as a script').toBe(''));
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await phone.goto(link);
  await expectTotals(phone, { [MARKUP]: 84, '=2+3': 60, '👨‍👩‍👧‍👦 민지': 76, '-16': 36 });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('lexio1'))).toEqual([]);
  const rounds = phone.getByRole('region', { name: shared.rounds });
  await rounds.getByRole('button', { name: new RegExp(`^${play.payments(1)}`) }).click();
  await expect(rounds.getByText(play.pays('-16', MARKUP, 8))).toBeVisible();
  expect(await storedRows(phone, 'matches')).toEqual([]);

  await phone.getByRole('button', { name: shared.save }).dblclick({ delay: 20 });
  await expect(phone.getByText(shared.saved)).toBeVisible();
  const [stored, ...more] = await storedRows(phone, 'matches');
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ id: 'seeded', done: [], deletedAt: null });
  expect((await storedRows(phone, 'players')).map(({ id }) => id).sort()).toEqual(['player 0', 'player 1', 'player 2', 'player 3']);
  await phone.reload();
  await expect(phone.getByText(shared.saved)).toBeVisible();
  await phone.getByRole('link', { name: shared.open }).click();
  await expectTotals(phone, { [MARKUP]: 84, '-16': 36 });
  await phone.goto('/history/');
  await expect(phone.getByRole('link', { name: new RegExp(`^${history.open('', '').slice(0, 8)}`) })).toHaveCount(1);
  await other.close();
});

test('a match that both phones know: which is newer is told, and nothing is replaced unasked', async ({ page, context, browser, guard }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = { names: FX1_NAMES, start: [64, 64, 64, 20], settlement: { exhaustion: 'allow-debt' } } as const;
  await seed(page, [tableOf({ ...table, played: FX1_PLAYED })]);
  await page.goto('/match/share/?id=seeded');
  const link = await linkOf(page);

  const { page: phone, context: other } = await otherPhone(browser, guard);
  await seed(phone, [tableOf({ ...table, played: FX1_PLAYED.slice(0, 2) }), tableOf({ id: 'another', day: 3, names: FX1_NAMES, played: FX1_PLAYED })]);
  const before = await storedRows(phone, 'matches');
  await phone.goto(link);
  const here = phone.getByRole('region', { name: shared.here });
  await expect(here).toContainText(shared.different);
  await expect(here).toContainText(`${shared.mine}${history.rounds(2)}`);
  await expect(here).toContainText('Bea 80 · Ann 76 · Cem 64 · Dan −8');
  await here.getByRole('button', { name: shared.replace }).click();
  await phone.getByRole('button', { name: messagesOf('en').common.cancel }).click();
  expect(await storedRows(phone, 'matches')).toEqual(before);
  await here.getByRole('button', { name: shared.replace }).click();
  const copy = await downloadBy(phone, () => phone.getByRole('button', { name: shared.replaceDo }).click());
  await expect(here).toContainText(shared.saved);
  await expect(here).toContainText(backup.safetySaved(copy.name));
  expect((JSON.parse(copy.bytes.toString('utf8')) as { matches: unknown[] }).matches).toEqual(before.filter(({ id }) => id === 'seeded'));
  const after = await storedRows(phone, 'matches');
  expect(after).toHaveLength(2);
  expect(after.find(({ id }) => id === 'another')).toEqual(before.find(({ id }) => id === 'another'));
  await phone.goto('/match/?id=seeded');
  await expectTotals(phone, { Ann: 84, Bea: 60, Cem: 76, Dan: -8 });
  await other.close();
});

test('the phone that sent a match knows it again, with its steps of undo, under the names of today', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const match = tableOf({ names: FX1_NAMES, played: FX1_PLAYED });
  await seed(page, [match]);
  await seedRows(page, 'players', [encodePlayer(newPlayer(playerId('player 0'), 'Annabel'))]);
  await page.goto('/match/share/?id=seeded');
  const link = await linkOf(page);
  await page.goto(link);
  await expectTotals(page, { Annabel: 84, Bea: 60 });
  await expect(page.getByText(shared.saved)).toBeVisible();
  expect((await storedRows(page, 'matches'))[0]).toMatchObject({ done: match.done });
});

test('a damaged, cut off, foreign or newer link is refused in words, and the whole one is taken then', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seed(page, [fx1()]);
  await page.goto('/match/share/?id=seeded');
  const link = await linkOf(page);
  const alert = page.getByRole('main').getByRole('alert');
  const links: readonly [string, string][] = [
    [link.replace(/#.*/u, ''), shared.fault['no-match']],
    [link.replace(/#.*/u, '#top'), shared.fault['no-match']],
    [link.slice(0, -30), shared.fault['cut-off']],
    [link.replace(/z(....)/u, 'z$1A'), shared.fault['cut-off']],
    [link.replace('#lexio1', '#lexio7'), shared.fault.newer],
  ];
  for (const [address, sentence] of links) {
    await page.goto(address);
    await expect(alert, address).toContainText(sentence);
  }
  await page.goto(link);
  await expect(alert).toHaveCount(0);
  await expectTotals(page, { [MARKUP]: 84 });
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('125 without a network a link opens, is saved, and its code is drawn dark on light by night', async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await seed(page, [tableOf({ names: FX1_NAMES, played: FX1_PLAYED })], server.origin);
    await page.goto(server.url('/'));
    await untilOfflineReady(page);
    await server.stop();
    await page.goto(server.url('/match/share/?id=seeded'));
    const link = await linkOf(page);
    expect(link.startsWith(server.url('/shared/#'))).toBe(true);
    await page.getByRole('button', { name: share.qr.show }).click();
    const code = page.getByRole('img', { name: share.qr.label });
    await expect(code).toBeVisible();
    const { data, width, height } = await pixelsOf(page, await code.screenshot());
    expect(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data).toBe(link);

    await page.goto(link);
    await expect(page.getByText(shared.saved)).toBeVisible();
    await expectTotals(page, { Ann: 84, Bea: 60 });
  });
});

/** A screenshot as a camera would hand it over; by text, which travels faster than a list of numbers. */
async function pixelsOf(page: Page, picture: Buffer): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  const { text, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const brush = canvas.getContext('2d')!;
    brush.drawImage(bitmap, 0, 0);
    const { data } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
    return { text: new TextDecoder('latin1').decode(data.filter((_, index) => index % 4 === 0).map((level) => (level > 127 ? 49 : 48))), width: bitmap.width, height: bitmap.height };
  }, picture.toString('base64'));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [index, sign] of [...text].entries()) if (sign === '0') data.fill(0, index * 4, index * 4 + 3);
  return { data, width, height };
}

/** Width and height of a PNG, as its head says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('35, 45 the picture is painted before the tap: saved, copied, and what stands on it is said', async ({ page, context }) => {
  page.on('dialog', (dialog) => void expect(dialog.message(), 'a name ran as a script').toBe(''));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stubSheet(page, 'absent');
  await seed(page, [fx1()]);
  await openShare(page);
  const card = page.getByRole('region', { name: share.picture.title });
  await expect(card.getByRole('img', { name: `1st ${MARKUP}: 84 chips (+20)` })).toBeVisible();
  await expect(card.getByRole('button', { name: share.picture.share })).toHaveCount(0);
  const { name, bytes } = await downloadBy(page, () => card.getByRole('button', { name: share.picture.save }).click());
  expect(name).toMatch(/^lexio-\d{4}-\d\d-\d\d-\d{6}\.png$/);
  const [width = 0, height = 0] = sizeOf(bytes);
  expect(width).toBe(1080);
  expect(height).toBeGreaterThan(1080);
  const { data } = await pixelsOf(page, bytes);
  const dark = data.filter((level, index) => index % 4 === 0 && level === 0).length;
  expect(dark / (width * height)).toBeGreaterThan(0.01); // something is written
  expect(dark / (width * height)).toBeLessThan(0.5); // on paper
  await card.getByRole('button', { name: share.picture.copy }).click();
  await expect(said(page, share.copied)).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toContain('image/png');
});

test('79 the picture goes to the share sheet alone, by night as by day', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await stubSheet(page, 'takes everything');
  await seed(page, [fx1()]);
  await openShare(page);
  await page.getByRole('button', { name: share.picture.share }).click();
  await expect(said(page, share.done)).toBeVisible();
  expect(await handed(page)).toEqual([{ files: [expect.stringMatching(/^lexio-.*\.png image\/png true$/)] }]);
});

test('where the sheet takes no files the picture is saved, and a browser that hands out no picture says so', async ({ page }) => {
  await stubSheet(page, 'takes no files');
  await seed(page, [fx1()]);
  await openShare(page);
  const card = page.getByRole('region', { name: share.picture.title });
  await expect(card.getByRole('button', { name: share.picture.save })).toBeEnabled();
  await expect(card.getByRole('button', { name: share.picture.share })).toHaveCount(0);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new DOMException('guarded', 'SecurityError');
    };
  });
  await page.reload();
  await expect(card).toContainText(share.picture.failed);
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: share.text.share })).toBeVisible();
});
