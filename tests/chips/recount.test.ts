import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRecount, type Stack, type TableChips } from '@/lib/chips';
import { InvariantError } from '@/lib/shared';

const SEED = 20260607;
const booked: TableChips = { values: [1, 5], stacks: [[4, 4], [4, 4], [0, 4]], box: null };

describe('a recount against the books', () => {
  it('that agrees has nothing to say', () => {
    expect(compareRecount(booked, [[4, 4], null, null])).toEqual({ lines: [], table: booked, complete: true });
    expect(compareRecount(booked, [null, null, null])).toEqual({ lines: [], table: booked, complete: true });
  });

  it('of one player: what he has too few, one of the others has; which one, it cannot tell', () => {
    expect(compareRecount(booked, [[3, 4], null, null])).toEqual({
      lines: [{ value: 1, difference: [-1, 0, 0], elsewhere: 1, between: [0, 1, 2], unexplained: 0 }],
      table: { ...booked, stacks: [[3, 4], [4, 4], [0, 4]] },
      complete: false,
    });
  });

  it('of one player: what he has too many can only come from who had any', () => {
    expect(compareRecount(booked, [[6, 4], null, null]).lines).toEqual([
      { value: 1, difference: [2, 0, 0], elsewhere: -2, between: [0, 1], unexplained: 0 },
    ]);
  });

  it('of two players who put each other right: the third has nothing to do with it', () => {
    const recount = compareRecount(booked, [[3, 5], [5, 3], null]);
    expect(recount.lines).toEqual([
      { value: 1, difference: [-1, 1, 0], elsewhere: 0, between: [0, 1], unexplained: 0 },
      { value: 5, difference: [1, -1, 0], elsewhere: 0, between: [0, 1], unexplained: 0 },
    ]);
    expect(recount).toMatchObject({ complete: true, table: { stacks: [[3, 5], [5, 3], [0, 4]] } });
  });

  it('of all but one: he has the rest', () => {
    const recount = compareRecount(booked, [[3, 4], [4, 3], null]);
    expect(recount.lines).toEqual([
      { value: 1, difference: [-1, 0, 0], elsewhere: 1, between: [0, 2], unexplained: 0 },
      { value: 5, difference: [0, -1, 0], elsewhere: 1, between: [1, 2], unexplained: 0 },
    ]);
    expect(recount).toMatchObject({ complete: true, table: { stacks: [[3, 4], [4, 3], [1, 5]] } });
  });

  it('of all: chips that are gone or new are nobody’s, and said to be', () => {
    const recount = compareRecount(booked, [[4, 4], [3, 4], [0, 6]]);
    expect(recount.lines).toEqual([
      { value: 1, difference: [0, -1, 0], elsewhere: 1, between: [1], unexplained: 1 },
      { value: 5, difference: [0, 0, 2], elsewhere: -2, between: [2], unexplained: 2 },
    ]);
    expect(recount.complete).toBe(false);
  });

  it('that finds more than all others held cannot be right in full', () => {
    expect(compareRecount(booked, [[9, 4], null, null]).lines).toEqual([
      { value: 1, difference: [5, 0, 0], elsewhere: -5, between: [0, 1], unexplained: 1 },
    ]);
  });

  it('with a box: it is one more holder that nobody counted', () => {
    const boxed = { ...booked, box: [2, 2] };
    const recount = compareRecount(boxed, [[4, 4], [5, 4], [0, 4]]);
    expect(recount.lines).toEqual([{ value: 1, difference: [0, 1, 0], elsewhere: -1, between: [1, 'box'], unexplained: 0 }]);
    expect(recount).toMatchObject({ complete: true, table: { stacks: [[4, 4], [5, 4], [0, 4]], box: [1, 2] } });
  });

  it('a list of counts for another table is our own fault and throws', () => {
    expect(() => compareRecount(booked, [null, null])).toThrow(InvariantError);
  });
});

it('5.5 chips that went astray between players, counted in any company: the error is found where it lies', () => {
  const stack = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 2 });
  const slips = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 1 })), { maxLength: 4 });
  let found = 0;
  fc.assert(
    fc.property(fc.array(stack, { minLength: 4, maxLength: 4 }), slips, fc.nat({ max: 15 }), (stacks, slipped, mask) => {
      const real = stacks.map((each) => [...each]);
      for (const [from, to, kind] of slipped) {
        if (real[from]![kind] === 0) continue;
        real[from]![kind]! -= 1;
        real[to]![kind]! += 1;
      }
      const counted: readonly (Stack | null)[] = real.map((each, index) => ((mask >> index) & 1 ? each : null));
      const recount = compareRecount({ values: [1, 5], stacks, box: null }, counted);
      for (const [kind, value] of [1, 5].entries()) {
        const line = recount.lines.find((each) => each.value === value);
        const wrong = [0, 1, 2, 3].filter((index) => real[index]![kind] !== stacks[index]![kind]);
        if (line === undefined) {
          // Nobody who was counted is wrong: then the books may still be, between those who were not.
          expect(wrong.every((index) => counted[index] === null)).toBe(true);
          continue;
        }
        found += 1;
        expect(line.unexplained).toBe(0);
        const unseen = wrong.filter((index) => counted[index] === null);
        expect(line.elsewhere).toBe(unseen.reduce((sum, index) => sum + real[index]![kind]! - stacks[index]![kind]!, 0));
        for (const index of wrong) if (counted[index] !== null) expect(line.between).toContain(index);
      }
      // Whatever is called complete has every chip, and nobody counted is contradicted.
      recount.table.stacks.forEach((each, index) => { if (counted[index] !== null) expect(each).toEqual(real[index]); });
      if (mask === 15 || [7, 11, 13, 14].includes(mask)) expect(recount).toMatchObject({ complete: true, table: { stacks: real } });
      if (recount.complete) {
        const sum = (all: readonly Stack[], kind: number) => all.reduce((count, each) => count + each[kind]!, 0);
        for (const kind of [0, 1]) expect(sum(recount.table.stacks, kind)).toBe(sum(stacks, kind));
      }
    }),
    { seed: SEED, numRuns: 400 },
  );
  expect(found).toBeGreaterThan(100);
});
