'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { GuideScreen } from '@/app/_components/hands/guide-screen';
import { HandGate } from '@/app/_components/hands/hand-gate';

export default function GuidePage() {
  const { guide } = useMessages();
  return <HandGate title={guide.title}>{(table) => <GuideScreen table={table} />}</HandGate>;
}
