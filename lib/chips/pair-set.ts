import { at } from '@/lib/shared';

/** Unordered pairs of holders, one bit each: see {@link pairOf}. */
export type PairSet = number;

/** Five players and the box: fifteen pairs. */
export const MOST_HOLDERS = 6;

/** The bit of a pair. Pairs with the last holder, who may be the box, come last. */
export function pairOf(one: number, other: number): number {
  const [low, high] = one < other ? [one, other] : [other, one];
  return (high * (high - 1)) / 2 + low;
}

export function pairCount(pairs: PairSet): number {
  let count = 0;
  for (let left = pairs; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Sets of pairs, one bit each: with a set, all that contain it are in the family. */
export type PairFamily = Uint32Array;

/** Bits of a word at which the bit `1 << n` of their place is 0. */
const WITHOUT = [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff];

/** Every set that contains one of these. */
export function familyAbove(holders: number, sets: Iterable<PairSet>): PairFamily {
  const pairs = (holders * (holders - 1)) / 2;
  const family = new Uint32Array(Math.max(1, 2 ** (pairs - 5)));
  for (const set of sets) family[set >>> 5] = wordAt(family, set >>> 5) | (1 << (set & 31));
  // With each set, the one that has this pair besides.
  for (let pair = 0; pair < pairs; pair += 1) {
    const step = 1 << (pair - 5);
    for (let word = 0; word < family.length; word += 1) {
      const bits = wordAt(family, word);
      if (bits === 0) continue;
      if (pair < 5) family[word] = bits | ((bits & at(WITHOUT, pair)) << (1 << pair));
      else if ((word & step) === 0) family[word | step] = wordAt(family, word | step) | bits;
    }
  }
  return family;
}

/** Adds to `family` what is in both of the others, in place; to nothing yet, as a new one. */
export function withCommon(family: PairFamily | null, one: PairFamily, other: PairFamily): PairFamily {
  const sum = family ?? new Uint32Array(one.length);
  for (let word = 0; word < sum.length; word += 1) {
    sum[word] = wordAt(sum, word) | (wordAt(one, word) & wordAt(other, word));
  }
  return sum;
}

export function isIn(family: PairFamily, set: PairSet): boolean {
  return (wordAt(family, set >>> 5) & (1 << (set & 31))) !== 0;
}

/** The set with the fewest pairs; among those, the one whose last pair comes first. Null for no family at all. */
export function smallestIn(family: PairFamily | null): PairSet | null {
  if (family === null) return null;
  let best: PairSet | null = null;
  let fewest = Infinity;
  for (let set = 0; set < family.length * 32; set += 1) {
    if (!isIn(family, set)) continue;
    const count = pairCount(set);
    if (count < fewest) [best, fewest] = [set, count];
  }
  return best;
}

function wordAt(family: PairFamily, word: number): number {
  return family[word] ?? 0;
}
