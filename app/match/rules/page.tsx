'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { MatchGate } from '@/app/_components/play/match-gate';
import { RulesScreen } from '@/app/_components/table/rules-screen';

export default function RulesPage() {
  const { table } = useMessages();
  return <MatchGate title={table.rules}>{(ready) => <RulesScreen {...ready} />}</MatchGate>;
}
