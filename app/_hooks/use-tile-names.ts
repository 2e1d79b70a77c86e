'use client';

import { useCallback } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import type { SuitNaming } from '@/lib/match';
import type { Tile } from '@/lib/rules';

/** What a tile is called at this table: by the sign of its suit, or by its colour (rules.md 1.2, 6). */
export function useTileNames(naming: SuitNaming): (tile: Tile) => string {
  const { hands } = useMessages();
  return useCallback((tile: Tile) => hands.tile(tile.number, hands.suits[naming][tile.suit]), [hands, naming]);
}
