import { compareRecount, stackValue, type Holder, type RecountLine, type Stack } from '@/lib/chips';
import { at, chips, err, ok, seat as seatOf, seatsOf, total, type Chips, type Result, type Seat } from '@/lib/shared';
import { adjust } from './adjust';
import { tableOf, type ChipLedger } from './chip-ledger';
import { pendingOf } from './handover-due';
import type { TableState } from './table-state';

/** Why what was counted cannot be booked yet. */
export type RecountProblem =
  | { readonly code: 'nothing-counted' }
  /** What is off could lie with any of these: count them too. */
  | { readonly code: 'count-more'; readonly seats: readonly Seat[] };

/** What lies where, and what can be made of it. */
export interface CountedTable {
  /** By seat. */
  readonly stacks: readonly Stack[];
  readonly box: Stack;
  /** By seat: what would still have to be handed over if the totals stay as they are. */
  readonly pending: readonly Chips[];
  /** By seat: by how much the totals change if they follow the chips; null where they cannot, or need not. */
  readonly changes: readonly Chips[] | null;
  /** All chips on the table are worth so much more than the totals; negative for less. */
  readonly surplus: Chips;
}

export interface RecountReport {
  /** Value by value, what is off and between whom; by seat. Empty where nobody knew what should lie there. */
  readonly lines: readonly RecountLine[];
  readonly counted: Result<CountedTable, RecountProblem>;
}

/** Whose chips can be counted: whoever sits there and has, or should have, some. */
export function countable(ledger: ChipLedger, state: TableState): readonly Seat[] {
  const pending = ledger.unknown === null ? pendingOf(ledger, state) : state.balances;
  return seatsOf(state.seats.length).filter((seat) => {
    if (state.left.some((record) => record.seat === seat)) return false;
    const isOut = state.out.some((record) => record.seat === seat);
    return !isOut || at(pending, seat) !== 0 || at(ledger.stacks, seat).some((count) => count > 0);
  });
}

/**
 * What recounted stacks say against those booked. The chips on the table never change in number (rules.md 4.11), so
 * what one has too much another has too little.
 * @param counted by seat; null for who was not counted
 */
export function judgeRecount(ledger: ChipLedger, state: TableState, counted: readonly (Stack | null)[]): RecountReport {
  const seats = countable(ledger, state);
  const open = seats.filter((seat) => (counted[seat] ?? null) === null);
  if (open.length === seats.length) return { lines: [], counted: err({ code: 'nothing-counted' }) };
  const everybody = open.length === 0;
  const { values, stacks, box } = tableOf(ledger);
  if (ledger.unknown !== null) {
    const found = stacks.map((stack, seat) => counted[seat] ?? stack);
    return { lines: [], counted: everybody ? ok(countedTable(ledger, state, found, box)) : err({ code: 'count-more', seats: open }) };
  }
  const own = seats.map((seat) => counted[seat] ?? null);
  // With everybody counted, what is missing can only lie in the box.
  const withBox = everybody || state.chipPlan.bank;
  const { lines, table, complete } = compareRecount({ values, stacks: seats.map((seat) => at(stacks, seat)), box: withBox ? box : null }, own);
  const told = lines.map((line) => ({ ...line, difference: bySeat(line.difference, seats, state), between: line.between.map((holder) => seated(holder, seats)) }));
  if (!complete && !everybody) {
    const suspects = open.filter((seat) => told.some(({ between }) => between.includes(seat)));
    return { lines: told, counted: err({ code: 'count-more', seats: suspects.length > 0 ? suspects : open }) };
  }
  const found = stacks.map((stack, seat) => table.stacks[seats.indexOf(seatOf(seat))] ?? stack);
  return { lines: told, counted: ok(countedTable(ledger, state, found, table.box ?? box)) };
}

function countedTable(ledger: ChipLedger, state: TableState, stacks: readonly Stack[], box: Stack): CountedTable {
  const pending = pendingOf({ ...ledger, stacks }, state);
  const changes = pending.map((amount) => chips(-amount));
  const off = changes.some((amount) => amount !== 0);
  const follows = off && adjust(state, { kind: 'correction', changes }).ok;
  const worth = stacks.reduce((sum, stack) => sum + stackValue(ledger.values, stack), 0);
  return { stacks, box, pending, changes: follows ? changes : null, surplus: chips(worth - total(state.balances)) };
}

function seated(holder: Holder, seats: readonly Seat[]): Holder {
  return holder === 'box' ? holder : at(seats, holder);
}

function bySeat(difference: readonly number[], seats: readonly Seat[], state: TableState): readonly number[] {
  return seatsOf(state.seats.length).map((seat) => difference[seats.indexOf(seat)] ?? 0);
}
