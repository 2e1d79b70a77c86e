import {
  classify,
  type Combination,
  handStrength,
  isSameTile,
  readTiles,
  type StrengthOrder,
  type Tile,
  tileCode,
  TILES,
  tilesInPlay,
} from '@/lib/rules';

/** Tiles from their text form; the text of a test is our own, so a fault in it throws. */
export function hand(text: string, highest = 15): readonly Tile[] {
  const read = readTiles(text, highest);
  if (!read.ok) throw new Error(`not a hand: ${text}`);
  return read.value;
}

/** The combination that a text names; throws when it names none. */
export function combination(text: string, highest = 15): Combination {
  const classified = classify(hand(text, highest), highest);
  if (!classified.ok) throw new Error(`no combination: ${text}`);
  return classified.value;
}

/** The strength of five tiles, in the order given. */
export function strengthOf(tiles: readonly Tile[], order: StrengthOrder): number {
  const [a = -1, b = -1, c = -1, d = -1, e = -1] = tiles.map(tileCode);
  return handStrength(a, b, c, d, e, order);
}

export function sharesTile(one: readonly Tile[], other: readonly Tile[]): boolean {
  return one.some((tile) => other.some((each) => isSameTile(each, tile)));
}

/** All orders of a short list. */
export function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** All choices of `size` items, in list order. */
export function choices<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

/**
 * Calls back with every five-tile hand at a table, as tile codes in rising order.
 * The tiles stand in one list that is refilled, so that millions of hands cost no list each.
 */
export function forEachFive(
  highest: number,
  visit: (tiles: readonly Tile[], a: number, b: number, c: number, d: number, e: number) => void,
): void {
  const codes = tilesInPlay(highest).map((tile) => TILES.indexOf(tile));
  const tiles: Tile[] = [];
  const put = (place: number, code: number): void => {
    const tile = TILES[code];
    if (tile !== undefined) tiles[place] = tile;
  };
  for (const a of codes) {
    put(0, a);
    for (const b of codes) {
      if (b <= a) continue;
      put(1, b);
      for (const c of codes) {
        if (c <= b) continue;
        put(2, c);
        for (const d of codes) {
          if (d <= c) continue;
          put(3, d);
          for (const e of codes) {
            if (e <= d) continue;
            put(4, e);
            visit(tiles, a, b, c, d, e);
          }
        }
      }
    }
  }
}
