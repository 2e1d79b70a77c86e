import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canShare } from '@/lib/chips/share';

const SEED = 20260604;
const free = () => undefined;

/** Tries every chip with every holder. */
function slowly(chipsLeft: readonly number[], amounts: readonly number[]): boolean {
  const [chip, ...others] = chipsLeft;
  if (chip === undefined) return amounts.every((amount) => amount === 0);
  return amounts.some((amount, holder) => amount >= chip && slowly(others, amounts.with(holder, amount - chip)));
}

it.each([
  ['one chain', [1, 5, 10]],
  ['two chains', [1, 2, 5, 10]],
  ['two chains with no 1', [2, 4, 7]],
  ['three chains', [2, 3, 7]],
  ['three chains with a common divisor', [6, 10, 15]],
] as const)('sharing out is decided as by trying everything: %s', (_, values) => {
  const met = { yes: 0, no: 0 };
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: values.length, maxLength: values.length }),
      fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 }),
      (counts, cuts, places) => {
        const all = values.flatMap((value, kind) => Array.from({ length: counts[kind]! }, () => value));
        const worth = all.reduce((sum, value) => sum + value, 0);
        const ends = [...cuts.map((cut) => Math.min(cut, worth)).toSorted((a, b) => a - b), worth];
        const cut = ends.map((end, index) => end - (ends[index - 1] ?? 0));
        // Amounts at random, which chips seldom make, and amounts that chips made.
        const made = cut.map(() => 0);
        all.forEach((value, index) => { made[places[index]! % made.length]! += value; });
        for (const amounts of [cut, made]) {
          const possible = slowly(all.toReversed(), amounts);
          met[possible ? 'yes' : 'no'] += 1;
          expect(canShare(values, counts, amounts, free)).toBe(possible);
        }
      },
    ),
    { seed: SEED, numRuns: 300 },
  );
  expect(met.yes).toBeGreaterThan(100);
  expect(met.no).toBeGreaterThan(50);
});

it('many chips that cannot be shared out are no long search', () => {
  let steps = 0;
  const spend = () => { steps += 1; };
  // 30 of each larger chip, but three 1s and three 2s for five holders who need more of them.
  expect(canShare([1, 2, 5, 10, 50, 100], [3, 3, 30, 30, 30, 30], [1004, 1004, 1004, 999, 948], spend)).toBe(false);
  expect(steps).toBeLessThan(1000);
});
