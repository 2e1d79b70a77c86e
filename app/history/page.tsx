'use client';

import { Suspense } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { HistoryScreen } from '@/app/_components/history/history-screen';

export default function HistoryPage() {
  const { history } = useMessages();
  return (
    <Suspense fallback={<Page title={history.title} back="/">{null}</Page>}>
      <HistoryScreen />
    </Suspense>
  );
}
