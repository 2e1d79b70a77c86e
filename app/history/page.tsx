'use client';

import { HistoryScreen } from '@/app/_components/history/history-screen';

export default function HistoryPage() {
  return <HistoryScreen />;
}
