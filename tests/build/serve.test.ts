import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticServer } from '../../scripts/serve.mjs';

const PAGE = `<!DOCTYPE html><title>start</title>${'<p>tile</p>'.repeat(100)}`;
const CHUNK = `run();${' '.repeat(1000)}`;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let folder = '';
const servers: Server[] = [];

async function listen(basePath: string): Promise<(path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>> {
  const server = createStaticServer({ root: join(folder, 'out'), basePath });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  // node:http sends the path as it is; fetch would tidy '..' away before the server sees it.
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
        .on('error', reject)
        .end();
    });
}

let get: Awaited<ReturnType<typeof listen>>;
let getBelow: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lexio-serve-'));
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('secret.txt', 'outside');
  write('out-of-bounds/secret.txt', 'outside');
  write('out/index.html', PAGE);
  write('out/404.html', '<title>not found</title>');
  write('out/new/index.html', '<title>new</title>');
  write('out/new/index.txt', '1:"payload"');
  write('out/sw.js', CHUNK);
  write('out/manifest.webmanifest', '{}');
  write('out/icons/icon.png', Buffer.alloc(2000));
  write('out/_next/static/chunks/app-0123.js', CHUNK);
  write('out/.hidden/note.txt', 'hidden');
  get = await listen('');
  getBelow = await listen('/below/here');
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the static server', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/new/', 'text/html; charset=utf-8', 'no-cache'],
    ['/new/?id=unknown', 'text/html; charset=utf-8', 'no-cache'],
    ['/new/index.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/icons/icon.png', 'image/png', 'no-cache'],
    ['/_next/static/chunks/app-0123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('answers %s as %s, %s', async (path, type, caching) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(caching);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('answers HEAD like GET, without a body', async () => {
    const [head, full] = [await get('/', {}, 'HEAD'), await get('/')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    expect(head.headers.etag).toBe(full.headers.etag);
  });

  it('confirms a page that has not changed, and sends one that has', async () => {
    const { etag = '' } = (await get('/')).headers;
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/', { 'If-None-Match': `"other", ${etag}` })).status).toBe(304);
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('compresses text for those who take it, and leaves pictures alone', async () => {
    const br = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    const gz = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(PAGE);
    const plain = await get('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(PAGE);
    expect((await get('/icons/icon.png', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('sends the not-found page with status 404, never to be kept', async () => {
    for (const path of ['/nowhere/', '/nowhere', '/_next/static/chunks/gone.js', '/icons/', '/.hidden/note.txt']) {
      const { status, headers, body } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toContain('not found');
    }
  });

  it.each([
    '/../secret.txt',
    '/new/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/new/%2e%2e/%2e%2e/secret.txt',
    '/../out-of-bounds/secret.txt',
    '//../secret.txt',
    '/secret.txt%00.html',
    '/%252e%252e/secret.txt',
  ])('gives nothing away for %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('outside');
  });

  it('refuses an address that cannot be read, and other methods', async () => {
    expect((await get('/%zz')).status).toBe(400);
    const post = await get('/', {}, 'POST');
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  it('sends a folder without its slash on, with the query, and never to another host', async () => {
    const { status, headers } = await get('/new?id=7');
    expect(status).toBe(308);
    expect(headers.location).toBe('/new/?id=7');
    expect((await get('//new')).headers.location ?? '').not.toMatch(/^\/\//);
  });

  it('lives below a base path, and nowhere else', async () => {
    expect((await getBelow('/below/here/new/')).status).toBe(200);
    expect((await getBelow('/below/here/_next/static/chunks/app-0123.js')).headers['cache-control']).toContain('immutable');
    const bare = await getBelow('/below/here?x=1');
    expect([bare.status, bare.headers.location]).toEqual([308, '/below/here/?x=1']);
    expect((await getBelow('/below/here/new')).headers.location).toBe('/below/here/new/');
    expect((await getBelow('/new/')).status).toBe(404);
    expect((await getBelow('/below/hereafter/')).status).toBe(404);
    expect((await getBelow('/below/here/../../secret.txt')).status).toBe(404);
  });
});
