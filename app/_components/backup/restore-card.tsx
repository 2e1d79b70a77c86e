'use client';

import { FolderOpen } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card, Notice } from '@/app/_components/ui/card';
import { useRestore, type RestoreDone, type RestoreFault } from '@/app/_hooks/use-restore';
import type { Messages } from '@/lib/i18n';
import type { Everything } from '@/lib/storage';
import { RestorePreviewView } from './restore-preview';
import { downloadFile } from './save-file';

interface RestoreCardProps {
  /** undefined: not read yet. */
  readonly rows: Everything | undefined;
}

/** From a file back onto the device: choose, look, decide. */
export function RestoreCard({ rows }: RestoreCardProps) {
  const messages = useMessages();
  const { backup } = messages;
  const { busy, chosen, fault, done, choose, drop, restore } = useRestore();
  return (
    <Card aria-label={backup.restore} className="flex flex-col gap-3">
      <h2 className="font-semibold">{backup.restore}</h2>
      <p className="text-muted">{backup.restoreAbout}</p>
      <FileField onChoose={(file) => void choose(file)} />
      {fault && (
        <Notice tone="alarm" role="alert" title={faultText(fault, messages)}>
          <p>{backup.unchanged}</p>
        </Notice>
      )}
      {chosen && rows && (
        <RestorePreviewView
          key={chosen.backup.exportedAt}
          chosen={chosen}
          rows={rows}
          busy={busy}
          onRestore={(choice) => void restore(rows, choice)}
          onDrop={drop}
        />
      )}
      {done && <Done done={done} />}
    </Card>
  );
}

/**
 * No `accept`: messengers rename what they carry, and a phone greys out what it does not expect. Never disabled, which
 * would take the keyboard's place away: a second file while the first is being read is not taken.
 */
function FileField({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const { backup } = useMessages();
  const id = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ''; // the same file can be chosen again
    if (file) onChoose(file);
  };
  return (
    <div className="relative">
      <input id={id} type="file" onChange={change} className="peer absolute inset-0 size-full cursor-pointer opacity-0" />
      <label
        htmlFor={id}
        className="inline-flex min-h-touch w-full cursor-pointer items-center justify-center gap-2 rounded-field border border-edge bg-surface px-4 py-2 text-center peer-active:bg-felt-soft peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-felt"
      >
        <FolderOpen aria-hidden className="size-5 shrink-0" />
        {backup.choose}
      </label>
    </div>
  );
}

function Done({ done }: { readonly done: RestoreDone }) {
  const { backup } = useMessages();
  const { safetyCopy } = done;
  return (
    <Notice title={backup.done}>
      <p>{backup.doneMatches(done.before, done.after)}</p>
      {safetyCopy && (
        <>
          <p className="mt-1">{backup.safetySaved(safetyCopy.name)}</p>
          <Button className="mt-2" onClick={() => downloadFile(safetyCopy)}>
            {backup.safetyAgain}
          </Button>
        </>
      )}
    </Notice>
  );
}

function faultText(fault: RestoreFault, { backup, fault: { storage } }: Messages): string {
  switch (fault.code) {
    case 'missing':
    case 'broken':
    case 'full':
    case 'failed':
      return storage[fault.code];
    case 'newer':
      return 'app' in fault ? backup.fault.newer(fault.app) : storage.newer;
    case 'damaged':
      return backup.fault.damaged(fault.path);
    default:
      return backup.fault[fault.code];
  }
}
