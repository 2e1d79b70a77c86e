/** Round values that span a range, for the lines behind a chart: four to six of them. */
export function ticksOf(least: number, most: number): readonly number[] {
  const range = Math.max(1, most - least);
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0);
}

/**
 * Where labels go that stand beside each other's lines: as near to where they belong as keeps them apart.
 * @param wanted heights, in any order
 * @param apart the least distance between two
 */
export function spreadOf(wanted: readonly number[], apart: number, top: number, bottom: number): readonly number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const heights = new Map<number, number>();
  let above = top - apart;
  for (const index of order) {
    above = Math.max(above + apart, wanted[index] ?? 0);
    heights.set(index, above);
  }
  let below = bottom + apart;
  for (const index of order.toReversed()) {
    below = Math.min(below - apart, heights.get(index) ?? 0);
    heights.set(index, below);
  }
  return wanted.map((_, index) => heights.get(index) ?? 0);
}

/** A name cut to what fits beside a line, by what a reader sees as single signs. */
export function cut(signs: readonly string[], most: number): string {
  return signs.length <= most ? signs.join('') : `${signs.slice(0, most - 1).join('')}…`;
}
