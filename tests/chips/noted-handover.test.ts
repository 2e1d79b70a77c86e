import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENT_EDITION_CHIPS, netWithNotes, planHandover, planWithNotes, stackValue, startingChips, type NotedHandover, type TableChips,
} from '@/lib/chips';
import { chips, seat, type Chips } from '@/lib/shared';
import { expectCarriedOut } from './carried-out';
import { tableAndNet } from './table-arbitrary';

const SEED = 20260605;
const never = () => false;
const net = (...amounts: readonly number[]): readonly Chips[] => amounts.map(chips);
const note = (from: number, to: number, amount: number) => ({ from: seat(from), to: seat(to), amount: chips(amount) });
const table = (values: readonly number[], stacks: TableChips['stacks'], box: TableChips['box'] = null): TableChips =>
  ({ values, stacks, box });
const PROVEN = { fewestNotes: true, fewestChips: true, fewestPairs: true };

function noted(of: TableChips, gains: readonly Chips[]): NotedHandover {
  const plan = planWithNotes(of, gains, never);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
}

describe('notes that can be checked by hand', () => {
  it('nobody has a 1: six are paid with a 5, and 1 stays owed', () => {
    expect(noted(table([5], [[2], [2]]), net(6, -6))).toEqual({
      moves: [{ from: 1, to: 0, value: 5, count: 1 }], moved: 1, pairs: 1, notes: [note(1, 0, 1)], ...PROVEN,
    });
  });

  it('four are paid with a 5 too: the one who got it owes 1', () => {
    expect(noted(table([5], [[2], [2]]), net(4, -4)).notes).toEqual([note(0, 1, 1)]);
  });

  it('4.9 allow-debt: he gives all he has and owes the rest', () => {
    expect(noted(table([1, 5], [[0, 1], [2, 1]]), net(10, -10))).toMatchObject({ moved: 3, notes: [note(1, 0, 3)] });
  });

  it('4.9 rules.md 7, allow-debt: he hands over every chip he has, and the least stays, found in no long search', () => {
    let asked = 0;
    const five = startingChips(CURRENT_EDITION_CHIPS, 5);
    const gains = net(210, 200, 190, 150, -750);
    const plan = planWithNotes(five, gains, () => (asked += 1) > 200);
    expect(plan).toMatchObject({ ok: true, value: { moved: 12, pairs: 1, ...PROVEN } });
    if (!plan.ok) return;
    expectCarriedOut(five, gains, plan.value, plan.value.notes);
    expect(plan.value.moves.every(({ from }) => from === 4)).toBe(true);
    expect(plan.value.notes.reduce((owed, { amount }) => owed + amount, 0)).toBe(750 - 64);
  });

  it('4.9 with six values too: every chip of his, and no other, within the time', () => {
    let asked = 0;
    const five = startingChips([1, 2, 5, 10, 50, 100].map((value) => ({ value, count: 6 })), 5);
    const plan = planWithNotes(five, net(1210, 1200, 190, 150, -2750), () => (asked += 1) > 300);
    expect(plan).toMatchObject({ ok: true, value: { moved: 36, fewestChips: true } });
    expect(plan.ok && plan.value.notes.reduce((owed, { amount }) => owed + amount, 0)).toBe(2750 - 1008);
  });

  it('as little as possible comes before as few notes as possible', () => {
    // Three players gain 1 each and nobody has a 1: three notes of 1, though one of them could take a 5.
    expect(noted(table([5], [[0], [0], [0], [3]]), net(1, 1, 1, -3)).notes).toEqual([note(3, 0, 1), note(3, 1, 1), note(3, 2, 1)]);
  });

  it('nothing stays owed where chips can do it', () => {
    expect(noted(table([1, 5], [[5, 0], [0, 2]]), net(2, -2))).toEqual({
      moves: [{ from: 1, to: 0, value: 5, count: 1 }, { from: 0, to: 1, value: 1, count: 3 }], moved: 4, pairs: 1, notes: [], ...PROVEN,
    });
  });

  it('5.5 the box owes nobody: a buy-in that it cannot give is refused', () => {
    expect(planWithNotes(table([5], [[1], [1]], [1]), net(1, 0), never)).toEqual({ ok: false, error: { code: 'no-exchange' } });
    expect(noted(table([5], [[1], [1]], [1]), net(6, -1))).toMatchObject({
      moves: [{ from: 'box', to: 0, value: 5, count: 1 }], notes: [note(1, 0, 1)],
    });
  });
});

