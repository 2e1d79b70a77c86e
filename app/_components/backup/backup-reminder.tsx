'use client';

import { Archive } from 'lucide-react';
import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { dateText } from '@/app/_components/history/match-date';
import { ButtonLink } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/card';
import { REMIND_FROM, useBackupDue } from '@/app/_hooks/use-backup-due';
import { useLastBackup } from '@/app/_hooks/use-last-backup';

/** A word about the backup, once there is something to lose. It blocks nothing and goes by itself. */
export function BackupReminder() {
  const { backup } = useMessages();
  const locale = useLocale();
  const due = useBackupDue();
  const last = useLastBackup();
  if (!due || last === undefined) return null;
  return (
    <Notice role="note">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-40 flex-1">
          {backup.remind(REMIND_FROM)}
          {last !== null && <span className="block text-sm text-muted">{backup.last(dateText(last, locale))}</span>}
        </p>
        <ButtonLink look="quiet" href="/backup/">
          <Archive aria-hidden className="size-5" />
          {backup.remindLink}
        </ButtonLink>
      </div>
    </Notice>
  );
}
