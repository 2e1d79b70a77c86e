'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { MatchGate } from '@/app/_components/play/match-gate';
import { ChipsScreen } from '@/app/_components/table/chips-screen';

export default function ChipsPage() {
  const { table } = useMessages();
  return <MatchGate title={table.chips}>{(ready) => <ChipsScreen {...ready} />}</MatchGate>;
}
