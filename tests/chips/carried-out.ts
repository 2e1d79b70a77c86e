import { expect } from 'vitest';
import { applyMoves, stackValue, type Handover, type Move, type Note, type TableChips } from '@/lib/chips';
import { type Chips } from '@/lib/shared';

/** Carries a plan out and looks at what it did: everybody's net, every chip still there, nobody below none. */
export function expectCarriedOut(
  table: TableChips, net: readonly Chips[], plan: Handover, notes: readonly Note[] = [],
): TableChips {
  const done = applyMoves(table, plan.moves);
  if (!done.ok) throw new Error(`move ${done.error.move} cannot be made`);
  const after = done.value;
  const gained = after.stacks.map((stack, seat) => stackValue(table.values, stack) - stackValue(table.values, table.stacks[seat]!));
  const owed = net.map((_, seat) =>
    notes.reduce((sum, { from, to, amount }) => sum + (from === seat ? amount : 0) - (to === seat ? amount : 0), 0));
  expect(gained.map((each, seat) => each - owed[seat]!)).toEqual([...net]);
  expect(countByValue(after)).toEqual(countByValue(table));
  expect([...after.stacks, after.box ?? []].flat().every((count) => count >= 0)).toBe(true);
  // Nobody hands on what he is only being given, and nothing is listed twice.
  for (const [kind, value] of table.values.entries()) {
    for (const [seat, stack] of table.stacks.entries()) {
      const given = countOf(plan.moves, (move) => move.from === seat && move.value === value);
      expect(given).toBeLessThanOrEqual(stack[kind]!);
    }
  }
  expect(new Set(plan.moves.map(({ from, to, value }) => `${from} ${to} ${value}`)).size).toBe(plan.moves.length);
  expect(plan.moves.every(({ from, to, count }) => from !== to && Number.isInteger(count) && count > 0)).toBe(true);
  expect(countOf(plan.moves, () => true)).toBe(plan.moved);
  expect(new Set(plan.moves.map(({ from, to }) => [from, to].toSorted().join())).size).toBe(plan.pairs);
  return after;
}

function countOf(moves: readonly Move[], wanted: (move: Move) => boolean): number {
  return moves.filter(wanted).reduce((sum, { count }) => sum + count, 0);
}

function countByValue({ values, stacks, box }: TableChips): readonly number[] {
  return values.map((_, kind) => [...stacks, ...(box === null ? [] : [box])].reduce((sum, stack) => sum + stack[kind]!, 0));
}
