'use client';

import { useCallback, useState } from 'react';
import { formatTiles, isSameTile, MOST_HIGHEST, readTiles, type Tile } from '@/lib/rules';

export interface SeenTiles {
  readonly tiles: readonly Tile[];
  readonly toggle: (tile: Tile) => void;
  readonly clear: () => void;
}

const KEY = 'lexio.seen';
const NONE: readonly Tile[] = [];

/**
 * The tiles that lie on the table already, kept on the device for the running round and forgotten with the next.
 * @param round what the tiles belong to: a match and its round, or no match
 */
export function useSeenTiles(round: string): SeenTiles {
  const [state, setState] = useState(() => ({ round, tiles: stored(round) }));
  const tiles = state.round === round ? state.tiles : NONE;

  const put = useCallback(
    (next: readonly Tile[]) => {
      setState({ round, tiles: next });
      try {
        localStorage.setItem(KEY, JSON.stringify({ round, tiles: formatTiles(next) }));
      } catch {
        // Storage is switched off: the tiles are kept as long as the page is.
      }
    },
    [round],
  );
  const toggle = (tile: Tile) => {
    const left = tiles.filter((each) => !isSameTile(each, tile));
    put(left.length < tiles.length ? left : [...tiles, tile]);
  };
  return { tiles, toggle, clear: () => put([]) };
}

function stored(round: string): readonly Tile[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('round' in kept) || kept.round !== round) return [];
    const read = readTiles('tiles' in kept ? String(kept.tiles) : '', MOST_HIGHEST);
    return read.ok ? read.value : [];
  } catch {
    return [];
  }
}
