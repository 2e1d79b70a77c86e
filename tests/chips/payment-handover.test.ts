import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyMoves, CURRENT_EDITION_CHIPS, netOfPayments, planHandover, planPayments, stackValue, startingChips,
  type ChipPayment, type TableChips,
} from '@/lib/chips';
import { chips, seat } from '@/lib/shared';
import { settled } from '../support/round-text';

const SEED = 20260606;
const never = () => false;
const pays = (from: number, to: number, paid: number): ChipPayment => ({ from: seat(from), to: seat(to), paid: chips(paid) });

it('4.8 payments in order come to the net of the settlement, though somebody ran out', () => {
  const round = settled('0 2 8 10', [64, 64, 3, 64]);
  expect(round.ranOut).toHaveLength(1);
  expect(netOfPayments(4, round.payments)).toEqual(round.net);
  expect(netOfPayments(2, [])).toEqual([0, 0]);
});

/** The table after all plans, and what everybody then holds and owes. */
function carriedOut(start: TableChips, payments: readonly ChipPayment[], box = false) {
  const plans = planPayments(start, payments, never);
  if (!plans.ok) throw new Error(plans.error.code);
  let now = start;
  const worth = start.stacks.map(() => 0);
  for (const [index, { moves, notes }] of plans.value.entries()) {
    const { from, to } = payments[index]!;
    const players = box ? [from, to, 'box'] : [from, to];
    for (const move of moves) expect(players).toEqual(expect.arrayContaining([move.from, move.to]));
    for (const note of notes) {
      expect([from, to].toSorted()).toEqual([note.from, note.to].toSorted());
      worth[note.from]! -= note.amount;
      worth[note.to]! += note.amount;
    }
    const moved = applyMoves(now, moves);
    if (!moved.ok) throw new Error(`move ${moved.error.move}`);
    now = moved.value;
  }
  now.stacks.forEach((stack, index) => { worth[index]! += stackValue(now.values, stack); });
  return { plans: plans.value, now, worth };
}

describe('one payment after the other', () => {
  it('4.7 each between its two players alone, with what the ones before have left', () => {
    const start = startingChips(CURRENT_EDITION_CHIPS, 4);
    const round = settled('0 3 5 8', [64, 64, 64, 64]);
    const { plans, worth } = carriedOut(start, round.payments);
    expect(plans.map(({ moved }) => moved)).toEqual([3, 1, 3, 2, 1, 3]);
    expect(plans[0]).toMatchObject({ moves: [{ from: 1, to: 0, value: 1, count: 3 }], notes: [], fewestPairs: true });
    expect(worth).toEqual(round.after);
    const netted = planHandover(start, round.net, never);
    expect(netted.ok && netted.value.moved).toBe(5);
  });

  it('4.8 who runs out hands over all he has', () => {
    const start = { values: [1, 5, 10], stacks: [[4, 4, 4], [4, 4, 4], [3, 0, 0], [4, 4, 4]], box: null };
    const round = settled('0 2 8 10', [64, 64, 3, 64]);
    const { now, worth } = carriedOut(start, round.payments);
    expect(now.stacks[2]).toEqual([0, 0, 0]);
    expect(worth).toEqual(round.after);
  });

  it('what the two cannot pay stays as a note between them, though a third could have changed it', () => {
    const start = { values: [1, 5], stacks: [[0, 1], [0, 0], [5, 0]], box: null };
    const { plans } = carriedOut(start, [pays(0, 1, 2)]);
    expect(plans[0]!.notes).toEqual([{ from: 0, to: 1, amount: 2 }]);
    expect(planHandover(start, netOfPayments(3, [pays(0, 1, 2)]), never).ok).toBe(true);
    const boxed = carriedOut({ ...start, box: [5, 0] }, [pays(0, 1, 2)], true);
    expect(boxed.plans[0]).toMatchObject({ notes: [], moved: 6 });
  });

  it('together they end with the net of all payments', () => {
    const stack = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 });
    const payment = fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 3 }), fc.nat({ max: 30 }));
    let payments = 0;
    fc.assert(
      fc.property(fc.array(stack, { minLength: 4, maxLength: 4 }), fc.array(payment, { maxLength: 6 }), (stacks, drawn) => {
        const start = { values: [1, 5, 10], stacks, box: null };
        const list = drawn.map(([from, by, paid]) => pays(from, (from + by) % 4, paid));
        payments += list.length;
        const net = netOfPayments(4, list);
        const { worth } = carriedOut(start, list);
        expect(worth).toEqual(stacks.map((each, index) => stackValue(start.values, each) + net[index]!));
      }),
      { seed: SEED, numRuns: 150 },
    );
    expect(payments).toBeGreaterThan(200);
  });

  it('a table too large, and no time, are said for all', () => {
    const large = { values: [1], stacks: [[999], [2]], box: null };
    expect(planPayments(large, [pays(0, 1, 1)], never)).toEqual({ ok: false, error: { code: 'table-too-large' } });
    const late = planPayments(startingChips(CURRENT_EDITION_CHIPS, 2), [pays(0, 1, 7)], () => true);
    expect(late).toMatchObject({ ok: true, value: [{ moves: [], notes: [{ from: 0, to: 1, amount: 7 }], fewestNotes: false }] });
  });
});
