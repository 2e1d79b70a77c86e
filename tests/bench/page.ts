import { strengthCounts } from './strength-count';
import { measure } from './stopwatch';

/** The marks before and after the first count of a page. */
export const FIRST_COUNT = ['first count', 'first count done'] as const;

/** Milliseconds, measured where it runs. */
export interface PageResult {
  /** The very first count, of the hand at `place`, with no code compiled yet. */
  readonly first: number;
  /** The slowest median of all kinds of hands, once the code has run. */
  readonly slowest: number;
}

/** Counts on a fresh page or in a fresh process: the first time, then again and again. */
export function countFresh(place: number): PageResult {
  const contenders = strengthCounts();
  const contender = contenders[place % contenders.length];
  if (contender === undefined) throw new Error('nothing to count');
  performance.mark(FIRST_COUNT[0]);
  const started = performance.now();
  contender.run();
  const first = performance.now() - started;
  performance.mark(FIRST_COUNT[1]);
  return { first, slowest: Math.max(...measure(contenders, 15, 5).map(({ median }) => median)) };
}
