'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { MatchGate } from '@/app/_components/play/match-gate';
import { PlayersScreen } from '@/app/_components/table/players-screen';

export default function PlayersPage() {
  const { table } = useMessages();
  return <MatchGate title={table.players}>{(ready) => <PlayersScreen {...ready} />}</MatchGate>;
}
