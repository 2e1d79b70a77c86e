import { beforeAll, describe, expect, it } from 'vitest';
import {
  classify,
  compareHands,
  FLUSH_ORDERS,
  formatTiles,
  handStrength,
  MADE_KINDS,
  OFFICIAL_COMPARISON,
  STRAIGHT_ORDERS,
  strengthKind,
  strengthOrder,
  type Tile,
  tileFromCode,
} from '@/lib/rules';
import { findDifference } from '@/lib/rules/compare';
import { combination, forEachFive, sharesTile, strengthOf } from './hands';
import { oracleMade, oracleWord } from './oracle';

const OPTIONS = STRAIGHT_ORDERS.flatMap((straightOrder) =>
  FLUSH_ORDERS.map((flushOrder) => ({ straightOrder, flushOrder })),
);

/** Milliseconds that a sweep may take on a busy machine. */
const SLOW = 120_000;

/** How many hands of each kind exist, from the closed forms: runs × 4, runs × (4⁵ − 4), n(n−1) × 24, … */
const TABLES = [
  {
    highest: 6,
    hands: 42_504,
    kinds: { 'straight-flush': 12, 'four-card': 120, 'full-house': 720, flush: 12, straight: 3060 },
  },
  {
    highest: 9,
    hands: 376_992,
    kinds: { 'straight-flush': 24, 'four-card': 288, 'full-house': 1728, flush: 480, straight: 6120 },
  },
  {
    highest: 13,
    hands: 2_598_960,
    kinds: { 'straight-flush': 40, 'four-card': 624, 'full-house': 3744, flush: 5108, straight: 10_200 },
  },
  {
    highest: 15,
    hands: 5_461_512,
    kinds: { 'straight-flush': 48, 'four-card': 840, 'full-house': 5040, flush: 11_964, straight: 12_240 },
  },
] as const;

describe.each(TABLES)('every five-tile hand of 1–$highest', ({ highest, hands, kinds }) => {
  /** Every Made hand as text: filled by the sweep, used by the order tests below it. */
  const made: string[] = [];
  const counted: Record<string, number> = {};
  const disagreements: string[] = [];
  let looked = 0;

  beforeAll(() => {
    const order = strengthOrder(highest, OFFICIAL_COMPARISON);
    forEachFive(highest, (tiles, a, b, c, d, e) => {
      looked += 1;
      const readable = classify(tiles, highest);
      const kind = readable.ok ? readable.value.kind : null;
      const quick = strengthKind(handStrength(a, b, c, d, e, order));
      const second = oracleMade(tiles, highest);
      if ((kind !== quick || kind !== second) && disagreements.length < 10) {
        disagreements.push(`${formatTiles(tiles)}: ${kind}, by strength ${quick}, by the second opinion ${second}`);
      }
      if (kind !== null) {
        counted[kind] = (counted[kind] ?? 0) + 1;
        made.push(formatTiles(tiles));
      }
    });
  }, SLOW);

  it('2.4–2.6 has as many of each kind as the closed forms say', () => {
    expect(looked).toBe(hands);
    expect(counted).toEqual(kinds);
  });

  it('2.4–2.6 is one kind by classify, by strength and by an independent count', () => {
    expect(looked).toBe(hands);
    expect(disagreements).toEqual([]);
  });

  it.each(OPTIONS)('3.2–3.6 ranks alike by strength, by steps and by spelled-out tables ($straightOrder, $flushOrder)', (rules) => {
    const order = strengthOrder(highest, rules);
    const ranked = made
      .map((text) => {
        const found = combination(text, highest);
        return { text, found, strength: strengthOf(found.tiles, order), word: oracleWord(found.tiles, highest, rules) };
      })
      .sort((one, other) => one.strength - other.strength);
    expect(ranked.length).toBe(MADE_KINDS.reduce((sum, kind) => sum + kinds[kind], 0));

    // Neighbours in a sorted list agree, so all pairs agree: each order is a comparison of one value or of values in turn.
    const wrong: string[] = [];
    let unequal = 0;
    ranked.forEach((weaker, index) => {
      const stronger = ranked[index + 1];
      if (stronger === undefined) return;
      const expected = Math.sign(stronger.strength - weaker.strength);
      const difference = findDifference(stronger.found, weaker.found, rules);
      const bySteps = difference === null ? 0 : Math.sign(difference.a.value - difference.b.value);
      const byWord = stronger.word === weaker.word ? 0 : stronger.word > weaker.word ? 1 : -1;
      if (expected !== bySteps || expected !== byWord) wrong.push(`${weaker.text} < ${stronger.text}: ${bySteps}, ${byWord}`);
      unequal += expected;
    });
    expect(unequal).toBeGreaterThan(highest);
    expect(wrong.slice(0, 10)).toEqual([]);
  }, SLOW);

  it.each(OPTIONS)('3.7 names the stronger of two disjoint hands, always ($straightOrder, $flushOrder)', (rules) => {
    const order = strengthOrder(highest, rules);
    const ranked = made
      .map((text) => combination(text, highest).tiles)
      .map((tiles) => ({ tiles, strength: strengthOf(tiles, order) }))
      .sort((one, other) => one.strength - other.strength);
    const wrong: string[] = [];
    let compared = 0;
    const check = (weaker: Ranked | undefined, stronger: Ranked | undefined): void => {
      if (weaker === undefined || stronger === undefined || sharesTile(weaker.tiles, stronger.tiles)) return;
      compared += 1;
      const outcome = compareHands(weaker.tiles, stronger.tiles, { highest, ...rules });
      const right = outcome.ok && outcome.value.winner === 'b' && weaker.strength < stronger.strength;
      if (!right) wrong.push(`${formatTiles(weaker.tiles)} < ${formatTiles(stronger.tiles)}`);
    };
    ranked.forEach((weaker, index) => check(weaker, ranked[index + 1]));
    // Pairs from all over the list: steps of a prime length visit every distance.
    ranked.forEach((one, index) => {
      const place = (index * 7919 + highest) % ranked.length;
      if (place > index) check(one, ranked[place]);
      else check(ranked[place], one);
    });
    expect(compared).toBeGreaterThan(ranked.length / 4);
    expect(wrong.slice(0, 10)).toEqual([]);
  }, SLOW);
});

