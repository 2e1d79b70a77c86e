import { assertNever } from '@/lib/shared';
import { MADE_KINDS, type MadeKind } from './combination';
import { KIND_SHIFT, kindBase, runSlot, type StrengthOrder } from './strength-order';

const STRAIGHT = kindBase('straight');
const FLUSH = kindBase('flush');
const FULL_HOUSE = kindBase('full-house');
const FOUR_CARD = kindBase('four-card');
const STRAIGHT_FLUSH = kindBase('straight-flush');

/**
 * The strength of five tiles as one whole number: the larger beats the smaller (rules.md 2.4, 3.2–3.6), 0 is no Made hand.
 * The tiles are codes (`tileCode`) in any order; that they are five different tiles in play is not checked.
 * Equal strength means that the hands share a tile (3.7). Strengths of different orders are not comparable.
 */
export function handStrength(a: number, b: number, c: number, d: number, e: number, order: StrengthOrder): number {
  // Which numbers occur: bit n for rank n. Read as a binary number, a set with a stronger number on top is larger,
  // so sets of five compare as rules.md 3.4 says: strongest first, then the next.
  const rankSet = (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2));
  const ofOneSuit = (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0;

  const slot = runSlot(rankSet);
  if (order.runSets[slot] === rankSet) {
    return (ofOneSuit ? STRAIGHT_FLUSH : STRAIGHT) + runStrength(slot, a, b, c, d, e, order);
  }
  if (ofOneSuit) return strengthAsFlush(rankSet, a & 3, order);

  const withoutLowest = rankSet & (rankSet - 1);
  if ((withoutLowest & (withoutLowest - 1)) !== 0) return 0; // three numbers or more
  return sameNumberStrength(rankSet, a, b, c, d, e);
}

/**
 * The strength of five tiles of one suit taken as a flush, even if they are a run: what ranks flushes (rules.md 3.4).
 * @param rankSet their numbers, bit n for rank n
 */
export function strengthAsFlush(rankSet: number, suit: number, order: StrengthOrder): number {
  return FLUSH + flushStrength(rankSet, suit, order);
}

/** The kind that a strength belongs to, or null for 0. */
export function strengthKind(strength: number): MadeKind | null {
  return MADE_KINDS[(strength >> KIND_SHIFT) - 1] ?? null;
}

/** The run, then the suit of its deciding tile. */
function runStrength(slot: number, a: number, b: number, c: number, d: number, e: number, order: StrengthOrder): number {
  const run = order.rankedRuns[slot];
  if (run === undefined) return 0;
  const { value, decidingRank: rank } = run;
  const deciding = a >> 2 === rank ? a : b >> 2 === rank ? b : c >> 2 === rank ? c : d >> 2 === rank ? d : e;
  return (value << 2) | (deciding & 3);
}

function flushStrength(rankSet: number, suit: number, order: StrengthOrder): number {
  switch (order.settings.flushOrder) {
    case 'all-numbers':
      return (rankSet << 2) | suit;
    case 'highest-then-suit':
      return ((31 - Math.clz32(rankSet)) << 2) | suit;
    case 'suit-first':
      return (suit << 15) | rankSet;
    default:
      return assertNever(order.settings.flushOrder);
  }
}

/** Two numbers, so three and two or four and one: the number held more often decides (rules.md 3.5). */
function sameNumberStrength(rankSet: number, a: number, b: number, c: number, d: number, e: number): number {
  // The number held an odd number of times: the three of a full house, the fifth tile of a four card.
  const odd = (1 << (a >> 2)) ^ (1 << (b >> 2)) ^ (1 << (c >> 2)) ^ (1 << (d >> 2)) ^ (1 << (e >> 2));
  const even = rankSet ^ odd;
  const sum = (1 << (a >> 2)) + (1 << (b >> 2)) + (1 << (c >> 2)) + (1 << (d >> 2)) + (1 << (e >> 2));
  return sum === odd + 4 * even ? FOUR_CARD + 31 - Math.clz32(even) : FULL_HOUSE + 31 - Math.clz32(odd);
}
