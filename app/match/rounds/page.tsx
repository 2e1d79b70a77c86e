'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { MatchGate } from '@/app/_components/play/match-gate';
import { RoundsScreen } from '@/app/_components/play/rounds-screen';

export default function RoundsPage() {
  const { play } = useMessages();
  return <MatchGate title={play.pastRounds}>{(ready) => <RoundsScreen {...ready} />}</MatchGate>;
}
