'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { MatchGate } from '@/app/_components/play/match-gate';
import { ShareScreen } from '@/app/_components/share/share-screen';

export default function SharePage() {
  const { share } = useMessages();
  return <MatchGate title={share.title}>{(ready) => <ShareScreen {...ready} />}</MatchGate>;
}
