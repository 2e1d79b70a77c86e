'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo, useState } from 'react';
import { formatTiles, isInPlay, readTiles, type Tile, type TileTextError } from '@/lib/rules';
import { useQueryWriter } from './use-query-writer';

/** A hand as tiles and as text, in step both ways. */
export interface TypedHand {
  readonly tiles: readonly Tile[];
  readonly text: string;
  /** The word that is no tile here: the tiles are then as they were before, and not what the text means. */
  readonly fault: TileTextError | null;
  /** The fault is a number at the end that may still get its suit: nothing to complain of yet. */
  readonly unfinished: boolean;
  readonly type: (text: string) => void;
  readonly put: (tiles: readonly Tile[]) => void;
  /** Nobody is typing any more: a text that can be read is written as the app writes it. */
  readonly tidy: () => void;
}

const NUMBER = /^\p{Nd}{1,2}$/u;

/** What a hand has become on this page: its text, and the last tiles that could be read. */
interface Laid {
  readonly text: string;
  readonly tiles: readonly Tile[];
  readonly typing: boolean;
}

/** The hand that a key of the address opens; what becomes of it is written there, for a reload or a link. */
export function useTypedHand(key: string, highest: number): TypedHand {
  const opened = useSearchParams().get(key) ?? '';
  const write = useQueryWriter();
  // Held here and not in the address alone, which the router draws when it has time: the next tap may come before.
  const [laid, setLaid] = useState<Laid | null>(null);
  const text = laid?.text ?? opened;
  const before = laid?.tiles;
  const { tiles, fault } = useMemo(() => {
    const read = readTiles(text, highest);
    if (read.ok) return { tiles: read.value, fault: null };
    return { tiles: before?.every((tile) => isInPlay(tile, highest)) ? before : [], fault: read.error };
  }, [text, before, highest]);

  const lay = (next: Laid) => {
    setLaid(next);
    write({ [key]: next.tiles.length === 0 ? null : formatTiles(next.tiles) });
  };
  const put = (next: readonly Tile[]) => lay({ text: formatTiles(next), tiles: next, typing: false });
  return {
    tiles,
    text: laid === null && fault === null ? formatTiles(tiles) : text,
    fault,
    unfinished: laid?.typing === true && fault?.code === 'not-a-tile' && text.endsWith(fault.word) && NUMBER.test(fault.word),
    type: (next) => {
      const read = readTiles(next, highest);
      lay({ text: next, tiles: read.ok ? read.value : tiles, typing: true });
    },
    put,
    tidy: () => {
      if (laid?.typing) lay({ text: fault === null ? formatTiles(tiles) : text, tiles, typing: false });
    },
  };
}
