'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { Replay } from '@/lib/match';

/** Why nothing can be changed here now; null where it can. Chips can be put right after the end too. */
export function useClosedReason(played: Replay, what: 'chips' | 'table'): string | null {
  const { table } = useMessages();
  if (played.conflict) return table.mendFirst;
  return what === 'table' && played.end === 'finished' ? table.over : null;
}
