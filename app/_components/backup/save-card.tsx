'use client';

import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { dateText } from '@/app/_components/history/match-date';
import { Button } from '@/app/_components/ui/button';
import { Card, Notice } from '@/app/_components/ui/card';
import { fresh } from '@/app/_hooks/fresh';
import { rememberBackup } from '@/app/_hooks/last-backup';
import { useLastBackup } from '@/app/_hooks/use-last-backup';
import type { Everything } from '@/lib/storage';
import { backupFileOf, type BackupFile } from './backup-file';
import { canShareFile, downloadFile, shareFile, type SaveOutcome } from './save-file';

interface SaveCardProps {
  /** undefined: not read yet. */
  readonly rows: Everything | undefined;
}

interface Saved extends BackupFile {
  readonly outcome: Exclude<SaveOutcome, 'dismissed'>;
}

/** Makes the file and hands it on; what it says of that is what happened. */
export function SaveCard({ rows }: SaveCardProps) {
  const { backup, common } = useMessages();
  const [saved, setSaved] = useState<Saved | null>(null);
  const save = async (hand: (file: File) => SaveOutcome | Promise<SaveOutcome>) => {
    if (!rows) return;
    setSaved(null);
    const at = fresh.now();
    const made = backupFileOf(rows, at, 'lexio-backup');
    const outcome = await hand(made.file);
    if (outcome === 'dismissed') return;
    rememberBackup(at);
    setSaved({ ...made, outcome });
  };
  const shares = rows !== undefined && canShareFile();
  return (
    <Card aria-label={backup.save} className="flex flex-col gap-3">
      <h2 className="font-semibold">{backup.save}</h2>
      <p className="text-muted">{backup.about}</p>
      <div>
        {rows && <p>{backup.holds(rows.matches.length, rows.players.length)}</p>}
        <LastBackup />
      </div>
      <Button look="primary" disabled={!rows} onClick={() => void save(shares ? shareFile : downloadFile)}>
        {shares ? <Share2 aria-hidden className="size-5" /> : <Download aria-hidden className="size-5" />}
        {backup.save}
      </Button>
      {shares && (
        <Button look="quiet" onClick={() => void save(downloadFile)}>
          {backup.saveAsFile}
        </Button>
      )}
      {saved && (
        <Notice>
          <p>{saved.outcome === 'shared' ? backup.shared : backup.downloaded(saved.file.name)}</p>
          {saved.leftOut.length > 0 && <p className="mt-1">{backup.leftOut(common.names(saved.leftOut))}</p>}
        </Notice>
      )}
    </Card>
  );
}

function LastBackup() {
  const { backup } = useMessages();
  const locale = useLocale();
  const last = useLastBackup();
  if (last === undefined) return null;
  return <p>{last === null ? backup.never : backup.last(dateText(last, locale))}</p>;
}
