import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterMoves, changeId, handoverTask, ledgerAtStart, ledgerOf, pendingOf, redo, replay, solveHandover, undo, type Match, type MatchEvent,
} from '@/lib/match';
import { CURRENT_EDITION_CHIPS, type ChipSet } from '@/lib/chips';
import { chips, seat, total, type Seat } from '@/lib/shared';
import { adjusted, drop, edit, left, must, named, returned, rounds, tryAdd } from '../support/match-builder';
import { SEED } from '../support/round-arbitrary';
import { accepted, ledger, planFrom, planned, planOf, withChips } from './table-of-chips';

const STORIES = 120;
const PATIENCE_MS = 60_000;

type Step =
  | { readonly type: 'round'; readonly winner: number; readonly tiles: readonly number[] }
  | { readonly type: 'hand over' | 'undo' | 'redo' | 'drop' }
  | { readonly type: 'edit'; readonly tiles: readonly number[] }
  | { readonly type: 'adjust' | 'leave' | 'bank'; readonly dice: number };

const tiles = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('round' as const), winner: fc.nat(3), tiles }) },
  { weight: 5, arbitrary: fc.constant({ type: 'hand over' as const }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('edit' as const), tiles }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('adjust' as const, 'leave' as const, 'bank' as const), dice: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.constantFrom({ type: 'undo' as const }, { type: 'redo' as const }, { type: 'drop' as const }) },
);

/** A match after one more step; as it was where the step is refused. */
function take(match: Match, one: Step, turn: number): Match {
  const tried = (event: MatchEvent) => {
    const added = tryAdd(match, event);
    return added.ok ? added.value : match;
  };
  const { state } = replay(match);
  switch (one.type) {
    case 'round': {
      const gone = [...state.left, ...state.out].map((record) => record.seat as number);
      const playing = [0, 1, 2, 3].filter((index) => !gone.includes(index));
      const winner = playing[one.winner % playing.length];
      const text = [0, 1, 2, 3].map((index) => (gone.includes(index) ? '-' : index === winner ? '0' : String(one.tiles[index]))).join(' ');
      return tried(named(`round ${turn}`, text));
    }
    case 'hand over':
      return planOf(match) === null ? match : tried(accepted(match, `hand over ${turn}`));
    case 'edit': {
      const round = match.events.find(({ type }) => type === 'round');
      if (round?.type !== 'round' || round.entry.hands.some((hand) => hand === null)) return match;
      const text = round.entry.hands.map((_, index) => (index === round.entry.winner ? '0' : String(one.tiles[index]))).join(' ');
      return edit(match, round.id, text);
    }
    case 'adjust': {
      const [from, to] = [seat(one.dice % 4), seat((one.dice + 1) % 4)];
      const amount = chips(1 + one.dice);
      return tried(adjusted(`adjust ${turn}`, one.dice % 2 === 0 ? { kind: 'payment', from, to, amount } : { kind: 'buy-in', seat: to, amount }));
    }
    case 'leave':
      return tried(state.left[0] ? returned(`back ${turn}`, state.left[0].seat) : left(`gone ${turn}`, one.dice % 4));
    case 'bank':
      return tried(planFrom(`bank ${turn}`, { bank: one.dice % 2 === 0 }));
    case 'undo':
    case 'redo': {
      const id = (one.type === 'undo' ? match.done : match.undone).at(-1)?.id ?? changeId('none');
      const result = (one.type === 'undo' ? undo : redo)(match, id);
      return result.ok ? result.value : match;
    }
    case 'drop': {
      const handover = match.events.find(({ type }) => type === 'handover');
      return handover ? drop(match, handover.id) : match;
    }
  }
}

/** The usual chips, and such as cannot pay every amount. */
const sets = fc.constantFrom<ChipSet>(CURRENT_EDITION_CHIPS, [{ value: 5, count: 4 }, { value: 20, count: 2 }]);
const stories = fc.tuple(sets, fc.array(step, { minLength: 6, maxLength: 20 })).map(([set, steps]) => {
  let match = withChips(planned(), set);
  for (const [turn, one] of steps.entries()) match = take(match, one, turn);
  return match;
});

