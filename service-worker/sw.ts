/**
 * The app's worker. It keeps one complete build and answers from it; docs/reliability.md says why
 * in this order. next-pwa compiles it to sw.js, whose address never changes.
 */
import { PrecacheController, cleanupOutdatedCaches } from 'workbox-precaching';
import { chooseAnswer } from './answer';
import type { BuildAnswer, WorkerMessage } from './messages';
import { NOT_FOUND_PAGE, releaseProblem, type Release } from './release';

declare const self: ServiceWorkerGlobalScope & { readonly __RELEASE__?: Release };

const release = self.__RELEASE__;
const problem = releaseProblem(release);
const scope = self.registration.scope;
const controller = new PrecacheController();

// The bundler's own list is empty by configuration: it knows chunks, not pages.
controller.addToCacheList(self.__WB_MANIFEST);
if (problem === undefined) controller.addToCacheList([...(release?.entries ?? [])]);

cleanupOutdatedCaches();

self.addEventListener('install', (event) => {
  // All or nothing. A worker that lacks a file must not replace one that has them all.
  if (problem !== undefined) event.waitUntil(Promise.reject(new Error(`Not installed: ${problem}.`)));
  else void controller.install(event);
  // No skipWaiting here: open pages keep their build until somebody accepts the new one.
});

self.addEventListener('activate', (event) => {
  // Files that only the last build had go now, when no page of it is left or all are told to reload.
  void controller.activate(event);
  // The page of the very first visit works offline at once, without a reload.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | undefined;
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'GET_BUILD') {
    event.ports[0]?.postMessage({ build: release?.build ?? '' } satisfies BuildAnswer);
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = chooseAnswer(request, scope, (url) => controller.getCacheKeyForURL(url) !== undefined);
  switch (answer.kind) {
    case 'cached':
      event.respondWith(request.mode === 'navigate' ? page(event, answer.url) : fromCache(event, answer.url));
      return;
    case 'redirect':
      event.respondWith(Response.redirect(answer.url));
      return;
    case 'network-or-not-found':
      event.respondWith(fetch(request).catch(() => notFound(event)));
      return;
    case 'none':
      return;
  }
});

/**
 * From the cache. When the browser has thrown the file away, from the network, if it is still the same
 * file there: then it is kept again.
 */
async function fromCache(event: FetchEvent, url: string): Promise<Response> {
  const cacheKey = controller.getCacheKeyForURL(url);
  const integrity = cacheKey && controller.getIntegrityForCacheKey(cacheKey);
  const response = await controller.strategy.handle({
    event,
    request: new Request(url),
    params: { cacheKey, integrity },
  });
  // The router asks HEAD before it fetches a page ahead of time.
  return event.request.method === 'HEAD' ? new Response(null, response) : response;
}

/** A page whose kept copy is gone and cannot be had again: rather the host's present build than an error. */
async function page(event: FetchEvent, url: string): Promise<Response> {
  try {
    return await fromCache(event, url);
  } catch {
    return fetch(event.request);
  }
}

async function notFound(event: FetchEvent): Promise<Response> {
  const kept = await fromCache(event, new URL(NOT_FOUND_PAGE, scope).href);
  return new Response(kept.body, { status: 404, headers: kept.headers });
}
