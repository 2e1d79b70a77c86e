import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movesText, readMoves, type Holder, type Move } from '@/lib/chips';
import { seat } from '@/lib/shared';
import { SEED } from '../support/round-arbitrary';

const holder: fc.Arbitrary<Holder> = fc.oneof(fc.nat(11).map(seat), fc.constant('box' as const));
const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.record({ from: holder, to: holder, value: fc.integer({ min: 1, max: 999_999 }), count: fc.integer({ min: 1, max: 999 }) }),
);

it('moves are read as they are written', () => {
  expect(movesText([{ from: seat(0), to: seat(1), value: 10, count: 2 }, { from: 'box', to: seat(2), value: 1, count: 4 }])).toBe('0>1:10x2 box>2:1x4');
  fc.assert(fc.property(moves, (each) => {
    expect(readMoves(movesText(each))).toEqual(each);
  }), { seed: SEED });
});

it.each([' ', '0>1', '0>1:10', '0>1:10x', 'a>1:10x2', '0>1:10x2,', '0>1:-1x2', '0>1:1e1x2'])('%j is no list of moves', (text) => {
  expect(readMoves(text)).toBeNull();
});
