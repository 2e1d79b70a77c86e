import { invariant } from '@/lib/shared';
import { type Suit, SUITS, suitRank } from './suit';
import { NUMBERS_BY_STRENGTH, numberRank, numbersInPlay, type TileNumber } from './tile-number';

/** One of the 60 tiles. Two tiles of the same number and suit are the same physical tile (rules.md 2.3). */
export interface Tile {
  readonly number: TileNumber;
  readonly suit: Suit;
}

/** Whoever holds it leads a round, and need not play it (rules.md 1.5). */
export const LEADING_TILE: Tile = { number: 3, suit: 'cloud' };

/** All 60 tiles, weakest single first (rules.md 3.1). A tile stands at its code. */
export const TILES: readonly Tile[] = NUMBERS_BY_STRENGTH.flatMap((number) =>
  SUITS.map((suit) => ({ number, suit })),
);

/** A tile as a whole number from 0 (3 of Cloud) to 59 (2 of Sun), in the order of singles (rules.md 3.1). */
export function tileCode(tile: Tile): number {
  return numberRank(tile.number) * SUITS.length + suitRank(tile.suit);
}

/**
 * The tile of a code from 0 to 59.
 * @throws InvariantError for anything else
 */
export function tileFromCode(code: number): Tile {
  const tile = TILES[code];
  invariant(tile !== undefined, 'a tile code is a whole number from 0 to 59');
  return tile;
}

/** Every tile that is dealt from when `highest` is the highest number, weakest first (rules.md 1.4). */
export function tilesInPlay(highest: number): readonly Tile[] {
  const numbers = numbersInPlay(highest);
  return TILES.filter((tile) => numbers.includes(tile.number));
}

/** Whether the tile exists at a table whose highest number is `highest` (rules.md 2.3). */
export function isInPlay(tile: Tile, highest: number): boolean {
  return Number.isInteger(tile.number) && tile.number >= 1 && tile.number <= highest;
}

export function isSameTile(one: Tile, other: Tile): boolean {
  return one.number === other.number && one.suit === other.suit;
}

/** The same tiles in a new list, strongest first: number, then suit (rules.md 1.1, 1.3). */
export function strongestFirst(tiles: readonly Tile[]): readonly Tile[] {
  return [...tiles].sort((one, other) => tileCode(other) - tileCode(one));
}
