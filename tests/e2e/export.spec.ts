import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { listFiles } from '../../scripts/files.mjs';
import { OUT, readBasePath } from '../../scripts/paths.mjs';
import { readRelease } from '../../scripts/stamp.mjs';

/** Compressed JavaScript that a phone needs before a page answers a tap. */
const FIRST_LOAD_BUDGET_KB = 255;

const basePath = readBasePath(process.env.BASE_PATH);
const read = (file: string) => readFileSync(join(OUT, file), 'utf8');
const files = listFiles(OUT);
const pages = files.filter((file) => file.endsWith('.html'));
const entries = readRelease(OUT)?.entries ?? [];
const address = (path: string) => `${basePath}/${path}`;

/** As it comes from the host: nobody follows a redirect for us. */
const get = (request: APIRequestContext, path: string) => request.get(address(path), { maxRedirects: 0 });

test('there is something to look at', () => {
  expect(pages.length).toBeGreaterThan(1);
  expect(entries.length).toBeGreaterThan(pages.length);
});

test('every file of the list is answered as it is, 200 and not redirected (117, 127)', { tag: '@base-path' }, async ({ request }) => {
  for (const { url, integrity } of entries) {
    const response = await get(request, url.slice(2));
    expect([url, response.status()]).toEqual([url, 200]);
    const hash = createHash('sha256').update(await response.body()).digest('base64');
    expect([url, `sha256-${hash}`]).toEqual([url, integrity]);
  }
});

