'use client';

import { SharedScreen } from '@/app/_components/shared/shared-screen';

export default function SharedPage() {
  return <SharedScreen />;
}
