'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { readEverything } from '@/lib/storage';
import { RestoreCard } from './restore-card';
import { SaveCard } from './save-card';

const TablesCard = lazy(() => import('./tables-card').then((loaded) => ({ default: loaded.TablesCard })));

/** Everything in one file, and back. */
export function BackupScreen() {
  const { backup } = useMessages();
  // Live, and before any tap: a share sheet opens only as the answer to one.
  const rows = useLiveQuery(readEverything);
  return (
    <Page title={backup.title} back="/settings/">
      <SaveCard rows={rows} />
      <RestoreCard rows={rows} />
      <Suspense fallback={null}>
        <TablesCard rows={rows} />
      </Suspense>
    </Page>
  );
}
