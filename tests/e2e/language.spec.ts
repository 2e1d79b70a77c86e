import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { OUT } from '../../scripts/paths.mjs';
import { expect, test } from './support';
import { exportedRoutes } from './support/routes';
import { seed, tableOf } from './support/seed';

test.use({ locale: 'ko-KR' });

const NAMES = ['민지', '가은', '철수', 'Tim', '😀'];

const CHUNKS = join(OUT, '_next/static/chunks');

/** The file of the build that holds the texts with this word, by its name below the chunks. */
function filesThatSay(word: string): readonly string[] {
  const files = readdirSync(CHUNKS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const found = files.filter((name) => readFileSync(join(CHUNKS, name), 'utf8').includes(word));
  expect(found).toHaveLength(1);
  return found;
}

/** Notes what every painted frame says, from the first on. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const { body } = document;
      if (body && getComputedStyle(body).visibility !== 'hidden' && body.innerText.trim() !== '') {
        if (frames.at(-1) !== body.innerText) frames.push(body.innerText);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
const framesOf = (page: Page) => page.evaluate(() => (window as unknown as { frames: string[] }).frames);

test('a Korean browser gets Korean: no frame of any page says a word of English', async ({ page }) => {
  await seed(page, [tableOf({ names: NAMES, played: ['0 3 5 8 2'] })]);
  await watchFrames(page);
  const routes = exportedRoutes().map((route) => (route.startsWith('/match/') ? `${route}?id=seeded&round=R1` : route));
  expect(routes.length).toBeGreaterThan(5);
  for (const route of routes) {
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('heading', { level: 1, name: /[가-힣]/ })).toBeVisible();
    await expect(page).toHaveTitle(/렉시오/);
    await expect.poll(async () => (await framesOf(page)).length, route).toBeGreaterThan(0);
    for (const frame of await framesOf(page)) {
      // The switch names each language by its own name; a build has a number; a player is called Tim, a source FAQ;
      // kinds of files and codes, and another program, have one name everywhere.
      const words = frame.replace(/^English$/mu, '').replace(/버전 \S+/u, '').replace(/\b(Tim|FAQ|CSV|QR|BG Stats)\b/gu, '');
      expect(words.match(/[A-Za-z]{2,}/gu) ?? [], route).toEqual([]);
    }
  }
});

test('the switch outlives a reload, reaches another window, and wins over the browser’s language', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/history/');
  await expect(other.getByRole('heading', { level: 1, name: '게임 기록' })).toBeVisible();
  let loads = 0;
  other.on('load', () => (loads += 1));
  await page.bringToFront();
  await page.goto('/settings/');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  expect(loads).toBe(0);
  await watchFrames(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'New match' })).toBeVisible();
  for (const frame of await framesOf(page)) expect(frame).not.toMatch(/[가-힣]/u);
});

test('where the file of the language cannot be had, the page is readable in English, and Korean the next time', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED/);
  let withheld = 0;
  for (const chunk of filesThatSay('점수판')) {
    await page.route(`**/${chunk}`, (route) => {
      withheld += 1;
      return route.abort();
    });
  }
  await page.goto('/settings/');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(withheld).toBeGreaterThan(0);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /[가-힣]/ })).toBeVisible();
});

test.describe('Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('a Japanese browser gets Japanese, in one file of its own, and no frame says a word in another language', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await seed(page, [tableOf({ names: ['さくら', 'ヒロシ', '明美'], played: ['0 3(1) 5'] })]);
    await watchFrames(page);
    for (const route of ['/', '/match/?id=seeded', '/new/', '/hands/guide/', '/settings/']) {
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await expect(page).toHaveTitle(/レキシオ/);
      await expect.poll(async () => (await framesOf(page)).length, route).toBeGreaterThan(0);
      for (const frame of await framesOf(page)) {
        const words = frame.replace(/^(English|한국어)$/gmu, '').replace(/バージョン \S+/u, '');
        expect(words.match(/[A-Za-z]{2,}|[가-힣]/gu) ?? [], route).toEqual([]);
      }
    }
    for (const chunk of filesThatSay('점수판')) expect(asked.filter((path) => path.endsWith(chunk))).toEqual([]);
    for (const chunk of filesThatSay('点数表')) expect(asked.some((path) => path.endsWith(chunk))).toBe(true);
    await page.getByRole('radio', { name: '한국어' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '설정' })).toBeVisible();
    await page.getByRole('radio', { name: '日本語' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
  });

  test('a payment is told as a Japanese table tells it', async ({ page }) => {
    await seed(page, [tableOf({ names: ['さくら', 'ヒロシ', '明美'], played: ['0 3(1) 5'] })]);
    await page.goto('/match/?id=seeded');
    const payments = page.getByRole('region', { name: 'ラウンド1：誰が誰に' });
    for (const sentence of ['ヒロシ：牌3枚のうち2が1枚なので、6枚と数えます。', '1位：さくらが受け取ります', 'ヒロシがさくらに6点払います', 'ヒロシが明美に1点払います']) {
      await expect(payments).toContainText(sentence);
    }
  });
});

test('Korean particles follow each name as it sounds, in every payment', async ({ page }) => {
  await seed(page, [tableOf({ names: NAMES, played: ['0 3 5 8 12'] })]);
  await page.goto('/match/?id=seeded');
  const payments = page.getByRole('region', { name: '1라운드: 누가 누구에게' });
  await expect(payments).toContainText('1등: 민지가 받습니다');
  for (const sentence of ['가은이 민지에게 3칩을 냅니다', '철수가 민지에게 5칩을 냅니다', 'Tim이 민지에게 8칩을 냅니다', '😀이(가) 민지에게 12칩을 냅니다']) {
    await expect(payments).toContainText(sentence);
  }
});