interface Ranked {
  readonly tiles: readonly Tile[];
  readonly strength: number;
}

describe('strength', () => {
  it.each([6, 7, 8, 10, 11, 12, 14])('2.4 is made for the range 1–%i as well', (highest) => {
    for (const rules of OPTIONS) {
      const order = strengthOrder(highest, rules);
      const strengths = [0, 1, 2, 3].map((suit) => handStrength(suit, 4 + suit, 8 + suit, 12 + suit, 52 + suit, order));
      // 3-4-5-6-1 in one suit: a run where 6 is the highest number, else a flush.
      expect(strengths.map(strengthKind)).toEqual(Array(4).fill(highest === 6 ? 'straight-flush' : 'flush'));
      expect([...strengths].sort((one, other) => one - other)).toEqual(strengths);
    }
  });

  it('2.4 is 0 for no Made hand, and 0 is no kind', () => {
    const order = strengthOrder(15, OFFICIAL_COMPARISON);
    expect([0, 4, 8, 12, 21].map((code) => formatTiles([tileFromCode(code)])).join(' ')).toBe('3c 4c 5c 6c 8t');
    expect(handStrength(0, 4, 8, 12, 21, order)).toBe(0);
    expect(strengthKind(0)).toBeNull();
  });

  it('2.3 does not depend on the order of the five tiles', () => {
    const order = strengthOrder(13, OFFICIAL_COMPARISON);
    for (const text of ['1c 2t 3m 4s 5c', '9s 9t 9m 4s 4c', '9s 9t 9m 9c 4c', '2s 9s 7s 5s 3s']) {
      const { tiles } = combination(text, 13);
      const rotations = tiles.map((_, index) => strengthOf([...tiles.slice(index), ...tiles.slice(0, index)], order));
      expect(rotations[0]).toBeGreaterThan(0);
      expect(new Set(rotations).size).toBe(1);
    }
  });
});
