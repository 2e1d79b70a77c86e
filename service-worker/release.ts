/** One file of the app, as scripts/stamp.mjs lists it. */
export interface ReleaseEntry {
  /** Relative to the worker; a page is listed as its folder, with a trailing slash. */
  readonly url: string;
  /** null where the file's name changes with its content. */
  readonly revision: string | null;
  /** Subresource integrity: a file of another build is refused, so builds never mix. */
  readonly integrity: string;
}

/** What scripts/stamp.mjs writes as the worker's first line. */
export interface Release {
  readonly build: string;
  readonly count: number;
  readonly entries: readonly ReleaseEntry[];
}

export const START_PAGE = './';
export const NOT_FOUND_PAGE = './404.html';

/** The reason why this list cannot carry the app offline, or nothing. */
export function releaseProblem(release: Release | undefined): string | undefined {
  if (release === undefined) return 'the list of files is missing';
  const { count, entries } = release;
  if (entries.length !== count) return `the list has ${entries.length} of ${count} files`;
  const urls = new Set(entries.map((entry) => entry.url));
  if (urls.size !== count) return 'the list names a file twice';
  const missing = [START_PAGE, NOT_FOUND_PAGE].filter((url) => !urls.has(url));
  if (missing.length > 0) return `the list lacks ${missing.join(' and ')}`;
  if (entries.some((entry) => entry.integrity === '')) return 'the list has a file without a hash';
  return undefined;
}
