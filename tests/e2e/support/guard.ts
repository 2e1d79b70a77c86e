import type { BrowserContext } from '@playwright/test';

/**
 * What a browser prints when the server goes away: the look for an update comes back empty or is cut short, and so does
 * the browser's own look for an icon at the root of the host where a page was left before its head was read. Nothing
 * else may ask the network. Allowed where a test has a server of its own to stop.
 */
export const SERVER_IS_GONE =
  /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE) \(.*\/(sw\.js|favicon\.ico)\)$|: An unknown error occurred when fetching the script\. \(\)$/;

/** What a browser prints where the root of the host is not this app's, and has no icon. */
export const NO_ICON_AT_THE_ROOT = /status of 404 .*\(https?:\/\/[^/]+\/favicon\.ico\)$/;

/** What Playwright prints in the app's name where a browser has no worker (playwright.config.ts). Nothing else is excused by it. */
export const WORKER_IS_BLOCKED = /^console warning on [^ ]+: Service Worker registration blocked by Playwright \([^ ]*\)$/;

/** Watches a browser for what no page of this app may do. */
export class Guard {
  readonly #origins = new Set<string>();
  readonly #allowed: RegExp[] = [];
  readonly #seen: string[] = [];
  #pages = 0;
  #requests = 0;

  constructor(origin: string) {
    this.#origins.add(origin);
  }

  /** One more origin that belongs to this test. */
  addOrigin(origin: string): void {
    this.#origins.add(origin);
  }

  /** A complaint that this test provokes on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Contexts made by hand have to be handed in; the `context` fixture is watched already. */
  watch(context: BrowserContext): void {
    context.on('page', () => (this.#pages += 1));
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol === 'data:' || url.protocol === 'blob:') return;
      this.#requests += 1;
      if (!this.#origins.has(url.origin)) this.#seen.push(`request to a foreign origin: ${url.href}`);
    });
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#seen.push(`console ${message.type()} on ${message.page()?.url()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      this.#seen.push(`uncaught on ${error.page()?.url()}: ${error.error().message}`);
    });
  }

  /** Pages were opened, and no request of theirs was seen: the guard was asleep. */
  get sawNothing(): boolean {
    return this.#pages > 0 && this.#requests === 0;
  }

  get problems(): readonly string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}
