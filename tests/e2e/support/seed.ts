import type { Page } from '@playwright/test';
import { matchId, playerId, timestamp, type Match } from '@/lib/match';
import { encodeMatch } from '@/lib/storage';
import { DATABASE_NAME, SCHEMA_VERSIONS } from '@/lib/storage/database';
import { matchOf, rounds, type MatchOptions } from '../../support/match-builder';
import { FX1_NAMES } from './table';

export interface TableOptions extends MatchOptions {
  readonly id?: string;
  readonly names?: readonly string[];
  /** By round, as tests/support/round-text reads it; the rounds are called R1, R2, … */
  readonly played?: readonly string[];
  /** Days after the first. */
  readonly day?: number;
}

const FIRST_DAY = Date.UTC(2026, 0, 10, 12);
const DAY_MS = 86_400_000;

/** A match as the app itself would have made it. Open end unless a limit is named. */
export function tableOf({ id = 'seeded', names = FX1_NAMES, played = [], day = 0, ...options }: TableOptions = {}): Match {
  const bare = matchOf({ players: names.length, ...options });
  return rounds(
    {
      ...bare,
      id: matchId(id),
      createdAt: timestamp(FIRST_DAY + day * DAY_MS),
      seats: bare.seats.map((seat, index) => ({ ...seat, playerId: playerId(`player ${index}`), name: names[index] ?? '' })),
    },
    ...played,
  );
}

/** FX1 of the cases, as the rounds are told to {@link tableOf}. */
export const FX1_PLAYED = ['0 3 5 8', '4 0 2 6', '1 8 0 3'] as const;

export type StoreName = 'matches' | 'players' | 'drafts';

/** The stores as the newest schema has them; a store's first name is its key, the others are indexes. */
const STORES = Object.entries(
  Object.assign({}, ...SCHEMA_VERSIONS.map(({ stores }) => stores)) as Record<string, string>,
).map(([name, keys]) => {
  const [keyPath = '', ...indexes] = keys.split(', ');
  return { name, keyPath, indexes };
});
export const NATIVE_VERSION = Math.max(...SCHEMA_VERSIONS.map(({ version }) => version)) * 10;

/** Opens a page of the origin that runs nothing of the app. */
export async function openQuietPage(page: Page, origin = ''): Promise<void> {
  const address = `${origin}/nothing-of-the-app`;
  // Of the context, for a worker may ask in the page's place; and only for this, for a browser with a route keeps no file
  // in its cache and asks the test about every request.
  const context = page.context();
  const pattern = `**${address.replace(/^https?:\/\//u, '')}`;
  await context.route(pattern, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(address);
  await context.unroute(pattern);
}

/** Writes matches into the browser past the app, before it has read anything. */
export function seed(page: Page, matches: readonly Match[], origin = ''): Promise<void> {
  return seedRows(page, 'matches', matches.map((match) => encodeMatch({ match, deletedAt: null })), origin);
}

/** Rows as they are, sound or not. `version` is what IndexedDB counts by. */
export async function seedRows(
  page: Page,
  store: StoreName,
  rows: readonly unknown[],
  origin = '',
  version = NATIVE_VERSION,
): Promise<void> {
  await openQuietPage(page, origin);
  await page.evaluate(
    async ([name, version, stores, store, rows]) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        for (const { name, keyPath, indexes } of stores) {
          const made = request.result.createObjectStore(name, { keyPath });
          for (const index of indexes) made.createIndex(index, index);
        }
      };
      await new Promise<void>((done, fail) => {
        request.onsuccess = () => done();
        request.onerror = () => fail(request.error);
      });
      const database = request.result;
      const writing = database.transaction(store, 'readwrite');
      for (const row of rows) writing.objectStore(store).put(row);
      await new Promise<void>((done, fail) => {
        writing.oncomplete = () => done();
        writing.onabort = () => fail(writing.error);
      });
      database.close();
    },
    [DATABASE_NAME, version, STORES, store, rows] as const,
  );
}

/** What lies in a store, past the app. */
export function storedRows(page: Page, store: StoreName): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate(
    async ([name, store]) => {
      const request = indexedDB.open(name);
      await new Promise<void>((done, fail) => {
        request.onsuccess = () => done();
        request.onerror = () => fail(request.error);
      });
      const all = request.result.transaction(store).objectStore(store).getAll();
      await new Promise<void>((done, fail) => {
        all.onsuccess = () => done();
        all.onerror = () => fail(all.error);
      });
      request.result.close();
      return all.result as Record<string, unknown>[];
    },
    [DATABASE_NAME, store] as const,
  );
}

/** The rounds that are stored of a match. */
export async function storedRounds(page: Page, id?: string): Promise<readonly unknown[]> {
  const rows = await storedRows(page, 'matches');
  const row = id === undefined ? rows[0] : rows.find((each) => each.id === id);
  return (row?.events as readonly { type: string }[] | undefined)?.filter(({ type }) => type === 'round') ?? [];
}
