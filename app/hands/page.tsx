'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { CheckerScreen } from '@/app/_components/hands/checker-screen';
import { HandGate } from '@/app/_components/hands/hand-gate';

export default function HandsPage() {
  const { hands } = useMessages();
  return <HandGate title={hands.title}>{(table) => <CheckerScreen table={table} />}</HandGate>;
}
