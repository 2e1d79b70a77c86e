'use client';

import { useEffect, useState } from 'react';
import { matchAddress } from '@/app/_components/share/pack';
import type { Match } from '@/lib/match';
import { encodeMatch } from '@/lib/storage';

/** The link that carries a match, made before anybody taps; null until then. */
export function useMatchAddress(match: Match): string | null {
  const [made, setMade] = useState<{ readonly match: Match; readonly address: string } | null>(null);
  useEffect(() => {
    let current = true;
    void matchAddress(encodeMatch({ match, deletedAt: null })).then((address) => current && setMade({ match, address }));
    return () => {
      current = false;
    };
  }, [match]);
  return made?.match === match ? made.address : null;
}
