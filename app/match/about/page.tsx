'use client';

import { MatchGate } from '@/app/_components/play/match-gate';
import { AboutScreen } from '@/app/_components/table/about-screen';
import { useMessages } from '@/app/_components/frame/locale';

export default function AboutPage() {
  const { table } = useMessages();
  return <MatchGate title={table.about}>{(ready) => <AboutScreen {...ready} />}</MatchGate>;
}
