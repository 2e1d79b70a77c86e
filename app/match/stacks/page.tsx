'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { StacksScreen } from '@/app/_components/chips/stacks-screen';
import { MatchGate } from '@/app/_components/play/match-gate';

export default function StacksPage() {
  const { chips } = useMessages();
  return <MatchGate title={chips.title}>{(ready) => <StacksScreen {...ready} />}</MatchGate>;
}
