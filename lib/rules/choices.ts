import { at } from '@/lib/shared';

/** All choices of `size` items, each in list order. */
export function choices<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const found: (readonly T[])[] = [];
  const extend = (chosen: readonly T[], from: number): void => {
    const missing = size - chosen.length;
    if (missing === 0) {
      found.push(chosen);
      return;
    }
    for (let index = from; index <= items.length - missing; index += 1) {
      extend([...chosen, at(items, index)], index + 1);
    }
  };
  extend([], 0);
  return found;
}

/** How many choices of `size` items there are. */
export function countChoices(items: number, size: number): number {
  if (items < size) return 0;
  let count = 1;
  for (let taken = 0; taken < size; taken += 1) count = (count * (items - taken)) / (taken + 1);
  return count;
}

/**
 * One choice of all, counted from 0 in the order in which a later last item comes later, then a later last but one, …
 * @returns its items, last first
 */
export function choiceAt<T>(items: readonly T[], size: number, place: number): readonly T[] {
  const chosen: T[] = [];
  let rest = place;
  let index = items.length;
  for (let missing = size; missing > 0; missing -= 1) {
    let before = countChoices(index, missing);
    // One item less makes `count × (items - size) / items` choices of `count`.
    while (before > rest) {
      before = (before * (index - missing)) / index;
      index -= 1;
    }
    rest -= before;
    chosen.push(at(items, index));
  }
  return chosen;
}
