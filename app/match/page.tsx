'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { MatchGate } from '@/app/_components/play/match-gate';
import { MatchScreen } from '@/app/_components/play/match-screen';

export default function MatchPage() {
  const { history } = useMessages();
  return <MatchGate title={history.match}>{(ready) => <MatchScreen {...ready} />}</MatchGate>;
}
