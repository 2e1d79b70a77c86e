import { describe, expect, it } from 'vitest';
import { chooseAnswer } from '@/service-worker/answer';

const SCOPE = 'https://host/below/';
const LISTED = new Set(
  ['', '404.html', 'new/', 'new/index.txt', 'new/__next.new.__PAGE__.txt', '_next/static/chunks/a-1.js', 'icons/i.png'].map(
    (path) => SCOPE + path,
  ),
);

function ask(path: string, { mode = 'cors', method = 'GET' } = {}) {
  const answer = chooseAnswer({ url: new URL(path, SCOPE).href, mode, method }, SCOPE, (url) => LISTED.has(url));
  return 'url' in answer ? `${answer.kind} ${answer.url.replace(SCOPE, './')}` : answer.kind;
}

describe('how the worker answers', () => {
  it.each([
    ['', 'cached ./'],
    ['new/', 'cached ./new/'],
    ['new/?id=unknown&round=9', 'cached ./new/'],
    ['new/?id=a#top', 'cached ./new/'],
    ['new', 'redirect ./new/'],
    ['new?id=7', 'redirect ./new/?id=7'],
    ['new/index.html?id=7', 'redirect ./new/?id=7'],
    ['index.html', 'redirect ./'],
    // Nobody is shown what the router reads (case 123).
    ['new/index.txt', 'redirect ./new/'],
    ['new/index.txt?_rsc=1', 'redirect ./new/'],
    ['new/__next.new.__PAGE__.txt', 'redirect ./new/'],
    ['nowhere/', 'network-or-not-found'],
    ['nowhere/deep/page.html', 'network-or-not-found'],
  ])('a page: %s -> %s', (path, expected) => {
    expect(ask(path, { mode: 'navigate' })).toBe(expected);
  });

  it.each([
    ['new/index.txt?_rsc=1x2', 'cached ./new/index.txt'],
    ['new/__next.new.__PAGE__.txt?_rsc=1', 'cached ./new/__next.new.__PAGE__.txt'],
    ['_next/static/chunks/a-1.js?v=2', 'cached ./_next/static/chunks/a-1.js'],
    ['icons/i.png', 'cached ./icons/i.png'],
    ['new/', 'cached ./new/'],
    ['new/index.html', 'cached ./new/'],
    ['_next/static/chunks/gone-2.js', 'none'],
    ['https://elsewhere/below/new/', 'none'],
    ['https://host/beside/new/', 'none'],
    ['https://host/below', 'none'],
  ])('a file: %s -> %s', (path, expected) => {
    expect(ask(path)).toBe(expected);
  });

  it('answers HEAD as it answers GET, and nothing that would write', () => {
    expect(ask('new/', { method: 'HEAD' })).toBe('cached ./new/');
    expect(ask('new/', { method: 'POST' })).toBe('none');
    expect(ask('new/', { method: 'POST', mode: 'navigate' })).toBe('none');
  });
});
