import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { policyFor, readRelease, stamp, withPolicy } from '../../scripts/stamp.mjs';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script src="/a.js"></script></head><body>${body}</body></html>`;
const sha = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the policy of a page', () => {
  it('names every inline script by its hash, and none that has an address', () => {
    const policy = policyFor(page('<script>one()</script><script id="x">two("<b>")</script>'));
    expect(policy).toContain(`script-src 'self' '${sha('one()')}' '${sha('two("<b>")')}';`);
  });

  it('allows no script by word of mouth', () => {
    const [, scripts] = /script-src ([^;]*)/.exec(policyFor(page('<script>one()</script>'))) ?? [];
    expect(scripts).toBeDefined();
    expect(scripts).not.toMatch(/unsafe|https?:|\*|data:/);
  });

  it('stands after the charset and before the first script', () => {
    const stamped = withPolicy(page('<script>one()</script>'));
    const at = (text: string) => stamped.indexOf(text);
    expect(at('charSet')).toBeGreaterThan(0);
    expect(at('Content-Security-Policy')).toBeGreaterThan(at('charSet'));
    expect(at('<script')).toBeGreaterThan(at('Content-Security-Policy'));
  });

  it('is written once, however often', () => {
    const stamped = withPolicy(page('<script>one()</script>'));
    expect(withPolicy(stamped)).toBe(stamped);
  });

  it('refuses a page that cannot carry it', () => {
    expect(() => withPolicy('<p>no head</p>')).toThrow(/head/);
  });
});

describe('the list of files', () => {
  let out = '';
  const write = (path: string, text: string) => {
    mkdirSync(join(out, path, '..'), { recursive: true });
    writeFileSync(join(out, path), text);
  };

  beforeEach(() => {
    out = mkdtempSync(join(tmpdir(), 'lexio-stamp-'));
    write('index.html', page('<script>one()</script>'));
    write('404.html', page(''));
    write('404/index.html', page(''));
    write('new/index.html', page('<script>two()</script>'));
    write('new/index.txt', '1:"payload"');
    write('_not-found/index.html', page(''));
    write('_next/static/chunks/app-0123.js', 'app()');
    write('_next/static/chunks/app-0123.js.map', '{}');
    write('_next/static/chunks/polyfills-0123.js', 'old()');
    write('icons/icon.svg', '<svg/>');
    write('sw.js', 'work()');
  });
  afterEach(() => rmSync(out, { recursive: true, force: true }));

  it('has every file but the ones no installed app asks for', () => {
    const { entries, count, build } = stamp(out, 'b1');
    expect(build).toBe('b1');
    expect(entries.map(({ url }) => url)).toEqual([
      './404.html',
      './_next/static/chunks/app-0123.js',
      './icons/icon.svg',
      './',
      './new/',
      './new/index.txt',
    ]);
    expect(count).toBe(entries.length);
  });

  it('hashes the pages after the policy was written into them', () => {
    const { entries } = stamp(out, 'b1');
    const start = entries.find(({ url }) => url === './');
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('Content-Security-Policy');
    expect(start?.integrity).toBe(sha(readFileSync(join(out, 'index.html'))));
  });

  it('gives a revision to every file whose name does not change with its content', () => {
    const revisions = new Map(stamp(out, 'b1').entries.map(({ url, revision }) => [url, revision]));
    expect(revisions.get('./_next/static/chunks/app-0123.js')).toBeNull();
    expect(revisions.get('./new/')).toMatch(/^[0-9a-f]{16}$/);
    write('new/index.html', page('<script>changed()</script>'));
    const later = new Map(stamp(out, 'b2').entries.map(({ url, revision }) => [url, revision]));
    expect(later.get('./new/')).not.toBe(revisions.get('./new/'));
    expect(later.get('./')).toBe(revisions.get('./'));
  });

  it('is written once, and read back as it was written', () => {
    stamp(out, 'b1');
    const release = stamp(out, 'b2');
    expect(readRelease(out)).toEqual(release);
    expect(readFileSync(join(out, 'sw.js'), 'utf8').match(/__RELEASE__/g)).toHaveLength(1);
    expect(readFileSync(join(out, 'sw.js'), 'utf8')).toMatch(/\nwork\(\)$/);
  });

  it('is not there before the build is finished', () => {
    expect(readRelease(out)).toBeUndefined();
    expect(readRelease(join(out, 'nowhere'))).toBeUndefined();
  });
});
