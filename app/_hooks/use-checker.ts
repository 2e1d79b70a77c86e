'use client';

import { useState } from 'react';
import { formatTiles, HAND_NAMES, isSameTile, MADE_SIZE, type HandName, type Tile } from '@/lib/rules';
import { useHandInQuery } from './use-hand-in-query';
import { useQueryWriter } from './use-query-writer';

type Hands = Readonly<Record<HandName, readonly Tile[]>>;

export interface CheckerView {
  readonly hands: Hands;
  /** Where the next tile goes. */
  readonly active: HandName;
  readonly activate: (hand: HandName) => void;
  readonly put: (hand: HandName, tiles: readonly Tile[]) => void;
  /** Puts a tile into the hand at work, or takes it back from there. */
  readonly tap: (tile: Tile) => void;
}

/** The two hands of a comparison. They live in the address, so that a reload or a link opens the same two. */
export function useChecker(highest: number): CheckerView {
  const write = useQueryWriter();
  const [active, setActive] = useState<HandName>('a');
  const hands: Hands = { a: useHandInQuery('a', highest), b: useHandInQuery('b', highest) };

  const put = (hand: HandName, tiles: readonly Tile[]) =>
    write({ [hand]: tiles.length === 0 ? null : formatTiles(tiles) });
  const tap = (tile: Tile) => {
    const tiles = hands[active];
    const left = tiles.filter((each) => !isSameTile(each, tile));
    if (left.length < tiles.length) return put(active, left);
    if (tiles.length >= MADE_SIZE) return;
    put(active, [...tiles, tile]);
    // A full hand hands over to the other one, if that still has room.
    const other = HAND_NAMES.find((name) => name !== active) ?? active;
    if (tiles.length + 1 === MADE_SIZE && hands[other].length < MADE_SIZE) setActive(other);
  };
  return { hands, active, activate: setActive, put, tap };
}
