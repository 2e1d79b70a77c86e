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

/** How long tiles are kept: on the device until the round is over, or, where no round will end, as long as the app is open. */
type Keep = 'for-the-round' | 'while-open';

const storeOf = (keep: Keep): Storage => (keep === 'for-the-round' ? localStorage : sessionStorage);

/**
 * The tiles that lie on the table already, forgotten with the next round.
 * @param round what the tiles belong to: a match and its round, or a table without a match
 */
export function useSeenTiles(round: string, keep: Keep): SeenTiles {
  const [state, setState] = useState(() => ({ round, tiles: stored(round, keep) }));
  const tiles = state.round === round ? state.tiles : NONE;

  const put = useCallback(
    (next: readonly Tile[]) => {
      setState({ round, tiles: next });
      try {
        storeOf(keep).setItem(KEY, JSON.stringify({ round, tiles: formatTiles(next) }));
      } catch {
        // Storage is switched off: the tiles are kept as long as the page is.
      }
    },
    [round, keep],
  );
  const toggle = (tile: Tile) => {
    const left = tiles.filter((each) => !isSameTile(each, tile));
    put(left.length < tiles.length ? left : [...tiles, tile]);
  };
  return { tiles, toggle, clear: () => put([]) };
}

function stored(round: string, keep: Keep): readonly Tile[] {
  try {
    const kept: unknown = JSON.parse(storeOf(keep).getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('round' in kept) || kept.round !== round) return [];
    const read = readTiles('tiles' in kept ? String(kept.tiles) : '', MOST_HIGHEST);
    return read.ok ? read.value : [];
  } catch {
    return [];
  }
}
