import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planHandover, planWithNotes, stackValue, type NotedHandover, type TableChips } from '@/lib/chips';
import { chips, type Chips } from '@/lib/shared';
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

/** The plan with notes, held against trying everything. */
function expectBest(table: TableChips, net: readonly Chips[]): NotedHandover {
  const plan = planWithNotes(table, net, never);
  const best = bruteBest(bruteTable(table, net));
  if (best === null || !plan.ok) throw new Error('notes can always be written');
  const { notes, moved, pairs } = plan.value;
  expect({ owed: notes.reduce((sum, { amount }) => sum + amount, 0), notes: notes.length, moved, pairs }).toEqual(best);
  expect(plan.value).toMatchObject({ fewestNotes: true, fewestChips: true, fewestPairs: true });
  expect(notes.every(({ from, to, amount }) => from !== to && amount > 0)).toBe(true);
  return plan.value;
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

  it('the smallest notes, then fewest chips, notes and pairs', () => {
    let noted = 0;
    fc.assert(
      fc.property(tableAndNet(shape), ({ table, net }) => {
        const { notes, ...handover } = expectBest(table, net);
        if (notes.length > 0) noted += 1;
        expectCarriedOut(table, net, handover, notes);
      }),
      { seed: SEED, numRuns: runs },
    );
    expect(noted).toBeGreaterThan(10);
  });
});

describe.each(Object.entries(SHAPES))('4.9 allow-debt, against trying everything: %s', (_, { shape, runs }) => {
  it('who owes more than he has hands over all of it, and the least stays', () => {
    let beyond = 0;
    const debts = fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.integer({ min: 1, max: 90 })), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(tableAndNet(shape), debts, ({ table, net }, more) => {
        const due = net.map(Number);
        for (const [from, to, amount] of more) {
          due[from % due.length]! -= amount;
          due[to % due.length]! += amount;
        }
        const gains = due.map(chips);
        if (gains.some((gain, seat) => gain + stackValue(table.values, table.stacks[seat]!) < 0)) beyond += 1;
        const { notes, ...handover } = expectBest(table, gains);
        expectCarriedOut(table, gains, handover, notes);
      }),
      { seed: SEED, numRuns: runs },
    );
    expect(beyond).toBeGreaterThan(10);
  });
});
