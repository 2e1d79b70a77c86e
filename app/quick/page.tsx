'use client';

import { QuickScreen } from '@/app/_components/quick/quick-screen';

export default function QuickPage() {
  return <QuickScreen />;
}
