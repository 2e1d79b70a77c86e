import { invariant } from '@/lib/shared';
import { MADE_SIZE, type Run } from './run';
import { type Suit } from './suit';
import { type Tile } from './tile';
import { type TileNumber } from './tile-number';

/** Made hands, weakest first (rules.md 2.4). */
export const MADE_KINDS = ['straight', 'flush', 'full-house', 'four-card', 'straight-flush'] as const;
export type MadeKind = (typeof MADE_KINDS)[number];

/** Everything that can be played, by size, then weakest first (rules.md 2.1, 2.4). */
export const COMBINATION_KINDS = ['single', 'pair', 'triple', ...MADE_KINDS] as const;
export type CombinationKind = (typeof COMBINATION_KINDS)[number];

/** How many tiles a combination has: four is never one (rules.md 2.1). */
export const HAND_SIZES = [1, 2, 3, MADE_SIZE] as const;
export type HandSize = (typeof HAND_SIZES)[number];

/** What each combination has besides its kind: the tiles it was made from, strongest first. */
interface Hand<Kind extends CombinationKind> {
  readonly kind: Kind;
  readonly tiles: readonly Tile[];
}

export interface Single extends Hand<'single'> {
  readonly tile: Tile;
}

export interface Pair extends Hand<'pair'> {
  /** The tile of the stronger suit: the Sun, if the pair holds it (rules.md 3.1). */
  readonly strongest: Tile;
}

export interface Triple extends Hand<'triple'> {
  readonly number: TileNumber;
}

/** Five consecutive numbers, not of one suit (rules.md 2.5). */
export interface Straight extends Hand<'straight'> {
  readonly run: Run;
}

/** Five tiles of one suit that are no run (rules.md 2.6). */
export interface Flush extends Hand<'flush'> {
  readonly suit: Suit;
}

export interface FullHouse extends Hand<'full-house'> {
  readonly triple: readonly Tile[];
  readonly pair: readonly Tile[];
}

export interface FourCard extends Hand<'four-card'> {
  readonly four: readonly Tile[];
  readonly fifth: readonly Tile[];
}

/** Straight and flush at once, named once, as this (rules.md 2.6). */
export interface StraightFlush extends Hand<'straight-flush'> {
  readonly run: Run;
  readonly suit: Suit;
}

export type Made = Straight | Flush | FullHouse | FourCard | StraightFlush;
export type Combination = Single | Pair | Triple | Made;

export function handSizeOf({ tiles }: Combination): HandSize {
  const size = HAND_SIZES.find((each) => each === tiles.length);
  invariant(size !== undefined, 'a combination has 1, 2, 3 or 5 tiles (rules.md 2.1)');
  return size;
}

/** Why tiles are no combination. The first that applies, in this order. */
export type CombinationError =
  | { readonly code: 'empty' }
  /** The number is not in play at this table (rules.md 2.3). */
  | { readonly code: 'out-of-range'; readonly tile: Tile; readonly highest: number }
  /** One physical tile stands twice in the hand (rules.md 2.3). */
  | { readonly code: 'tile-twice'; readonly tile: Tile }
  /** Four tiles are never a combination, not even four of a number (rules.md 2.1). */
  | { readonly code: 'four-tiles' }
  | { readonly code: 'wrong-count'; readonly count: number }
  /** One to five tiles that belong to no kind of their size. */
  | { readonly code: 'no-combination' };
