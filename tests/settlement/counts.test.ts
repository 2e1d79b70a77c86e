import { describe, expect, it } from 'vitest';
import {
  countHands, PENALTIES, PENALTY_SCOPES, penaltyFactor,
  type Penalty, type PenaltyScope, type SettlementRules,
} from '@/lib/settlement';
import { checked, letter, under } from '../support/round-text';

/** Count of `tiles` with `twos` 2s among them, as rules.md 4.2 writes it. */
const COUNTS: Record<Penalty, readonly (readonly [name: string, tiles: number, twos: number, count: number])[]> = {
  'double-each': [
    ['4.2 no 2: the tiles', 7, 0, 7],
    ['4.2 one 2 doubles', 8, 1, 16],
    ['4.2 (B step 8) 5 tiles with two 2s', 5, 2, 20],
    ['4.2 (B step 8) 4 tiles with two 2s', 4, 2, 16],
    ['4.2 three 2s: eight times', 3, 3, 24],
    ['4.2 four 2s: sixteen times', 12, 4, 192],
  ],
  'add-one-each': [
    ['4.2 no 2: the tiles', 7, 0, 7],
    ['4.2 (B, other paragraph) doubles', 8, 1, 16],
    ['4.2 (B, other paragraph) then triples', 5, 2, 15],
    ['4.2 four 2s: five times', 12, 4, 60],
  ],
  'double-once': [
    ['4.2 no 2: the tiles', 7, 0, 7],
    ['4.2 one 2 doubles', 8, 1, 16],
    ['4.2 a second 2 changes nothing', 5, 2, 10],
    ['4.2 nor do four', 12, 4, 24],
  ],
  none: [
    ['4.2 no 2: the tiles', 7, 0, 7],
    ['4.2 a 2 is a tile like any other', 8, 1, 8],
    ['4.2 four as well', 12, 4, 12],
  ],
};

describe.each(PENALTIES)('counts under penalty %s', (penalty) => {
  it.each(COUNTS[penalty])('%s: %i tiles, %i twos count %i', (_, tiles, twos, count) => {
    expect(tiles * penaltyFactor(twos, penalty)).toBe(count);
    const hands = countHands(checked(`0 ${tiles}(${twos}) 12`), under({ penalty }));
    expect(hands.find(({ seat }) => seat === 1)).toMatchObject({ tiles, twos, count, factor: count / tiles });
  });
});

/** Seats in place order with their places: `A1 C2 B3`. */
const places = (text: string, rules: Partial<SettlementRules> = {}) =>
  countHands(checked(text), under(rules)).map(({ seat, place }) => `${letter(seat)}${place}`).join(' ');

describe('places', () => {
  it.each([
    ['4.4 lower count first', '8 3 0 5', 'C1 B2 D3 A4'],
    ['4.4 equal counts share a place and the next is skipped (FX3)', '0 4 2(1) 7', 'A1 B2 C2 D4'],
    ['4.4 a tie for last', '3 0 8 8', 'B1 A2 C3 D3'],
    ['4.4 all others equal', '0 5 5 5 5', 'A1 B2 C2 D2 E2'],
    ['4.4 two shared places', '6 2 0 6 2', 'C1 E2 B2 D4 A4'],
    ['4.4 fewer tiles are not better: the count decides (FX2)', '0 3(2) 6', 'A1 C2 B3'],
    ['4.4 clockwise from the player who went out, round the end of the table', '4 4 0 4', 'C1 D2 A2 B2'],
    ['4.4 clockwise past a seat that takes no part', '4 - 0 4 4', 'C1 D2 E2 A2'],
    ['4.9 a seat that takes no part has no place', '0 3 - 5', 'A1 B2 D3'],
  ])('%s: %s', (_, text, expected) => {
    expect(places(text)).toBe(expected);
  });

  /** What the 2s multiply decides who is ahead: B holds 3 tiles with two 2s, C holds 6. */
  const BY_SCOPE: Record<PenaltyScope, string> = {
    count: 'A1 C2 B3',
    payment: 'A1 B2 C3',
    'winner-only': 'A1 B2 C3',
  };
  it.each(PENALTY_SCOPES)('4.6 under %s', (penaltyScope) => {
    expect(places('0 3(2) 6', { penaltyScope })).toBe(BY_SCOPE[penaltyScope]);
  });

  it('4.6 equal bare tiles share a place under payment, whatever their 2s', () => {
    expect(places('0 4(1) 4 4(2)', { penaltyScope: 'payment' })).toBe('A1 B2 C2 D2');
  });
});
