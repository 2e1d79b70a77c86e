import { expect, it } from 'vitest';
import { answer } from '../../scripts/conformance/answer';
import { vectorsOf } from './vectors';

interface HandoverInput {
  readonly values: readonly number[];
  readonly holdings: readonly (readonly number[])[];
  readonly net: readonly number[];
}

interface Answered {
  readonly moved: number | null;
  readonly moves?: readonly { from: number; to: number; value: number; count: number }[];
}

const vectors = vectorsOf('handover').map(({ input, expected }, index) => ({
  index, input: input as unknown as HandoverInput, expected: expected as { moved: number | null },
}));

it('tests/vectors/handover.json is complete, with exchanges that cannot be among them', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(60);
  expect(vectors.filter(({ expected }) => expected.moved === null).length).toBeGreaterThanOrEqual(5);
});

it.each(vectors)('tests/vectors/handover.json $index: as many chips, and moves that do it', ({ input, expected }) => {
  const { moved, moves = [] } = answer(input) as Answered;
  expect(moved).toBe(expected.moved);
  if (moved === null) {
    expect(moves).toEqual([]);
    return;
  }
  expect(moves.reduce((sum, { count }) => sum + count, 0)).toBe(moved);
  const left = input.holdings.map((stack) => [...stack]);
  const net = input.net.map(() => 0);
  for (const { from, to, value, count } of moves) {
    const kind = input.values.indexOf(value);
    // Only chips of before: a chip that is handed on was counted as coming from nowhere.
    left[from]![kind]! -= count;
    expect(left[from]![kind]).toBeGreaterThanOrEqual(0);
    net[from]! -= value * count;
    net[to]! += value * count;
  }
  expect(net).toEqual(input.net);
});
