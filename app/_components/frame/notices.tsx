'use client';

import { useAppUpdate } from '@/app/_hooks/use-app-update';
import { useStorageState } from '@/app/_hooks/use-storage-state';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/card';
import { useMessages } from './locale';

/** What concerns the whole app: a new version, and a device that keeps nothing. Above every screen. */
export function Notices() {
  const { notices } = useMessages();
  const update = useAppUpdate();
  const storage = useStorageState();
  const lines = [
    (storage.kind === 'memory' || storage.kind === 'failed') && <Notice key="memory" tone="warn">{notices.memory}</Notice>,
    storage.kind === 'blocked' && <Notice key="blocked" tone="warn">{notices.blocked}</Notice>,
    storage.kind === 'outdated' && (
      <Notice key="outdated" tone="warn">
        <p>{notices.outdated}</p>
        <Button className="mt-2" onClick={() => window.location.reload()}>
          {notices.reload}
        </Button>
      </Notice>
    ),
    update.state !== 'none' && (
      <Notice key="update">
        <div className="flex items-center justify-between gap-3">
          <p>{notices.update}</p>
          <Button look="primary" disabled={update.state === 'applying'} onClick={update.apply}>
            {update.state === 'applying' ? notices.updating : notices.updateNow}
          </Button>
        </div>
      </Notice>
    ),
  ].filter(Boolean);
  return lines.length > 0 && <div className="mx-auto flex max-w-xl lying:max-w-4xl flex-col gap-2 px-3 pt-3 sm:px-4">{lines}</div>;
}
