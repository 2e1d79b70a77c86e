import { pairOf, type PairSet } from './pair-set';

/** Chips of one kind that one holder hands to another. Holders are indexes. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * The ways from those who give to those who receive in which each leg in turn empties one of its two ends. Every way
 * there is uses at least the pairs of one of these: what can be shifted round a cycle of legs empties one of them.
 * @param change by holder, in chips; what is received is above 0. Sums to zero
 * @param allowed the pairs between which something may move
 * @param visit gets the legs and their pairs; true ends the listing
 * @returns whether `visit` ended it
 */
export function eachRouting(
  change: readonly number[], allowed: PairSet, visit: (legs: readonly Leg[], pairs: PairSet) => boolean,
): boolean {
  const left = [...change];
  const legs: Leg[] = [];
  const go = (pairs: PairSet): boolean => {
    let settled = true;
    for (const [from, given] of left.entries()) {
      if (given >= 0) continue;
      settled = false;
      for (const [to, wanted] of left.entries()) {
        const pair = 1 << pairOf(from, to);
        if (wanted <= 0 || (allowed & pair) === 0) continue;
        const count = Math.min(-given, wanted);
        left[from] = given + count;
        left[to] = wanted - count;
        legs.push({ from, to, count });
        if (go(pairs | pair)) return true;
        legs.pop();
        left[from] = given;
        left[to] = wanted;
      }
    }
    return settled && visit(legs, pairs);
  };
  return go(0);
}

/** The way over the fewest pairs; the first such in the order of holders. */
export function shortestRouting(change: readonly number[]): readonly Leg[] {
  let best: readonly Leg[] | null = null;
  eachRouting(change, ~0, (legs) => {
    if (best === null || legs.length < best.length) best = legs.map((leg) => leg);
    return false;
  });
  return best ?? [];
}
