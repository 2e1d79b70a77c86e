'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { HandGate } from '@/app/_components/hands/hand-gate';
import { PlayableScreen } from '@/app/_components/hands/playable-screen';

export default function PlayablePage() {
  const { hands } = useMessages();
  return <HandGate title={hands.playable}>{(table) => <PlayableScreen table={table} />}</HandGate>;
}
