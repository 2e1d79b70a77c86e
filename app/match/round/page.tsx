'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { MatchGate } from '@/app/_components/play/match-gate';
import { RoundScreen } from '@/app/_components/play/round-screen';

export default function RoundPage() {
  const { play } = useMessages();
  return <MatchGate title={play.pastRounds}>{(ready) => <RoundScreen {...ready} />}</MatchGate>;
}
