import { chips, err, ok, type Chips, type Result } from '@/lib/shared';

/** One kind of chip, and how many of it each player starts with. */
export interface ChipKind {
  /** What one such chip is worth, in chips of value 1. */
  readonly value: number;
  readonly count: number;
}

/** What every player is given at the start, by rising value (rules.md 5.1). */
export type ChipSet = readonly ChipKind[];

/** 4×1, 4×5, 4×10 = 64 (rules.md 5.1, G). */
export const CURRENT_EDITION_CHIPS: ChipSet = [
  { value: 1, count: 4 },
  { value: 5, count: 4 },
  { value: 10, count: 4 },
];

/** 4×1, 4×5, 5×25 = 149 (rules.md 5.1, B). */
export const FIRST_EDITION_CHIPS: ChipSet = [
  { value: 1, count: 4 },
  { value: 5, count: 4 },
  { value: 25, count: 5 },
];

/** LEXIO Plus: no source gives the number of each, so the table enters them (rules.md 5.1). */
export const PLUS_CHIPS: ChipSet = [1, 2, 5, 10, 50, 100].map((value) => ({ value, count: 0 }));

/** The most one player can be given: far above any real set, far below what a sum could lose digits at. */
export const MOST_STARTING_CHIPS = 1_000_000;

export type ChipSetError =
  | { readonly code: 'no-chips' }
  | { readonly code: 'bad-chip-value'; readonly index: number }
  | { readonly code: 'bad-chip-count'; readonly index: number }
  | { readonly code: 'chip-value-twice'; readonly value: number }
  | { readonly code: 'too-many-chips'; readonly max: number };

/** What one player's chips come to. */
export function valueOf(set: ChipSet): Chips {
  return chips(set.reduce((sum, kind) => sum + kind.value * kind.count, 0));
}

/** Whole values from 1, whole counts from 0, each value once, and something to play with. */
export function checkChipSet(set: ChipSet): Result<ChipSet, ChipSetError> {
  const values = new Set<number>();
  for (const [index, { value, count }] of set.entries()) {
    if (!Number.isSafeInteger(value) || value < 1) return err({ code: 'bad-chip-value', index });
    if (!Number.isSafeInteger(count) || count < 0) return err({ code: 'bad-chip-count', index });
    if (values.has(value)) return err({ code: 'chip-value-twice', value });
    values.add(value);
    if (value > MOST_STARTING_CHIPS || count > MOST_STARTING_CHIPS) {
      return err({ code: 'too-many-chips', max: MOST_STARTING_CHIPS });
    }
  }
  const sum = set.reduce((all, kind) => all + kind.value * kind.count, 0);
  if (sum === 0) return err({ code: 'no-chips' });
  if (sum > MOST_STARTING_CHIPS) return err({ code: 'too-many-chips', max: MOST_STARTING_CHIPS });
  return ok(set.toSorted((a, b) => a.value - b.value));
}
