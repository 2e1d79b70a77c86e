import fc from 'fast-check';
import { stackValue, type TableChips } from '@/lib/chips';
import { chips, type Chips } from '@/lib/shared';

export interface Drawn {
  readonly table: TableChips;
  readonly net: readonly Chips[];
}

export interface TableShape {
  readonly values: readonly (readonly number[])[];
  readonly players: { readonly min: number; readonly max: number };
  /** Chips of one value that one holder has at most. */
  readonly most: number;
  readonly box?: boolean;
}

/** A table and nets that everybody can pay in chips of value 1, whether or not there are any. */
export function tableAndNet({ values, players, most, box = false }: TableShape): fc.Arbitrary<Drawn> {
  return fc
    .record({ values: fc.constantFrom(...values), players: fc.integer(players) })
    .chain(({ values: ofTable, players: count }) => {
      const stack = fc.array(fc.integer({ min: 0, max: most }), { minLength: ofTable.length, maxLength: ofTable.length });
      return fc
        .record({
          stacks: fc.array(stack, { minLength: count, maxLength: count }),
          box: box ? stack : fc.constant(null),
        })
        .chain((lying) => {
          const table: TableChips = { values: ofTable, ...lying };
          const held = table.stacks.map((each) => stackValue(ofTable, each));
          const all = held.reduce((sum, each) => sum + each, 0);
          return fc
            .array(fc.integer({ min: 0, max: all }), { minLength: count - 1, maxLength: count - 1 })
            .map((cuts) => ({ table, net: netTo(held, cuts.toSorted((a, b) => a - b), all) }));
        });
    });
}

/** The cuts share out all that is held. */
function netTo(held: readonly number[], cuts: readonly number[], all: number): readonly Chips[] {
  const ends = [...cuts, all];
  return held.map((each, seat) => chips(ends[seat]! - (cuts[seat - 1] ?? 0) - each));
}
