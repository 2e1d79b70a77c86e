import { err, ok, type Result } from '@/lib/shared';
import { SUIT_LETTERS, SUITS } from './suit';
import { FACE_NUMBERS, requireHighest } from './tile-number';
import { isInPlay, type Tile } from './tile';

/**
 * What is wrong with a word that should name a tile.
 * `position` counts the words from 1, `offset` the UTF-16 units of the text from 0.
 */
export type TileTextError =
  | { readonly code: 'not-a-tile'; readonly word: string; readonly position: number; readonly offset: number }
  | {
      readonly code: 'number-out-of-range';
      readonly word: string;
      readonly position: number;
      readonly offset: number;
      readonly highest: number;
    };

/** Anything between separators: white space of any width, the comma, and the ideographic comma in both widths. */
const WORD = /[^\s,，、､]+/gu;
const TILE = /^([0-9]+)([a-z])$/u;

/** Full-width forms of the ASCII characters: the block that East Asian keyboards type. */
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_WIDTH_SHIFT = 0xfee0;

/**
 * Reads a hand in the text form of rules.md 1.6: `3c 10t, 2s`.
 * Letters in either case; digits and letters may be full-width. Nothing else is folded: a circled ① is not a 1.
 * Text without a word is a hand without tiles; whether a tile stands twice is asked by `classify`.
 * @returns the tiles in the order written, or the first word that is not a tile in play
 * @throws InvariantError when `highest` is not a whole number from 6 to 15
 */
export function readTiles(text: string, highest: number): Result<readonly Tile[], TileTextError> {
  requireHighest(highest);
  const tiles: Tile[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    const place = { word, position: tiles.length + 1, offset: match.index };
    const parts = TILE.exec(narrow(word).toLowerCase());
    const suit = SUITS.find((each) => SUIT_LETTERS[each] === parts?.[2]);
    if (parts === null || suit === undefined) return err({ code: 'not-a-tile', ...place });

    const number = FACE_NUMBERS.find((each) => each === Number(parts[1]));
    if (number === undefined || !isInPlay({ number, suit }, highest)) {
      return err({ code: 'number-out-of-range', ...place, highest });
    }
    tiles.push({ number, suit });
  }
  return ok(tiles);
}

/** The text form of one tile, as `10t` (rules.md 1.6). */
export function formatTile(tile: Tile): string {
  return `${tile.number}${SUIT_LETTERS[tile.suit]}`;
}

/** The text form of a hand, in the order given, separated by spaces. `readTiles` gives the same tiles back. */
export function formatTiles(tiles: readonly Tile[]): string {
  return tiles.map(formatTile).join(' ');
}

/** One unit for one unit, so that offsets keep their meaning. */
function narrow(word: string): string {
  return word.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_SHIFT));
}
