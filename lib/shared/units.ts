import type { Brand } from './brand';
import { invariant } from './invariant';

/** A whole number of chips. Negative means "owes" (rules.md 4.9, `allow-debt`). */
export type Chips = Brand<number, 'Chips'>;

/** @throws InvariantError when `amount` is not a safe whole number */
export function chips(amount: number): Chips {
  invariant(Number.isSafeInteger(amount), `not a whole number of chips: ${amount}`);
  return (amount === 0 ? 0 : amount) as Chips; // -0 is no amount of chips
}

/** A place at the table, counted from 0 in clockwise order. It never changes hands within a match. */
export type Seat = Brand<number, 'Seat'>;

/** @throws InvariantError when `index` is not a whole number from 0 */
export function seat(index: number): Seat {
  invariant(Number.isSafeInteger(index) && index >= 0, `not a seat: ${index}`);
  return (index === 0 ? 0 : index) as Seat; // -0 is no seat
}

/** The seats 0 … count − 1, clockwise. */
export function seatsOf(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => seat(index));
}

export function total(amounts: readonly Chips[]): Chips {
  return chips(amounts.reduce((sum, amount) => sum + amount, 0));
}