describe('the chips of any match', () => {
  const seen = { handedOver: 0, notes: 0, moved: 0, follows: 0, left: 0, stories: 0 };

  it('are as many as in the game, value by value; no stack falls below nothing; what is told again is the same', () => {
    fc.assert(
      fc.property(stories, (match) => {
        const played = replay(match);
        const now = ledger(match);
        seen.stories += 1;
        const start = ledgerAtStart(match);
        for (const kind of now.values.keys()) {
          const held = [...now.stacks, now.box].map((stack) => stack[kind] ?? NaN);
          for (const count of held) expect(count).toBeGreaterThanOrEqual(0);
          const began = [...start.stacks, start.box].reduce((sum, stack) => sum + (stack[kind] ?? NaN), 0);
          expect(held.reduce((sum, count) => sum + count, 0)).toBe(began);
        }
        if (match.events.some(({ type }) => type === 'handover')) seen.handedOver += 1;
        expect(ledgerOf(match, replay(structuredClone(match)).steps)).toEqual(now);
        // Taken back to the start and repeated, it is the same again.
        let again = match;
        while (again.undone.length > 0) again = must(redo(again, again.undone.at(-1)?.id ?? changeId('none')));
        const whole = ledger(again);
        while (again.done.length > 0) again = must(undo(again, again.done.at(-1)?.id ?? changeId('none')));
        expect(ledger(again)).toEqual(start);
        while (again.undone.length > 0) again = must(redo(again, again.undone.at(-1)?.id ?? changeId('none')));
        expect(ledger(again)).toEqual(whole);

        // The next plan can be made, leaves everybody with his total but for notes, and moves as many chips as it says.
        const task = handoverTask(now, played);
        if (task === null) return;
        const plan = solveHandover(task, () => false);
        if (!plan.ok) throw new Error(plan.error.code);
        const moves = plan.value.parts.flatMap((part) => part.moves);
        const after = afterMoves({ ...now, notes: accepted(match, 'next').notes }, moves);
        const open = after && pendingOf(after, played.state).flatMap((amount, who) => (amount === 0 ? [] : [{ seat: who, amount }]));
        expect(open).toEqual(plan.value.left);
        expect(moves.reduce((sum, { count }) => sum + count, 0)).toBe(plan.value.moved);
        expect(plan.value.proven).toBe(true);
        seen.moved += 1;
        if (plan.value.notes.length > 0) seen.notes += 1;
        if (task.payments !== null) seen.follows += 1;
        if (plan.value.left.length > 0) seen.left += 1;
        expect(solveHandover(task, () => false)).toEqual(plan);
        if (task.table.box === null) expect(total(task.net)).toBe(0);
      }),
      { seed: SEED, numRuns: STORIES },
    );
    expect(seen.stories).toBe(STORIES);
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(what === 'follows' ? 0 : 5);
  }, PATIENCE_MS);
});

describe('somebody ran out (rules.md 4.7, 4.8)', () => {
  const match = must(tryAdd(planned(), named('R1', '0 3 5 9(3)')));

  it('the plan follows the settlement, payment by payment', () => {
    const plan = planOf(match);
    const { settlement } = replay(match).steps[0] as { settlement: { payments: readonly { from: Seat; to: Seat; paid: number }[] } };
    expect(plan?.parts.map(({ payment }) => payment)).toEqual(
      settlement.payments.filter(({ paid }) => paid > 0).map(({ from, to, paid }) => ({ from, to, paid })),
    );
    for (const part of plan?.parts ?? []) {
      for (const { from, to } of part.moves) expect([from, to].toSorted()).toEqual([part.payment?.from, part.payment?.to].toSorted());
    }
  });

  it('where two cannot change between them what others can, all is netted: no note stays that chips can pay', () => {
    const few = withChips(planned(), [{ value: 1, count: 3 }, { value: 5, count: 3 }, { value: 25, count: 1 }]);
    const plan = planOf(rounds(few, '0 3 6 11(3)'));
    expect(plan).toMatchObject({ notes: [], leastStays: true, proven: true });
    expect(plan?.parts.map(({ payment }) => payment)).toEqual([null]);
  });

  it('a note that stays under a payment is the least that must', () => {
    const coarse = withChips(planned(), [{ value: 5, count: 4 }, { value: 10, count: 4 }]);
    const plan = planOf(rounds(coarse, '0 1 3 12(3)'));
    expect(plan).toMatchObject({ leastStays: true });
    expect(plan?.notes.reduce((owed, { amount }) => owed + amount, 0)).toBe(1);
  });

  it('once another round is played on top, everything together is netted', () => {
    const next = must(tryAdd(match, named('R2', '0 3 5 -')));
    expect(planOf(next)?.parts.map(({ payment }) => payment)).toEqual([null]);
  });
});

it('where the time runs out the plan is told as not proven', () => {
  const match = must(tryAdd(planned(), named('R1', '0 3 5 8')));
  const played = replay(match);
  const task = handoverTask(ledgerOf(match, played.steps), played);
  if (task === null) throw new Error('nothing to hand over');
  const plan = solveHandover(task, () => true);
  expect(plan.ok && plan.value.proven).toBe(false);
});
