import * as z from 'zod/mini';
import { timestamp } from '@/lib/match';
import { chips, seat } from '@/lib/shared';

// Zod's faster path is compiled with eval, which a strict content security policy forbids.
z.config({ jitless: true });

/** The latest time a Date can hold, in milliseconds. */
const LAST_TIME = 8_640_000_000_000_000;

/** More chips than any table moves at once; sums of such amounts stay exact. */
const MOST_CHIPS = 1_000_000_000;

function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value;
}

function wholeNumber(least: number, most: number) {
  return z.pipe(z.int().check(z.gte(least), z.lte(most)), z.transform(withoutMinusZero));
}

/** A number of things: whole, from 0. */
export const countField = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** A whole number from 1. */
export function positiveField(most: number) {
  return wholeNumber(1, most);
}

export const idField = z.string().check(z.minLength(1));

export const timeField = z.pipe(wholeNumber(0, LAST_TIME), z.transform(timestamp));

export const chipsField = z.pipe(wholeNumber(-MOST_CHIPS, MOST_CHIPS), z.transform(chips));

/** Whether the seat exists at the table is for whoever knows the table. */
export const seatField = z.pipe(countField, z.transform(seat));
