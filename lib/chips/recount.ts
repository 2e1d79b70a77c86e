import { at, invariant, seat, seatsOf } from '@/lib/shared';
import { type Holder } from './move';
import { type Stack, type TableChips } from './stack';

/** What a recount says about the chips of one value. Values on which it agrees with the books have no line. */
export interface RecountLine {
  readonly value: number;
  /** By seat: chips found less chips booked; 0 for a player who was not recounted. */
  readonly difference: readonly number[];
  /**
   * How many more chips than booked those who were not recounted must hold together, since the chips on the table
   * never change in number; negative for fewer.
   */
  readonly elsewhere: number;
  /**
   * Between whom the error lies: everybody whose own count differs, and those not recounted who could hold the rest.
   * Who of the latter it is, one recount cannot tell.
   */
  readonly between: readonly Holder[];
  /** Chips that nobody can hold, or that are on the table and never were: the recount itself, or the set, is wrong. */
  readonly unexplained: number;
}

export interface Recount {
  /** By rising value as the table has them. */
  readonly lines: readonly RecountLine[];
  /**
   * The stacks to go on with: recounted ones as found; if one holder alone was left out, he has the rest; otherwise
   * those not recounted stay as booked.
   */
  readonly table: TableChips;
  /** Whether the chips of that table are as many as before, of every value. */
  readonly complete: boolean;
}

/**
 * Compares recounted stacks with the books. A difference that is accepted is an adjustment (rules.md 5.5).
 * @param booked what everybody should hold
 * @param counted by seat: what lies there, or null where nobody counted
 */
export function compareRecount(booked: TableChips, counted: readonly (Stack | null)[]): Recount {
  invariant(counted.length === booked.stacks.length, 'a count, or none, for every seat');
  const uncounted: readonly Holder[] = [
    ...seatsOf(counted.length).filter((index) => at(counted, index) === null),
    ...(booked.box === null ? [] : (['box'] as const)),
  ];
  const bookOf = (holder: Holder): Stack => (holder === 'box' ? (booked.box ?? []) : at(booked.stacks, holder));
  const lines: RecountLine[] = [];
  const elsewhereOf: number[] = [];
  const explained: boolean[] = [];
  for (const [kind, value] of booked.values.entries()) {
    const difference = counted.map((stack, index) => (stack === null ? 0 : at(stack, kind) - at(at(booked.stacks, index), kind)));
    const surplus = difference.reduce((sum, each) => sum + each, 0);
    const elsewhere = surplus === 0 ? 0 : -surplus;
    const heldElsewhere = uncounted.reduce((sum, holder) => sum + at(bookOf(holder), kind), 0);
    const unexplained = uncounted.length === 0 ? Math.abs(elsewhere) : Math.max(0, -elsewhere - heldElsewhere);
    elsewhereOf.push(elsewhere);
    explained.push(unexplained === 0 && (elsewhere === 0 || uncounted.length === 1));
    if (difference.every((each) => each === 0)) continue;
    const could = uncounted.filter((holder) => elsewhere > 0 || (elsewhere < 0 && at(bookOf(holder), kind) > 0));
    const own = seatsOf(counted.length).filter((index) => at(difference, index) !== 0);
    lines.push({ value, difference, elsewhere, unexplained, between: [...own, ...could] });
  }
  const [only] = uncounted;
  const rest = (stack: Stack): Stack => stack.map((count, kind) => Math.max(0, count + at(elsewhereOf, kind)));
  const left = (holder: Holder): Stack => (uncounted.length === 1 && holder === only ? rest(bookOf(holder)) : bookOf(holder));
  return {
    lines,
    table: {
      values: booked.values,
      stacks: counted.map((stack, index) => stack ?? left(seat(index))),
      box: booked.box === null ? null : left('box'),
    },
    complete: explained.every(Boolean),
  };
}
