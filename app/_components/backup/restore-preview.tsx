'use client';

import { useMemo, useState } from 'react';
import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { dateText } from '@/app/_components/history/match-date';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/card';
import { Choice } from '@/app/_components/ui/choice';
import { Confirm } from '@/app/_components/ui/confirm';
import { usePreview, type ChosenFile } from '@/app/_hooks/use-restore';
import { DIFFERING, type Differing, type RestoreChoice } from '@/lib/exchange';
import { timestamp } from '@/lib/match';
import type { Everything } from '@/lib/storage';
import { CountTable } from './count-table';

const MODES = ['merge', 'replace'] as const satisfies readonly RestoreChoice['mode'][];

interface RestorePreviewProps {
  readonly chosen: ChosenFile;
  readonly rows: Everything;
  readonly busy: boolean;
  readonly onRestore: (choice: RestoreChoice) => void;
  readonly onDrop: () => void;
}

/** What is in the file, what to do with it, and what the device holds afterwards. */
export function RestorePreviewView({ chosen, rows, busy, onRestore, onDrop }: RestorePreviewProps) {
  const { backup, common } = useMessages();
  const locale = useLocale();
  const [mode, setMode] = useState<RestoreChoice['mode']>('merge');
  const [differing, setDiffering] = useState<Differing>('mine');
  const choice = useMemo<RestoreChoice>(() => (mode === 'merge' ? { mode, differing } : { mode }), [differing, mode]);
  const { counts, after, nothing, loses, differs, unreadable } = usePreview(rows, chosen.backup, choice);
  const before = counts.matches.here;
  return (
    <section aria-label={backup.found} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="font-semibold">{backup.found}</h3>
      <p>
        <bdi className="font-medium">{chosen.name}</bdi>
        <span className="block text-sm text-muted">{backup.made(dateText(timestamp(chosen.backup.exportedAt), locale))}</span>
      </p>
      <CountTable counts={counts} />
      {unreadable > 0 && <p>{backup.unreadable(unreadable)}</p>}
      <Choice
        label={backup.how}
        value={mode}
        onChange={(value) => setMode(value as RestoreChoice['mode'])}
        options={MODES.map((value) => ({ value, ...backup.mode[value] }))}
      />
      {differs && mode === 'merge' && (
        <Choice
          label={backup.differing}
          value={differing}
          onChange={(value) => setDiffering(value as Differing)}
          options={DIFFERING.map((value) => ({ value, name: backup.keep[value] }))}
        />
      )}
      {nothing ? (
        <Notice>{backup.nothing}</Notice>
      ) : (
        <>
          <p role="status" className="font-semibold tabular-nums">
            {backup.becomes(before, after)}
          </p>
          {loses && <p className="text-sm text-muted">{backup.safety}</p>}
          {mode === 'merge' ? (
            <Button look="primary" disabled={busy} onClick={() => onRestore(choice)}>
              {backup.merge}
            </Button>
          ) : (
            <Confirm
              trigger={
                <Button look="danger" disabled={busy}>
                  {backup.replace}
                </Button>
              }
              title={backup.replaceTitle}
              body={backup.replaceAsk(before, after)}
              action={backup.replaceDo}
              onConfirm={() => onRestore(choice)}
            />
          )}
        </>
      )}
      <Button look="quiet" onClick={onDrop}>
        {nothing ? common.close : common.cancel}
      </Button>
    </section>
  );
}
