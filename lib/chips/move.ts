import { at, err, invariant, ok, type Result, type Seat } from '@/lib/shared';
import { type Stack, type TableChips } from './stack';

/** Who can hold chips: a player, or the box. */
export type Holder = Seat | 'box';

/** Chips of one value that one holder hands to another. */
export interface Move {
  readonly from: Holder;
  readonly to: Holder;
  /** What one of these chips is worth. */
  readonly value: number;
  /** Chips, from 1. */
  readonly count: number;
}

/** The stacks are not those the move was made for. */
export interface MoveError {
  readonly code: 'not-enough-chips';
  /** Index of the move that cannot be made. */
  readonly move: number;
}

/**
 * The chips after a hand-over. All moves are made at once: a chip may be handed on that is only being received, which
 * no shortest plan does.
 * @throws InvariantError when a move names a value, a seat or a box that the table has not
 */
export function applyMoves(table: TableChips, moves: readonly Move[]): Result<TableChips, MoveError> {
  const stacks = table.stacks.map((stack) => [...stack]);
  const box = table.box === null ? null : [...table.box];
  const change = (holder: Holder, kind: number, by: number): number => {
    const stack = holder === 'box' ? box : at(stacks, holder);
    invariant(stack !== null, 'the table has no box');
    stack[kind] = at(stack, kind) + by;
    return at(stack, kind);
  };
  const kindOf = (value: number): number => {
    const kind = table.values.indexOf(value);
    invariant(kind >= 0, `no chips of ${value} on this table`);
    return kind;
  };
  for (const { to, value, count } of moves) change(to, kindOf(value), count);
  for (const [index, { from, value, count }] of moves.entries()) {
    if (change(from, kindOf(value), -count) < 0) return err({ code: 'not-enough-chips', move: index });
  }
  const frozen: readonly Stack[] = stacks;
  return ok({ values: table.values, stacks: frozen, box });
}
