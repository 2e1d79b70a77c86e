'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { readTiles, type Tile } from '@/lib/rules';

/** The tiles that a key of the address holds. What cannot be read there is shown as no tiles, never as others. */
export function useHandInQuery(key: string, highest: number): readonly Tile[] {
  const text = useSearchParams().get(key);
  return useMemo(() => {
    const read = readTiles(text ?? '', highest);
    return read.ok ? read.value : [];
  }, [text, highest]);
}
