import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CURRENT_EDITION_CHIPS, planHandover, startingChips, type Handover, type TableChips } from '@/lib/chips';
import { chips, InvariantError, type Chips } from '@/lib/shared';
import { expectCarriedOut } from './carried-out';
import { tableAndNet } from './table-arbitrary';

const SEED = 20260603;
const never = () => false;
const always = () => true;
const net = (...amounts: readonly number[]): readonly Chips[] => amounts.map(chips);
const table = (values: readonly number[], stacks: TableChips['stacks'], box: TableChips['box'] = null): TableChips =>
  ({ values, stacks, box });

function planned(of: TableChips, gains: readonly Chips[]): Handover {
  const plan = planHandover(of, gains, never);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
}

const PROVEN = { fewestChips: true, fewestPairs: true };
const four = startingChips(CURRENT_EDITION_CHIPS, 4);

describe('hand-overs that can be checked by hand', () => {
  it('5.1 nine chips: a 10 one way and a 1 back are two chips', () => {
    expect(planned(four, net(9, -9, 0, 0))).toEqual({
      moves: [{ from: 1, to: 0, value: 10, count: 1 }, { from: 0, to: 1, value: 1, count: 1 }],
      moved: 2, pairs: 1, ...PROVEN,
    });
  });

  it('4.5 the first worked example of a round: +16 +4 -4 -16', () => {
    expect(planned(four, net(16, 4, -4, -16))).toEqual({
      moves: [
        { from: 3, to: 0, value: 10, count: 1 }, { from: 3, to: 0, value: 5, count: 1 }, { from: 3, to: 0, value: 1, count: 1 },
        { from: 2, to: 1, value: 5, count: 1 }, { from: 1, to: 2, value: 1, count: 1 },
      ],
      moved: 5, pairs: 2, ...PROVEN,
    });
  });

  it('nothing to settle moves nothing', () => {
    expect(planned(four, net(0, 0, 0, 0))).toEqual({ moves: [], moved: 0, pairs: 0, ...PROVEN });
    expect(planned(table([1], [[0], [0]]), net(0, 0))).toEqual({ moves: [], moved: 0, pairs: 0, ...PROVEN });
  });

  it('a third player changes a chip that the two cannot', () => {
    const plan = planned(table([1, 5], [[0, 1], [0, 0], [5, 0]]), net(-2, 2, 0));
    expect(plan).toEqual({
      moves: [
        { from: 0, to: 2, value: 5, count: 1 }, { from: 2, to: 0, value: 1, count: 3 }, { from: 2, to: 1, value: 1, count: 2 },
      ],
      moved: 6, pairs: 2, ...PROVEN,
    });
  });

  it('of two plans that are as short, over as many pairs, always the same', () => {
    expect(planned(four, net(1, 1, -1, -1)).moves).toEqual([{ from: 3, to: 0, value: 1, count: 1 }, { from: 2, to: 1, value: 1, count: 1 }]);
  });

  it('no exchange: nobody has a 1', () => {
    expect(planHandover(table([1, 5], [[0, 4], [0, 4]]), net(1, -1), never)).toEqual({ ok: false, error: { code: 'no-exchange' } });
  });

  it('no exchange: more than he holds (4.9, allow-debt)', () => {
    expect(planHandover(table([1], [[3], [3]]), net(4, -4), never)).toEqual({ ok: false, error: { code: 'no-exchange' } });
  });
});

describe('the box', () => {
  const without = table([1, 5], [[0, 2], [0, 2]]);
  const withBox = { ...without, box: [5, 0] };

  it('changes chips, value for value', () => {
    expect(planHandover(without, net(1, -1), never)).toEqual({ ok: false, error: { code: 'no-exchange' } });
    const plan = planned(withBox, net(1, -1));
    expect(plan).toMatchObject({ moved: 6, ...PROVEN });
    const after = expectCarriedOut(withBox, net(1, -1), plan);
    expect(after).toEqual({ values: [1, 5], stacks: [[1, 2], [4, 1]], box: [0, 1] });
  });

  it('5.5 gives what the players gain together, as with a buy-in, and takes a cash-out', () => {
    expect(planned(withBox, net(3, 0))).toMatchObject({ moves: [{ from: 'box', to: 0, value: 1, count: 3 }], moved: 3 });
    expect(planned(withBox, net(-10, 0))).toMatchObject({ moves: [{ from: 0, to: 'box', value: 5, count: 2 }], moved: 2 });
    expect(planHandover(withBox, net(6, 0), never)).toEqual({ ok: false, error: { code: 'no-exchange' } });
  });
});

interface LargeTable {
  readonly values: readonly number[];
  readonly holdings: readonly (readonly number[])[];
  readonly net: readonly number[];
  readonly moved: number;
  readonly pairs: number;
}

/** Solved by a general integer programming solver (HiGHS 1.12), chips first and then pairs; too large to try everything. */
const large = JSON.parse(readFileSync(new URL('large-tables.json', import.meta.url), 'utf8')) as readonly LargeTable[];

it('there are large tables, up to five players with six values', () => {
  expect(large.length).toBeGreaterThanOrEqual(60);
  expect(large.some(({ values, holdings }) => values.length === 6 && holdings.length === 5)).toBe(true);
});

const numbered = large.map((each, index) => ({ index, ...each }));

it.each(numbered)('large table $index: $moved chips over $pairs pairs', ({ values, holdings, net: gains, moved, pairs }) => {
  const of = table(values, holdings);
  const plan = planned(of, net(...gains));
  expect(plan).toMatchObject({ moved, pairs, ...PROVEN });
  expectCarriedOut(of, net(...gains), plan);
});

