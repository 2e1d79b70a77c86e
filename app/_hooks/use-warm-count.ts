'use client';

import { useEffect } from 'react';
import { classify, countStronger, TILES, type ComparisonSettings } from '@/lib/rules';

/** Where a browser cannot say when it is idle: after the first screen stands. */
const SOON_MS = 200;

/**
 * Counts once while nobody waits for it. The first count of a page costs the browser a compilation, some fifty
 * milliseconds on a slow phone; those after it take one or two.
 */
export function useWarmCount(settings: ComparisonSettings): void {
  useEffect(() => {
    const warm = () => {
      const weakest = classify(TILES.slice(0, 1), settings.highest);
      const straight = classify([0, 5, 8, 12, 16].flatMap((code) => TILES[code] ?? []), settings.highest);
      for (const hand of [weakest, straight]) if (hand.ok) countStronger(hand.value, [], settings);
    };
    if (typeof requestIdleCallback === 'function') {
      const idle = requestIdleCallback(warm);
      return () => cancelIdleCallback(idle);
    }
    const timer = setTimeout(warm, SOON_MS);
    return () => clearTimeout(timer);
  }, [settings]);
}