test('nothing that was exported is missing from the list', () => {
  const listed = new Set(entries.map(({ url }) => decodeURI(url.slice(2))));
  const missing = files.filter((file) => !listed.has(file.replace(/(^|\/)index\.html$/, '$1')));
  const reasons = [/^sw\.js$/, /\.map$/, /^_next\/static\/chunks\/polyfills-[0-9a-f]+\.js$/, /^_not-found\//, /^404\/index\.html$/];
  expect(missing.filter((file) => !reasons.some((reason) => reason.test(file)))).toEqual([]);
  expect(missing).toContain('sw.js');
});

test('nothing but an old browser asks for what the list leaves out', () => {
  for (const page of pages) {
    const scripts = read(page).match(/<script[^>]*polyfills-[^>]*>/g) ?? [];
    for (const script of scripts) expect(script).toMatch(/nomodule/i);
  }
});

test('webpack ran, and next-pwa wrote the worker (121)', () => {
  expect(files.some((file) => /^_next\/static\/chunks\/webpack-[0-9a-f]+\.js$/.test(file))).toBe(true);
  expect(files.filter((file) => /turbopack/.test(file))).toEqual([]);
  const worker = read('sw.js');
  expect(worker).toContain('__WB_REVISION__');
  expect(worker).not.toContain('__WB_MANIFEST');
  expect(worker).not.toContain('importScripts');
});

test.describe('how long an answer may be kept (139)', () => {
  for (const path of ['sw.js', 'manifest.webmanifest']) {
    test(`${path} is asked for each time`, async ({ request }) => {
      const response = await get(request, path);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('no-cache');
    });
  }

  test('pages and payloads are revalidated', async ({ request }) => {
    for (const { url } of entries.filter((entry) => /\/$|\.txt$/.test(entry.url))) {
      const response = await get(request, url.slice(2));
      const { 'cache-control': caching, etag = '' } = response.headers();
      expect([url, caching]).toEqual([url, 'no-cache']);
      const again = await request.get(address(url.slice(2)), { headers: { 'If-None-Match': etag } });
      expect([url, again.status()]).toEqual([url, 304]);
    }
  });

  test('hashed files are immutable, and their names do carry a hash or the build', async ({ request }) => {
    const hashed = files.filter((file) => file.startsWith('_next/static/'));
    expect(hashed.length).toBeGreaterThan(0);
    const build = readRelease(OUT)?.build ?? '';
    for (const file of hashed) {
      expect(file.includes(build) || /[0-9a-f]{16}|\.[0-9a-f]{8}\./.test(file), file).toBe(true);
      expect((await get(request, file)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('a missing file is not remembered', async ({ request }) => {
    for (const path of ['nowhere/', '_next/static/chunks/gone-0123456789abcdef.js']) {
      const response = await get(request, path);
      expect(response.status()).toBe(404);
      expect(response.headers()['cache-control']).toBe('no-store');
    }
  });
});

test.describe('the script policy', () => {
  for (const page of pages) {
    test(`${page} lets no script run that is not its own`, () => {
      const html = read(page);
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
      expect(scripts.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([]);

      // Read independently of the step that wrote it.
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body);
      expect(inline.length).toBeGreaterThan(0);
      for (const body of inline) {
        expect(scripts).toContain(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
      }
      expect(html.match(/\son[a-z]+="/g)).toBeNull();
      expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
      expect(html.slice(0, 1024)).toMatch(/<meta charset/i);
    });
  }
});

test('pages, styles, manifest and worker name no foreign host', () => {
  /** Text for people, which nobody asks for: a licence, a notation's name, a hint in a warning of Workbox. */
  const words = /\/\*![\s\S]*?\*\/|http:\/\/www\.w3\.org\/2000\/svg|https:\/\/bit\.ly\/wb-precache/g;
  const named = files
    .filter((file) => /\.(html|css|webmanifest)$|^sw\.js$/.test(file))
    .flatMap((file) => {
      const urls = read(file).replace(words, '').match(/(?:https?:)?\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi) ?? [];
      return urls.map((url) => `${file}: ${url}`);
    });
  expect(named).toEqual([]);
});

test('every address in a page lies below the base path', { tag: '@base-path' }, () => {
  for (const page of pages) {
    const addresses = [...read(page).matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((url) => !url.startsWith(`${basePath}/`) && !url.startsWith('#'))).toEqual([]);
  }
});

test.describe('the manifest', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    id: string;
    scope: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
  };

  test('installs: a name, a start, icons of the sizes that it says', () => {
    expect(manifest).toMatchObject({ name: 'Lexio Scorekeeper', short_name: 'Lexio score', display: 'standalone' });
    const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pngs.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`).sort()).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of pngs) {
      const png = readFileSync(join(OUT, src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  test('leads only to pages and pictures that are there, relative to itself', { tag: '@base-path' }, async ({ request }) => {
    const { id, scope, start_url, icons, shortcuts } = manifest;
    expect({ id, scope, start_url }).toEqual({ id: './', scope: './', start_url: './' });
    const inside = [start_url, ...icons.map(({ src }) => src), ...shortcuts.flatMap(({ url, icons: own }) => [url, ...own.map(({ src }) => src)])];
    for (const url of inside) {
      expect(url).not.toMatch(/^\/|:/);
      const response = await get(request, url.replace(/^\.\//, ''));
      expect([url, response.status()]).toEqual([url, 200]);
    }
  });

  test('every page names it, and an icon, by an address that answers', { tag: '@base-path' }, async ({ request }) => {
    for (const page of pages) {
      const links = [...read(page).matchAll(/<link rel="(manifest|icon|apple-touch-icon)" href="([^"]*)"/g)];
      expect([page, [...new Set(links.map(([, rel]) => rel))].sort()]).toEqual([page, ['apple-touch-icon', 'icon', 'manifest']]);
      for (const [, , href = ''] of links) {
        expect([href, (await request.get(href, { maxRedirects: 0 })).status()]).toEqual([href, 200]);
      }
    }
  });

  test('the icon is where browsers look unasked, and moving between screens does not take it away', async ({ page, request }) => {
    expect((await get(request, 'favicon.ico')).headers()['content-type']).toBe('image/x-icon');
    await page.goto('/');
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('link[rel=icon]')) link.setAttribute('data-first', '');
    });
    await page.getByRole('link', { name: 'Players' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
    await expect(page.locator('link[rel=icon]')).toHaveCount(2);
    await expect(page.locator('link[rel=icon][data-first]')).toHaveCount(2);
  });
});

for (const page of pages.filter((file) => file.endsWith('index.html') && !/^(404|_not-found)\//.test(file))) {
  test(`${page} keeps its first load within ${FIRST_LOAD_BUDGET_KB} kB of compressed JavaScript`, ({}, info) => {
    const scripts = [...read(page).matchAll(/<script(?![^>]*nomodule)[^>]*\bsrc="([^"]*)"/gi)].map(([, src = '']) => src);
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = [...new Set(scripts)]
      .map((src) => gzipSync(readFileSync(join(OUT, decodeURI(src.slice(basePath.length))))).length)
      .reduce((sum, size) => sum + size, 0);
    const kB = Math.round(bytes / 1000);
    info.annotations.push({ type: 'first load', description: `${kB} kB gz` });
    console.log(`first load of ${page}: ${kB} kB gz`);
    expect(kB).toBeLessThanOrEqual(FIRST_LOAD_BUDGET_KB);
  });
}
