// @ts-check
// A static host for out/: what any host has to do, in plain node:http.
import './node-version.mjs';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { OUT, readBasePath } from './paths.mjs';
import { readPort, takenMessage } from './port.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^text\/|json|javascript|svg|wasm/;

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // The one directive that a page cannot set for itself; the rest is in its meta element.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'geolocation=(), microphone=(), payment=()',
};

const encoders = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};

/** @param {string} pathname below the base path, starting with '/' */
function cacheControl(pathname) {
  // Only names with a content hash may be kept unasked; everything else is revalidated by its ETag.
  return pathname.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * @param {string | undefined} header Accept-Encoding
 * @returns {keyof typeof encoders | undefined}
 */
function chooseEncoding(header) {
  const offered = (header ?? '').split(',').map((part) => part.trim());
  const accepts = (/** @type {string} */ name) =>
    offered.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0+)?$/.test(part)));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : undefined;
}

/**
 * @typedef {{ stamp: string, body: Buffer, etag: string, encoded: Map<string, Promise<Buffer>> }} Loaded
 * @param {{ root: string, basePath?: string }} options
 */
export function createStaticServer({ root, basePath = '' }) {
  const folder = resolve(root);
  /** @type {Map<string, Loaded>} */
  const loaded = new Map();

  /** @param {string} path @returns {Promise<Loaded | undefined>} */
  async function load(path) {
    const info = await stat(path).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const stamp = `${info.mtimeMs} ${info.size}`;
    const known = loaded.get(path);
    if (known?.stamp === stamp) return known;
    const body = await readFile(path);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const fresh = { stamp, body, etag, encoded: new Map() };
    loaded.set(path, fresh);
    return fresh;
  }

  /**
   * @param {string} pathname decoded, below the base path
   * @returns {string | undefined} a path inside the folder, never outside it
   */
  function locate(pathname) {
    if (pathname.includes('\0') || pathname.includes('\\')) return undefined;
    if (pathname.split('/').some((part) => part.startsWith('.'))) return undefined;
    const path = resolve(folder, `.${pathname}`);
    if (path !== folder && !path.startsWith(folder + sep)) return undefined;
    return pathname.endsWith('/') ? join(path, 'index.html') : path;
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end();
      return;
    }
    const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const search = query === undefined ? '' : `?${query}`;
    const pathname = decode(rawPath);
    if (pathname === undefined) {
      response.writeHead(400, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end();
      return;
    }
    if (basePath !== '' && pathname === basePath) {
      redirect(response, `${basePath}/${search}`);
      return;
    }
    const inside = pathname.startsWith(`${basePath}/`);
    const below = pathname.slice(basePath.length);
    const path = inside ? locate(below) : undefined;
    const file = path === undefined ? undefined : await load(path);
    if (file !== undefined && path !== undefined) {
      await send(request, response, 200, path, file, cacheControl(below));
      return;
    }
    if (path !== undefined && !below.endsWith('/') && existsSync(join(path, 'index.html'))) {
      redirect(response, `${encodeURI(pathname)}/${search}`);
      return;
    }
    const page = join(folder, '404.html');
    const missing = await load(page);
    if (missing === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Not found');
      return;
    }
    await send(request, response, 404, page, missing, 'no-store');
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {number} status
   * @param {string} path
   * @param {Loaded} file
   * @param {string} caching
   */
  async function send(request, response, status, path, file, caching) {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', caching);
    const compressible = COMPRESSIBLE.test(type) && file.body.length > 512;
    if (compressible) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200) {
      response.setHeader('ETag', file.etag);
      const known = request.headers['if-none-match'];
      if (known !== undefined && (known === '*' || known.split(/\s*,\s*/).includes(file.etag))) {
        response.writeHead(304).end();
        return;
      }
    }
    const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined;
    let body = file.body;
    if (encoding !== undefined) {
      const encoded = file.encoded.get(encoding) ?? encoders[encoding](file.body);
      file.encoded.set(encoding, encoded);
      body = await encoded;
      response.setHeader('Content-Encoding', encoding);
    }
    response.setHeader('Content-Length', body.length);
    response.writeHead(status);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' });
      response.end();
    });
  });
}

/** @param {import('node:http').ServerResponse} response @param {string} location */
function redirect(response, location) {
  // One slash only: '//host' would be another origin.
  response.writeHead(308, { Location: location.replace(/^\/+/, '/'), 'Cache-Control': 'no-store' }).end();
}

/** @param {string} path @returns {string | undefined} */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Serves until the process is stopped.
 * @param {{ root: string, port: number, basePath?: string }} options
 * @returns {Promise<import('node:http').Server>}
 */
export function serve({ root, port, basePath = '' }) {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`There is no built app in ${root}: run npm run build first.`);
  }
  const server = createStaticServer({ root, basePath });
  return new Promise((done, fail) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      fail(error.code === 'EADDRINUSE' ? new Error(takenMessage(port)) : error),
    );
    server.listen(port, () => {
      console.log(`Lexio Scorekeeper is running on http://localhost:${port}${basePath}/`);
      done(server);
    });
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await serve({
      root: resolve(process.argv[2] ?? OUT),
      port: readPort(process.env.PORT),
      basePath: readBasePath(process.env.BASE_PATH),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
