/** How a request is answered: worked out from addresses alone, so it can be tested without a worker. */
export type Answer =
  | { readonly kind: 'cached'; readonly url: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'network-or-not-found' }
  | { readonly kind: 'none' };

interface Asked {
  readonly method: string;
  /** 'navigate' for a page that the browser opens. */
  readonly mode: string;
  readonly url: string;
}

/** What the router reads instead of a page. A person who opens one wants the page beside it. */
const PAYLOAD = /\/(index|__next\.[^/]*)\.txt$/;

/**
 * @param scope the worker's own folder as an absolute address, with a trailing slash
 * @param isListed whether an absolute address without query is in the worker's list
 */
export function chooseAnswer(asked: Asked, scope: string, isListed: (url: string) => boolean): Answer {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return { kind: 'none' };
  const url = new URL(asked.url);
  const { search } = url;
  url.search = '';
  url.hash = '';
  if (!url.href.startsWith(scope)) return { kind: 'none' };

  // A query parameter never chooses another file: ids are read by the page itself.
  const folder = url.href.replace(/\/index\.html$/, '/');
  const candidates = [url.href, folder, `${folder}/`];
  const found = candidates.find(isListed);
  if (asked.mode !== 'navigate') {
    return found === undefined ? { kind: 'none' } : { kind: 'cached', url: found };
  }
  if (found === undefined) return { kind: 'network-or-not-found' };
  if (PAYLOAD.test(found)) return { kind: 'redirect', url: new URL('./', found).href };
  if (found !== url.href) return { kind: 'redirect', url: found + search };
  return { kind: 'cached', url: found };
}
