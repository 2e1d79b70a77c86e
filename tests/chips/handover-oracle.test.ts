import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planHandover, planWithNotes, type TableChips } from '@/lib/chips';
import { type Chips } from '@/lib/shared';
import { bruteBest, bruteHandover, type BruteTable } from './brute-force';
import { expectCarriedOut } from './carried-out';
import { tableAndNet, type TableShape } from './table-arbitrary';

const SEED = 20260601;
const never = () => false;

/** Small enough to try everything. Values that divide each other, that do not, and that have no 1 among them. */
const SHAPES: Readonly<Record<string, { readonly shape: TableShape; readonly runs: number }>> = {
  'two players, four values': { shape: { values: [[1, 2, 5, 10], [1, 3, 4, 9]], players: { min: 2, max: 2 }, most: 3 }, runs: 150 },
  'three players': { shape: { values: [[1, 5, 10], [1, 2, 5], [2, 3, 7], [10, 1, 4]], players: { min: 3, max: 3 }, most: 2 }, runs: 250 },
  'four players': { shape: { values: [[1, 5], [2, 3], [1, 2, 5]], players: { min: 4, max: 4 }, most: 1 }, runs: 150 },
  'five players': { shape: { values: [[1, 5], [2, 5]], players: { min: 5, max: 5 }, most: 1 }, runs: 200 },
  'two players and the box': { shape: { values: [[1, 5, 10], [2, 3]], players: { min: 2, max: 2 }, most: 2, box: true }, runs: 150 },
  'three players and the box': { shape: { values: [[1, 5, 10]], players: { min: 3, max: 3 }, most: 1, box: true }, runs: 150 },
};

function bruteTable({ values, stacks, box }: TableChips, net: readonly Chips[]): BruteTable {
  const debtors = stacks.length;
  return box === null ? { values, stacks, net, debtors } : { values, stacks: [...stacks, box], net: [...net, 0], debtors };
}

describe.each(Object.entries(SHAPES))('against trying everything: %s', (_, { shape, runs }) => {
  it('5.1 fewest chips, fewest pairs, or no exchange at all', () => {
    const met = { possible: 0, impossible: 0 };
    fc.assert(
      fc.property(tableAndNet(shape), ({ table, net }) => {
        const plan = planHandover(table, net, never);
        const best = bruteHandover(bruteTable(table, net));
        if (best === null) {
          met.impossible += 1;
          expect(plan).toEqual({ ok: false, error: { code: 'no-exchange' } });
          return;
        }
        met.possible += 1;
        expect(plan).toMatchObject({ ok: true, value: { ...best, fewestChips: true, fewestPairs: true } });
        if (plan.ok) expectCarriedOut(table, net, plan.value);
      }),
      { seed: SEED, numRuns: runs },
    );
    expect(met.possible).toBeGreaterThan(10);
    expect(met.impossible).toBeGreaterThan(10);
  });

  it('the smallest notes, the fewest of them, then fewest chips and pairs', () => {
    let noted = 0;
    fc.assert(
      fc.property(tableAndNet(shape), ({ table, net }) => {
        const plan = planWithNotes(table, net, never);
        const best = bruteBest(bruteTable(table, net));
        if (best === null || !plan.ok) throw new Error('notes can always be written');
        const { notes, ...handover } = plan.value;
        if (notes.length > 0) noted += 1;
        expect({
          owed: notes.reduce((sum, { amount }) => sum + amount, 0), notes: notes.length, moved: handover.moved, pairs: handover.pairs,
        }).toEqual(best);
        expect(handover).toMatchObject({ fewestNotes: true, fewestChips: true, fewestPairs: true });
        expect(notes.every(({ from, to, amount }) => from !== to && amount > 0)).toBe(true);
        expectCarriedOut(table, net, handover, notes);
      }),
      { seed: SEED, numRuns: runs },
    );
    expect(noted).toBeGreaterThan(10);
  });
});