describe('laws', () => {
  const drawn = tableAndNet({ values: [[1, 5, 10], [1, 2, 5, 10], [1, 5, 25]], players: { min: 2, max: 5 }, most: 5 });
  const boxed = tableAndNet({ values: [[1, 5, 10], [1, 2, 5, 10]], players: { min: 2, max: 4 }, most: 4, box: true });

  it('everybody ends with his net, no chip is made or lost, no stack falls below none (4.11)', () => {
    let moved = 0;
    fc.assert(
      fc.property(fc.oneof(drawn, boxed), ({ table: of, net: gains }) => {
        const plan = planHandover(of, gains, never);
        if (!plan.ok) return;
        moved += plan.value.moved;
        expectCarriedOut(of, gains, plan.value);
      }),
      { seed: SEED, numRuns: 500 },
    );
    expect(moved).toBeGreaterThan(1000);
  });

  it('the same input gives the same plan, and is left as it was', () => {
    fc.assert(
      fc.property(fc.oneof(drawn, boxed), ({ table: of, net: gains }) => {
        const copy = structuredClone(of);
        const first = planHandover(of, gains, never);
        expect(planHandover(copy, [...gains], never)).toEqual(first);
        expect(of).toEqual(copy);
      }),
      { seed: SEED, numRuns: 150 },
    );
  });

  it('the order in which the values are listed changes nothing', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 3 }), ({ table: of, net: gains }, by) => {
        const turned = <T>(list: readonly T[]): readonly T[] => list.map((_, index) => list[(index + by) % list.length]!);
        const other = { values: turned(of.values), stacks: of.stacks.map(turned), box: null };
        expect(planHandover(other, gains, never)).toEqual(planHandover(of, gains, never));
      }),
      { seed: SEED, numRuns: 150 },
    );
  });

  it('other seats, as many chips and pairs', () => {
    fc.assert(
      fc.property(drawn, fc.nat(), ({ table: of, net: gains }, by) => {
        const turned = <T>(list: readonly T[]): readonly T[] => list.map((_, index) => list[(index + by) % list.length]!).toReversed();
        const [plan, other] = [planHandover(of, gains, never), planHandover({ ...of, stacks: turned(of.stacks) }, turned(gains), never)];
        const sizes = (of: typeof plan) => (of.ok ? [of.value.moved, of.value.pairs] : of.error);
        expect(sizes(other)).toEqual(sizes(plan));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('a box never makes it longer, for it need not be used', () => {
    fc.assert(
      fc.property(boxed, ({ table: of, net: gains }) => {
        const [withIt, without] = [planHandover(of, gains, never), planHandover({ ...of, box: null }, gains, never)];
        if (without.ok) expect(withIt.ok && withIt.value.moved).toBeLessThanOrEqual(without.value.moved);
      }),
      { seed: SEED, numRuns: 150 },
    );
  });
});

describe('when the time runs out', () => {
  const [first] = large;

  it('at once: no plan, and no word on whether there is one', () => {
    const of = table(first!.values, first!.holdings);
    expect(planHandover(of, net(...first!.net), always)).toEqual({ ok: false, error: { code: 'out-of-time' } });
  });

  it('later: the best so far, marked; never a plan that is none, never a claim that is not so', () => {
    const met = new Set<string>();
    for (const { values, holdings, net: gains, moved, pairs } of large) {
      const of = table(values, holdings);
      for (let most = 1; most < 100; most *= 2) {
        let asked = 0;
        const plan = planHandover(of, net(...gains), () => (asked += 1) > most);
        if (!plan.ok) {
          met.add(plan.error.code);
          continue;
        }
        const { value } = plan;
        met.add(`${value.fewestChips} ${value.fewestPairs}`);
        expectCarriedOut(of, net(...gains), value);
        expect(value.moved).toBeGreaterThanOrEqual(moved);
        if (value.fewestChips) expect(value.moved).toBe(moved);
        if (value.fewestPairs) expect(value).toMatchObject({ moved, pairs });
      }
    }
    expect(met).toEqual(new Set(['out-of-time', 'false false', 'true false', 'true true']));
  });
});

describe('what is no table', () => {
  it('5.1 too large to plan for', () => {
    const tooLarge = { ok: false, error: { code: 'table-too-large' } };
    expect(planHandover(table([1], [[1001], [0]]), net(0, 0), never)).toEqual(tooLarge);
    expect(planHandover(table([200_001], [[1], [0]]), net(0, 0), never)).toEqual(tooLarge);
  });

  it.each<readonly [string, TableChips, readonly Chips[]]>([
    ['4.11 nets that do not sum to zero', four, net(1, 0, 0, 0)],
    ['a net too few', four, net(0, 0, 0)],
    ['a stack that leaves a value out', table([1, 5], [[1, 1], [1]]), net(0, 0)],
    ['half a chip', table([1], [[0.5], [0.5]]), net(0, 0)],
    ['fewer than none', table([1], [[-1], [1]]), net(0, 0)],
    ['a value of nothing', table([0], [[1], [1]]), net(0, 0)],
    ['a value twice', table([1, 1], [[1, 1], [1, 1]]), net(0, 0)],
    ['seven holders', table([1], Array<readonly number[]>(6).fill([1]), [1]), net(0, 0, 0, 0, 0, 0)],
    ['nobody', table([1], []), net()],
  ])('%s is our own fault and throws', (_, of, gains) => {
    expect(() => planHandover(of, gains, never)).toThrow(InvariantError);
  });
});