describe('a debt that the next round clears first', () => {
  it('is one net less and one more', () => {
    expect(netWithNotes(net(3, -3, 0), [note(0, 2, 2), note(1, 2, 1)])).toEqual(net(1, -4, 3));
    expect(netWithNotes(net(3, -3), [])).toEqual(net(3, -3));
  });

  it('after any number of rounds, what lies there and what is owed make the balance', () => {
    const rounds = fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 5 });
    const drawn = tableAndNet({ values: [[5, 10], [2, 5], [1, 5]], players: { min: 3, max: 3 }, most: 2 });
    let cleared = 0;
    fc.assert(
      fc.property(drawn, rounds, ({ table: start }, played) => {
        let now = start;
        let balance = start.stacks.map((stack) => stackValue(start.values, stack) as number);
        let notes: NotedHandover['notes'] = [];
        for (const [first, second] of played) {
          const gains = net(first!, second!, -first! - second!);
          balance = balance.map((each, index) => each + gains[index]!);
          const due = netWithNotes(gains, notes);
          const plan = noted(now, due);
          now = expectCarriedOut(now, due, plan, plan.notes);
          if (notes.length > 0 && plan.notes.length === 0) cleared += 1;
          notes = plan.notes;
          const owed = netWithNotes(net(0, 0, 0), notes);
          expect(now.stacks.map((stack, index) => stackValue(now.values, stack) + owed[index]!)).toEqual(balance);
        }
      }),
      { seed: SEED, numRuns: 200 },
    );
    expect(cleared).toBeGreaterThan(10);
  });
});

it('where chips can do it, it is the plan without notes, and the same every time', () => {
  const drawn = tableAndNet({ values: [[1, 5, 10], [1, 2, 5, 10]], players: { min: 2, max: 5 }, most: 4 });
  fc.assert(
    fc.property(drawn, ({ table: of, net: gains }) => {
      const plan = planHandover(of, gains, never);
      const withNotes = planWithNotes(of, gains, never);
      if (plan.ok) expect(withNotes).toEqual({ ok: true, value: { ...plan.value, notes: [], fewestNotes: true } });
      else expect(withNotes.ok && withNotes.value.notes.length).toBeGreaterThan(0);
      expect(planWithNotes(structuredClone(of), [...gains], never)).toEqual(withNotes);
    }),
    { seed: SEED, numRuns: 150 },
  );
});

describe('when the time runs out', () => {
  const of = table([5, 10], [[3, 3], [3, 3], [3, 3], [3, 3], [3, 3]]);
  const gains = net(-37, 21, 29, -40, 27);

  it('at once: nothing moves and all is owed, said to be unproven', () => {
    const plan = planWithNotes(of, gains, () => true);
    expect(plan).toMatchObject({ ok: true, value: { moves: [], moved: 0, fewestNotes: false, fewestChips: false, fewestPairs: false } });
    if (plan.ok) expectCarriedOut(of, gains, plan.value, plan.value.notes);
    expect(planWithNotes({ ...of, box: [1, 1] }, net(5, 0, 0, 0, 0), () => true)).toEqual({ ok: false, error: { code: 'out-of-time' } });
  });

  it('later: whatever is found can be carried out, and claims only what is so', () => {
    const best = noted(of, gains);
    const met = new Set<string>();
    for (let most = 1; most < 1000; most *= 2) {
      let asked = 0;
      const plan = planWithNotes(of, gains, () => (asked += 1) > most);
      if (!plan.ok) throw new Error(plan.error.code);
      const { notes, fewestNotes, fewestChips, fewestPairs, moved, pairs } = plan.value;
      met.add(`${fewestNotes} ${fewestChips} ${fewestPairs}`);
      expectCarriedOut(of, gains, plan.value, notes);
      const sum = (all: typeof notes) => all.reduce((owed, { amount }) => owed + amount, 0);
      if (fewestNotes) expect([sum(notes), notes.length]).toEqual([sum(best.notes), best.notes.length]);
      if (fewestChips) expect(moved).toBe(best.moved);
      if (fewestPairs) expect(pairs).toBe(best.pairs);
    }
    expect([...met]).toEqual(expect.arrayContaining(['false true false', 'true true true']));
  });
});
