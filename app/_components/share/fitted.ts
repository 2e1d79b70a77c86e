import { graphemesOf } from '@/lib/match';

/** As much of a text as has room, whole signs only; three dots where something is missing. */
export function fitted(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const signs = graphemesOf(text);
  let [fits, tooMany] = [0, signs.length];
  while (fits + 1 < tooMany) {
    const middle = (fits + tooMany) >> 1;
    if (widthOf(`${signs.slice(0, middle).join('')}…`) <= room) fits = middle;
    else tooMany = middle;
  }
  return `${signs.slice(0, fits).join('').trimEnd()}…`;
}

/** Moves values apart that stand closer than `least`, each as little as the others let it, inside `from` … `to`. */
export function spread(values: readonly number[], least: number, from: number, to: number): readonly number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((one, other) => one.value - other.value || one.index - other.index);
  const placed = values.map(() => 0);
  let next = from;
  for (const { value, index } of order) {
    placed[index] = Math.max(value, next);
    next = (placed[index] ?? 0) + least;
  }
  let last = to;
  for (const { index } of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, last);
    last = (placed[index] ?? 0) - least;
  }
  return placed;
}
