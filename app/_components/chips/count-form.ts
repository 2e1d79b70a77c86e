import type { Fields } from '@/app/_hooks/use-form-draft';
import type { Stack } from '@/lib/chips';
import { readWholeNumber, seatsOf, type Seat } from '@/lib/shared';

/** The field of how many chips of a value lie before a player. */
export function countField(seat: Seat, value: number): string {
  return `count-${seat}-${value}`;
}

/** Fields for a stack as it is booked, to begin counting from; blank ones take a count back. */
export function fieldsOfStack(seat: Seat, values: readonly number[], stack: Stack | null): Fields {
  return Object.fromEntries(values.map((value, kind) => [countField(seat, value), stack === null ? '' : String(stack[kind] ?? 0)]));
}

/** By seat: what was counted; null where nobody has counted. */
export function countedStacks(fields: Fields, seats: number, values: readonly number[]): readonly (Stack | null)[] {
  return seatsOf(seats).map((seat) => {
    const counts = values.map((value) => readWholeNumber(fields[countField(seat, value)] ?? ''));
    return counts.every((count) => count.ok) ? counts.map((count) => (count.ok ? count.value : 0)) : null;
  });
}
