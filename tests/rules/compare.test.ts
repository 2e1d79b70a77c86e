import { describe, expect, it } from 'vitest';
import {
  compareHands,
  COMPARISON_CLAUSES,
  COMPARISON_REASONS,
  type ComparisonRules,
  FLUSH_ORDERS,
  formatTiles,
  OFFICIAL_COMPARISON,
  STRAIGHT_ORDERS,
} from '@/lib/rules';
import { hand } from './hands';

/** [name, the stronger hand, the weaker, tiles that decided in each, reason, highest number, options] */
type Row = readonly [
  name: string,
  stronger: string,
  weaker: string,
  decided: readonly [stronger: string, weaker: string],
  reason: (typeof COMPARISON_REASONS)[number],
  highest: number,
  options?: Partial<ComparisonRules>,
];

const NATURAL = { straightOrder: 'natural' } as const;
const HIGHEST_THEN_SUIT = { flushOrder: 'highest-then-suit' } as const;
const SUIT_FIRST = { flushOrder: 'suit-first' } as const;

const BEATS: readonly Row[] = [
  ['2.4 a flush beats a straight', '3c 4c 5c 6c 8c', '1s 2s 3s 4s 5m', ['8c 6c 5c 4c 3c', '2s 1s 5m 4s 3s'], 'kind', 9],
  ['2.4 a full house beats a flush', '3c 3t 3m 4c 4t', '2s 1s 9s 8s 7s', ['4t 4c 3m 3t 3c', '2s 1s 9s 8s 7s'], 'kind', 9],
  ['2.4 a four card beats a full house', '3c 3t 3m 3s 4c', '2s 2m 2t 1s 1m', ['4c 3s 3m 3t 3c', '2s 2m 2t 1s 1m'], 'kind', 9],
  ['2.4 a straight flush beats a four card', '3c 4c 5c 6c 7c', '2c 2t 2m 2s 1s', ['7c 6c 5c 4c 3c', '2s 2m 2t 2c 1s'], 'kind', 9],
  ['2.4 the low straight flush beats any four card', '1s 2s 3s 4s 5s', '15c 15t 15m 15s 2c', ['2s 1s 5s 4s 3s', '2c 15s 15m 15t 15c'], 'kind', 15],
  ['2.4 the straight flush ending in 1 beats any four card', '12c 13c 14c 15c 1c', '2c 2t 2m 2s 1s', ['1c 15c 14c 13c 12c', '2s 2m 2t 2c 1s'], 'kind', 15],

  ['3.1 single: 4 over 3, whatever the suit', '4c', '3s', ['4c', '3s'], 'number', 9],
  ['3.1 single: 1 over the highest number', '1c', '15s', ['1c', '15s'], 'number', 15],
  ['3.1 single: 2 over 1', '2c', '1s', ['2c', '1s'], 'number', 9],
  ['3.1 single: equal numbers, Sun over Moon', '7s', '7m', ['7s', '7m'], 'suit', 9],
  ['3.1 single: equal numbers, Moon over Star', '7m', '7t', ['7m', '7t'], 'suit', 9],
  ['3.1 single: equal numbers, Star over Cloud', '7t', '7c', ['7t', '7c'], 'suit', 9],
  ['3.1 single: the 2 of Sun is the strongest', '2s', '2m', ['2s', '2m'], 'suit', 15],
  ['3.1 pair: number', '6c 6t', '5s 5m', ['6t 6c', '5s 5m'], 'number', 9],
  ['3.1 pair: equal numbers, the one with the Sun', '5s 5c', '5m 5t', ['5s', '5m'], 'sun-in-pair', 9],
  ['3.1 pair: equal numbers, the Sun over two middling suits', '2c 2s', '2t 2m', ['2s', '2m'], 'sun-in-pair', 9],
  ['3.1 triple: number', '2c 2t 2m', '1s 1m 1t', ['2m 2t 2c', '1s 1m 1t'], 'number', 9],
  ['3.1 triple: number, not suit', '4c 4t 4m', '3s 3m 3t', ['4m 4t 4c', '3s 3m 3t'], 'number', 9],

  ['3.2 1-2-3-4-5 beats 2-3-4-5-6', '1c 2c 3c 4c 5t', '2s 3s 4s 5s 6m', ['1c', '6m'], 'next-number', 9],
  ['3.2 2-3-4-5-6 beats the run ending in 1', '2c 3c 4c 5c 6t', '12s 13s 14s 15s 1m', ['2c', '1m'], 'number', 15],
  ['3.2 the run ending in 1 beats the highest plain run', '12c 13c 14t 15c 1c', '11s 12s 13m 14s 15s', ['1c', '15s'], 'number', 15],
  ['3.2 the run ending in 1 beats the highest plain run for three', '6c 7c 8t 9c 1c', '5s 6s 7m 8s 9s', ['1c', '9s'], 'number', 9],
  ['3.2 the run ending in 1 beats 3-4-5-6-7', '10c 11c 12t 13c 1c', '3s 4s 5m 6s 7s', ['1c', '7s'], 'number', 13],
  ['3.2 a higher plain run beats a lower', '4c 5c 6c 7c 8t', '3s 4s 5s 6s 7m', ['8t', '7m'], 'number', 9],
  ['3.2 straight flushes likewise: 1-2-3-4-5 over 2-3-4-5-6', '1c 2c 3c 4c 5c', '2s 3s 4s 5s 6s', ['1c', '6s'], 'next-number', 9],
  ['3.2 straight flushes likewise: ending in 1 over plain', '6c 7c 8c 9c 1c', '5s 6s 7s 8s 9s', ['1c', '9s'], 'number', 9],
  ['3.3 1-2-3-4-5: the 2 decides', '2s 1c 3c 4c 5c', '2m 1s 3s 4s 5s', ['2s', '2m'], 'suit', 9],
  ['3.3 2-3-4-5-6: the 2 decides', '2m 3c 4c 5c 6c', '2t 3s 4s 5s 6s', ['2m', '2t'], 'suit', 9],
  ['3.3 the run ending in 1: the 1 decides', '1t 9c 8c 7c 6c', '1c 9s 8s 7s 6s', ['1t', '1c'], 'suit', 9],
  ['3.3 a plain run: the highest number decides', '7s 6c 5c 4c 3c', '7m 6s 5s 4s 3s', ['7s', '7m'], 'suit', 9],
  ['3.3 straight flushes of the same numbers', '1s 2s 3s 4s 5s', '1m 2m 3m 4m 5m', ['2s', '2m'], 'suit', 9],

  ['3.4 2 is the strongest number of a flush', '2c 3c 4c 5c 7c', '1s 13s 12s 11s 9s', ['2c', '1s'], 'number', 13],
  ['3.4 then 1, before the highest', '1c 3c 4c 5c 7c', '13s 12s 11s 10s 8s', ['1c', '13s'], 'number', 13],
  ['3.4 equal strongest: the second number decides', '2m 13m 4m 5m 3m', '2s 9s 7s 5s 3s', ['13m', '9s'], 'next-number', 13],
  ['3.4 equal up to the fifth: the fifth decides', '2m 13m 9m 5m 4m', '2s 13s 9s 5s 3s', ['4m', '3s'], 'next-number', 13],
  ['3.4 all numbers equal: suit decides', '2s 13s 9s 5s 3s', '2m 13m 9m 5m 3m', ['2s', '2m'], 'suit', 13],
  ['3.4 one suit: the numbers decide', '2c 1c 5c 3c 13c', '9c 8c 7c 6c 4c', ['2c', '9c'], 'number', 13],
  ['3.4 highest-then-suit: the strongest number first', '2c 3c 4c 5c 7c', '1s 13s 12s 11s 9s', ['2c', '1s'], 'number', 13, HIGHEST_THEN_SUIT],
  ['3.4 highest-then-suit: then suit, not the second number', '2s 9s 7s 5s 3s', '2m 13m 4m 5m 3m', ['2s', '2m'], 'suit', 13, HIGHEST_THEN_SUIT],
  ['3.4 suit-first: suit before any number', '9s 8s 7s 6s 4s', '2m 1m 13m 12m 11m', ['9s', '2m'], 'suit', 13, SUIT_FIRST],
  ['3.4 suit-first: one suit, the numbers decide', '2c 3c 4c 5c 7c', '1c 13c 12c 11c 9c', ['2c', '1c'], 'number', 13, SUIT_FIRST],
  ['3.2 the flush options leave straight flushes alone', '1c 2c 3c 4c 5c', '2s 3s 4s 5s 6s', ['1c', '6s'], 'next-number', 9, SUIT_FIRST],

  ['3.5 full house: the triple, not the pair', '4c 4t 4s 5c 5t', '3c 3t 3s 2s 2m', ['4s 4t 4c', '3s 3t 3c'], 'number', 9],
  ['3.5 full house: a triple of 2s beats one of 1s', '2c 2t 2m 3c 3t', '1s 1m 1t 9s 9m', ['2m 2t 2c', '1s 1m 1t'], 'number', 9],
  ['3.5 four card: the four, not the fifth', '5c 5t 5m 5s 3c', '4c 4t 4m 4s 2s', ['5s 5m 5t 5c', '4s 4m 4t 4c'], 'number', 9],

  ['3.6 1-2-3-4-5 is the lowest run', '2c 3c 4c 5c 6t', '1s 2s 3s 4s 5m', ['6t', '5m'], 'last-number', 9, NATURAL],
  ['3.6 3-4-5-6-7 beats 2-3-4-5-6', '3c 4c 5c 6c 7t', '2s 3s 4s 5s 6m', ['7t', '6m'], 'last-number', 9, NATURAL],
  ['3.6 the run ending in 1 is the highest', '12c 13c 14c 15c 1t', '11s 12s 13s 14s 15m', ['1t', '15m'], 'last-number', 15, NATURAL],
  ['3.6 1-2-3-4-5: the suit of the 5, not of the 2', '5s 2c 1c 3c 4c', '5m 2s 1s 3s 4s', ['5s', '5m'], 'suit', 9, NATURAL],
  ['3.6 2-3-4-5-6: the suit of the 6, not of the 2', '6s 2c 5c 3c 4c', '6m 2s 5s 3s 4s', ['6s', '6m'], 'suit', 9, NATURAL],
  ['3.6 the run ending in 1: the suit of the 1', '1s 9c 8c 7c 6c', '1m 9s 8s 7s 6s', ['1s', '1m'], 'suit', 9, NATURAL],
  ['3.6 straight flushes likewise: ending in 1 over 1-2-3-4-5', '6c 7c 8c 9c 1c', '1s 2s 3s 4s 5s', ['1c', '5s'], 'last-number', 9, NATURAL],
  ['3.6 straight flushes of the same numbers: by suit', '1m 2m 3m 4m 5m', '1t 2t 3t 4t 5t', ['5m', '5t'], 'suit', 9, NATURAL],
];

