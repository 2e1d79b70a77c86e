'use client';

import { useState } from 'react';
import { HAND_NAMES, isSameTile, MADE_SIZE, type HandName, type Tile } from '@/lib/rules';
import { useTypedHand, type TypedHand } from './use-typed-hand';

export interface CheckerView {
  readonly hands: Readonly<Record<HandName, TypedHand>>;
  /** Where the next tile goes. */
  readonly active: HandName;
  readonly activate: (hand: HandName) => void;
  /** Puts a tile into the hand at work, or takes it back from there. */
  readonly tap: (tile: Tile) => void;
}

/** The two hands of a comparison. They live in the address, so that a reload or a link opens the same two. */
export function useChecker(highest: number): CheckerView {
  const [active, setActive] = useState<HandName>('a');
  const hands = { a: useTypedHand('a', highest), b: useTypedHand('b', highest) };

  const tap = (tile: Tile) => {
    const { tiles, put } = hands[active];
    const left = tiles.filter((each) => !isSameTile(each, tile));
    if (left.length < tiles.length) return put(left);
    if (tiles.length >= MADE_SIZE) return;
    put([...tiles, tile]);
    // A full hand hands over to the other one, if that still has room.
    const other = HAND_NAMES.find((name) => name !== active) ?? active;
    if (tiles.length + 1 === MADE_SIZE && hands[other].tiles.length < MADE_SIZE) setActive(other);
  };
  return { hands, active, activate: setActive, tap };
}
