// @ts-check
// The step after `next build`: the content security policy into every page, then the hash of every
// exported file into the worker. In this order, because the hashes cover the finished pages.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.mjs';

/** Files that no installed app asks for. Every other file in out/ is in the worker's list. */
export const NOT_PRECACHED = [
  /^sw\.js$/, // a worker is never served from a cache
  /\.map$/,
  /^_next\/static\/chunks\/polyfills-/, // <script nomodule>: browsers without workers
  /^_not-found\//, // Next's inner name for the page exported as 404.html
  /^404\//, // a second copy of 404.html
];

const CSP_META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const RELEASE_LINE = /^self\.__RELEASE__=.*\n/;

/** @param {string | Buffer} data */
const sha256 = (data) => createHash('sha256').update(data);

/**
 * The policy of one page. Next's inline scripts differ from page to page, so their hashes do too.
 * Styles may be inline: Radix locks scrolling with a style element, React writes style attributes.
 * @param {string} html
 */
export function policyFor(html) {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes))
    .map(([, , body = '']) => `'sha256-${sha256(body).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** @param {string} html */
export function withPolicy(html) {
  const bare = html.replace(CSP_META, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(bare)}"/>`;
  // After the charset, which must stand in the first kilobyte, and before everything that loads.
  const stamped = bare.replace(/<head>(<meta charset="utf-8"\/>)?/i, (start) => start + meta);
  if (stamped === bare) throw new Error('a page without <head> cannot carry a policy');
  return stamped;
}

/**
 * @typedef {{ url: string, revision: string | null, integrity: string }} PrecacheEntry
 * @typedef {{ build: string, count: number, entries: PrecacheEntry[] }} Release
 */

/**
 * @param {string} file path below out/
 * @param {Buffer} content
 * @returns {PrecacheEntry}
 */
export function precacheEntry(file, content) {
  return {
    // Relative to the worker, so the list does not depend on the base path. A page is listed under
    // the address that people open: hosts redirect …/index.html, and a redirect cannot be replayed.
    url: `./${encodeURI(file.replace(/(^|\/)index\.html$/, '$1'))}`,
    // A name with a content hash is its own revision.
    revision: file.startsWith('_next/static/') ? null : sha256(content).digest('hex').slice(0, 16),
    integrity: `sha256-${sha256(content).digest('base64')}`,
  };
}

/**
 * @param {string} out the exported folder
 * @param {string} build
 * @returns {Release}
 */
export function stamp(out, build) {
  const files = listFiles(out);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(out, file);
    writeFileSync(path, withPolicy(readFileSync(path, 'utf8')));
  }
  const entries = files
    .filter((file) => !NOT_PRECACHED.some((pattern) => pattern.test(file)))
    .map((file) => precacheEntry(file, readFileSync(join(out, file))));
  const release = { build, count: entries.length, entries };
  const worker = join(out, 'sw.js');
  const code = readFileSync(worker, 'utf8').replace(RELEASE_LINE, '');
  writeFileSync(worker, `self.__RELEASE__=${JSON.stringify(release)};\n${code}`);
  return release;
}

/**
 * What an exported folder says about itself.
 * @param {string} out
 * @returns {Release | undefined} nothing when there is no finished build
 */
export function readRelease(out) {
  let worker;
  try {
    worker = readFileSync(join(out, 'sw.js'), 'utf8');
  } catch {
    return undefined;
  }
  const [line] = RELEASE_LINE.exec(worker) ?? [];
  return line === undefined ? undefined : JSON.parse(line.slice('self.__RELEASE__='.length, -2));
}
