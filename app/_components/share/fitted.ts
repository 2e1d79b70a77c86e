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
