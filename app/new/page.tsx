'use client';

import { SetupScreen } from '@/app/_components/setup/setup-screen';

export default function NewMatchPage() {
  return <SetupScreen />;
}
