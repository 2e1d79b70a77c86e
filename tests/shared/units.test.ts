import { describe, expect, it } from 'vitest';
import { assertNever, at, chips, err, invariant, InvariantError, ok, seat, seatsOf, total } from '@/lib/shared';

const broken = [NaN, 1.5, Infinity, -Infinity, 2 ** 53];

describe('chips', () => {
  it.each(broken)('%s is no whole number of them', (amount) => {
    expect(() => chips(amount)).toThrow(InvariantError);
  });

  it.each([0, 64, -750, Number.MAX_SAFE_INTEGER])('%i is, below zero too (4.9)', (amount) => {
    expect(chips(amount)).toBe(amount);
  });

  it('105: -0 is 0', () => {
    expect(Object.is(chips(-0), 0)).toBe(true);
    expect(Object.is(total([]), 0)).toBe(true);
    expect(Object.is(total([chips(5), chips(-5)]), 0)).toBe(true);
  });

  it('4.11 a sum that would lose digits is a broken promise', () => {
    expect(() => total([chips(Number.MAX_SAFE_INTEGER), chips(1)])).toThrow(InvariantError);
  });
});

describe('seats', () => {
  it.each([...broken, -1])('%s is none', (index) => {
    expect(() => seat(index)).toThrow(InvariantError);
  });

  it('are counted from 0, clockwise', () => {
    expect(seatsOf(4)).toEqual([0, 1, 2, 3]);
    expect(seatsOf(0)).toEqual([]);
    expect(Object.is(seat(-0), 0)).toBe(true);
  });
});

describe('invariants', () => {
  it('stop the program with what was broken', () => {
    expect(() => invariant(false, 'the sum is wrong')).toThrow(new InvariantError('the sum is wrong'));
    expect(() => invariant(true, 'never said')).not.toThrow();
  });

  it('an index that is known to exist', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    for (const index of [-1, 2, NaN]) expect(() => at(['a', 'b'], index)).toThrow(InvariantError);
    expect(() => at(['a', 'b'], 0.5)).toThrow(InvariantError);
  });

  it('a case that is not handled names itself', () => {
    expect(() => assertNever('new-kind' as never)).toThrow('"new-kind"');
  });
});

it('results carry a value or an error', () => {
  expect([ok(1), err('code')]).toEqual([{ ok: true, value: 1 }, { ok: false, error: 'code' }]);
});
