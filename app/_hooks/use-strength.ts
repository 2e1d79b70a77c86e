'use client';

import { useEffect, useMemo, useState } from 'react';
import { strengthInBackground } from '@/app/_workers/strength';
import type { Combination, ComparisonSettings, StrengthCount, Tile } from '@/lib/rules';

/** Gets the count ready while somebody is still tapping tiles. */
export function usePreparedStrength(): void {
  useEffect(() => strengthInBackground.prepare(), []);
}

/** How strong a hand is, counted beside the page; null until it is known. The answer to an earlier question is dropped. */
export function useStrength(
  hand: Combination,
  excluded: readonly Tile[],
  settings: ComparisonSettings,
): StrengthCount | null {
  const question = useMemo(() => [hand, excluded, settings] as const, [hand, excluded, settings]);
  const [answer, setAnswer] = useState<{ question: unknown; count: StrengthCount } | null>(null);
  const [fault, setFault] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    strengthInBackground.ask('countStronger', ...question).then(
      (count) => wanted && setAnswer({ question, count }),
      (error: unknown) => wanted && setFault({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [question]);
  if (fault) throw fault.error;
  return answer?.question === question ? answer.count : null;
}