describe('compareHands', () => {
  it.each(BEATS.map((row) => [row[0], row] as const))('%s', (_, row) => {
    const [name, stronger, weaker, [strong, weak], reason, highest, options] = row;
    const settings = { ...OFFICIAL_COMPARISON, ...options, highest };
    const asked = compareHands(hand(stronger, highest), hand(weaker, highest), settings);
    const turned = compareHands(hand(weaker, highest), hand(stronger, highest), settings);
    if (!asked.ok || !turned.ok) throw new Error('one of the hands is no combination');

    const { winner, clause, decidingTiles } = asked.value;
    expect({ winner, clause, reason: asked.value.reason }).toEqual({ winner: 'a', clause: name.slice(0, 3), reason });
    expect([formatTiles(decidingTiles.a), formatTiles(decidingTiles.b)]).toEqual([strong, weak]);
    expect(turned.value).toEqual({
      winner: 'b',
      clause,
      reason,
      decidingTiles: { a: decidingTiles.b, b: decidingTiles.a },
      combinations: { a: asked.value.combinations.b, b: asked.value.combinations.a },
    });
  });

  it.each([
    ['a single on a pair', '2s', '3c 3t'],
    ['a pair on a triple', '2s 2m', '3c 3t 3m'],
    ['a triple on a Made hand', '3c 4c 5c 6c 7t', '2s 2m 2t'],
    ['a Made hand on a single', '1s 2s 3s 4s 5s', '6c'],
  ])('2.2 %s: neither beats the other', (_, a, b) => {
    const compared = compareHands(hand(a), hand(b), { ...OFFICIAL_COMPARISON, highest: 15 });
    expect(compared).toMatchObject({
      ok: true,
      value: { winner: null, clause: '2.2', reason: 'sizes-differ', decidingTiles: { a: [], b: [] } },
    });
  });

  it.each([
    ['in two pairs', '5s 5m', '5c 5s', { number: 5, suit: 'sun' }],
    ['in two triples of one number', '5c 5t 5m', '5s 5m 5t', { number: 5, suit: 'star' }],
    ['in two four cards of one number', '5c 5t 5m 5s 3c', '5c 5t 5m 5s 4c', { number: 5, suit: 'cloud' }],
    ['in two full houses that need five 3s', '4c 4t 4m 3c 3t', '3t 3m 3s 2c 2t', { number: 3, suit: 'star' }],
    ['in hands of different sizes', '5s', '5s 5m', { number: 5, suit: 'sun' }],
    ['in a hand and itself', '9t', '9t', { number: 9, suit: 'star' }],
  ])('2.3 a tile may not stand in both hands: %s', (_, a, b, tile) => {
    const settings = { ...OFFICIAL_COMPARISON, highest: 15 };
    expect(compareHands(hand(a), hand(b), settings)).toEqual({ ok: false, error: { code: 'tile-in-both', tile } });
  });

  it('2.1 a hand that is no combination is refused, a before b, with what is wrong', () => {
    const settings = { ...OFFICIAL_COMPARISON, highest: 9 };
    const refused = (a: string, b: string): unknown => {
      const compared = compareHands(hand(a), hand(b), settings);
      return compared.ok ? null : compared.error;
    };
    expect(refused('3c 4c', '5c')).toEqual({ code: 'not-a-combination', hand: 'a', error: { code: 'no-combination' } });
    expect(refused('5c', '3c 3t 3m 3s')).toEqual({ code: 'not-a-combination', hand: 'b', error: { code: 'four-tiles' } });
    expect(refused('', '')).toEqual({ code: 'not-a-combination', hand: 'a', error: { code: 'empty' } });
    expect(refused('5c', '10c')).toEqual({
      code: 'not-a-combination',
      hand: 'b',
      error: { code: 'out-of-range', tile: { number: 10, suit: 'cloud' }, highest: 9 },
    });
  });

  it('2.6 leaves both hands as they were laid out', () => {
    const a = Object.freeze(hand('5c 1c 3c 2s 4c').map((tile) => Object.freeze(tile)));
    const b = Object.freeze(hand('1s 5s 2m 4s 3s').map((tile) => Object.freeze(tile)));
    const compared = compareHands(a, b, { ...OFFICIAL_COMPARISON, highest: 9 });
    expect(compared).toMatchObject({ ok: true, value: { winner: 'a', clause: '3.3' } });
    expect([formatTiles(a), formatTiles(b)]).toEqual(['5c 1c 3c 2s 4c', '1s 5s 2m 4s 3s']);
  });

  it('3.2 and 3.4 have the official order as the default', () => {
    expect(OFFICIAL_COMPARISON).toEqual({ straightOrder: 'official', flushOrder: 'all-numbers' });
    expect([STRAIGHT_ORDERS, FLUSH_ORDERS]).toEqual([
      ['official', 'natural'],
      ['all-numbers', 'highest-then-suit', 'suit-first'],
    ]);
  });

  it('3.7 the rows above use every clause, reason and option that a comparison can name', () => {
    const used = BEATS.map(([name, , , , reason, , options]) => ({ clause: name.slice(0, 3), reason, ...OFFICIAL_COMPARISON, ...options }));
    const without = <T>(list: readonly T[], value: T): Set<T> => new Set(list.filter((each) => each !== value));
    expect(new Set(used.map((row) => row.clause))).toEqual(without(COMPARISON_CLAUSES, '2.2'));
    expect(new Set(used.map((row) => row.reason))).toEqual(without(COMPARISON_REASONS, 'sizes-differ'));
    expect(new Set(used.map((row) => row.straightOrder))).toEqual(new Set(STRAIGHT_ORDERS));
    expect(new Set(used.map((row) => row.flushOrder))).toEqual(new Set(FLUSH_ORDERS));
  });
});
