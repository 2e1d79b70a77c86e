import { startingChips, stackValue, type TableChips } from '@/lib/chips';
import { chips, type Chips } from '@/lib/shared';
import { randomNumbers } from './random';

/** Tables and nets of one kind. */
export interface DrawnTables {
  readonly title: string;
  readonly tables: readonly { readonly table: TableChips; readonly net: readonly Chips[] }[];
}

const SEED = 20260601;
const PLAYERS = 5;
const SETS = [
  { title: '1, 5, 10, four each', values: [1, 5, 10], count: 4 },
  { title: '1, 2, 5, 10, 50, 100, six each', values: [1, 2, 5, 10, 50, 100], count: 6 },
];

/** As a round leaves them: what a seat gains or loses in it at most, if it has so much. */
const OF_A_ROUND = 60;

/**
 * Five players with nets at random, seat by seat within what everybody holds: of any size, and of a size that rounds
 * have. The stacks are those of the start, or the same chips lying anywhere.
 */
export function drawnTables(count: number): readonly DrawnTables[] {
  return SETS.flatMap(({ title, values, count: each }) =>
    [false, true].flatMap((anywhere) =>
      [Infinity, OF_A_ROUND].map((largest) => {
        const random = randomNumbers(SEED);
        const set = startingChips(values.map((value) => ({ value, count: each })), PLAYERS);
        const tables = Array.from({ length: count }, () => {
          const table = anywhere ? scattered(set, random) : set;
          return { table, net: netAtRandom(table, largest, random) };
        });
        return { title: `${title}; ${anywhere ? 'chips anywhere' : 'as at the start'}; ${largest === Infinity ? 'any nets' : `nets up to ${largest}`}`, tables };
      })));
}

/** Every chip with somebody, each as likely as the other. */
function scattered({ values, stacks }: TableChips, random: (limit: number) => number): TableChips {
  const after = stacks.map(() => values.map(() => 0));
  for (const stack of stacks) {
    for (const [kind, count] of stack.entries()) {
      for (let chip = 0; chip < count; chip += 1) {
        const holder = after[random(after.length)];
        if (holder !== undefined) holder[kind] = (holder[kind] ?? 0) + 1;
      }
    }
  }
  return { values, stacks: after, box: null };
}

/** Each but the last from all he has to as much again, or to `largest`; drawn anew until the last can pay or gain the rest. */
function netAtRandom({ values, stacks }: TableChips, largest: number, random: (limit: number) => number): readonly Chips[] {
  const held = stacks.map((stack) => stackValue(values, stack));
  const most = Math.min(largest, Math.max(...held));
  for (;;) {
    const net = held.slice(1).map(() => random(2 * most + 1) - most);
    net.push(-net.reduce((sum, each) => sum + each, 0));
    if (net.every((each, seat) => each <= most && each >= -Math.min(most, held[seat] ?? 0))) return net.map(chips);
  }
}
