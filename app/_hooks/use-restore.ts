'use client';

import { useMemo, useRef, useState } from 'react';
import { backupFileOf } from '@/app/_components/backup/backup-file';
import { readBackupFile, type FileFault } from '@/app/_components/backup/read-file';
import { downloadFile } from '@/app/_components/backup/save-file';
import {
  changesNothing, compareBackup, countAfter, deviceOf, losesSomething, planRestore, sameDevice,
  type ByTable, type CheckedBackup, type Comparison, type Device, type RestoreChoice,
} from '@/lib/exchange';
import { timestamp } from '@/lib/match';
import { err, ok } from '@/lib/shared';
import { rewriteEverything, STORED_ROWS, type Everything, type StorageFault } from '@/lib/storage';
import { fresh } from './fresh';
import { lastBackup, rememberBackup } from './last-backup';

/** `moved-on`: something was saved in another window since the counts on the screen were made. */
export type RestoreFault = FileFault | StorageFault | { readonly code: 'moved-on' };

export interface ChosenFile {
  readonly name: string;
  readonly backup: CheckedBackup;
}

export interface RestoreDone {
  readonly before: number;
  readonly after: number;
  /** What was on the device before, where something of it is gone. */
  readonly safetyCopy: File | null;
}

export interface RestoreView {
  readonly busy: boolean;
  readonly chosen: ChosenFile | null;
  readonly fault: RestoreFault | null;
  readonly done: RestoreDone | null;
  readonly choose: (file: File) => Promise<void>;
  readonly drop: () => void;
  readonly restore: (rows: Everything, choice: RestoreChoice) => Promise<void>;
}

/** From a file to a restored device. Whatever goes wrong leaves the device as it was, and the next try is open. */
export function useRestore(): RestoreView {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [fault, setFault] = useState<RestoreFault | null>(null);
  const [done, setDone] = useState<RestoreDone | null>(null);
  return useMemo(() => {
    async function once(action: () => Promise<void>): Promise<void> {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      setFault(null);
      setDone(null);
      try {
        await action();
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    }
    return {
      busy, chosen, fault, done,
      choose: (file) =>
        once(async () => {
          setChosen(null);
          const read = await readBackupFile(file);
          if (read.ok) setChosen({ name: file.name, backup: read.value });
          else setFault(read.error);
        }),
      drop: () => setChosen(null),
      restore: (rows, choice) =>
        once(async () => {
          if (!chosen) return;
          const { backup } = chosen;
          const device = deviceOf(rows, STORED_ROWS);
          const plan = planRestore(device, backup, choice);
          const safetyCopy = losesSomething(device, plan) ? backupFileOf(rows, fresh.now(), 'lexio-before-restore').file : null;
          if (safetyCopy) downloadFile(safetyCopy);
          const written = await rewriteEverything<RestoreFault>((now) =>
            sameDevice(device, deviceOf(now, STORED_ROWS)) ? ok(plan) : err({ code: 'moved-on' }),
          );
          if (!written.ok) return setFault(written.error);
          if (isBackedUpBy(device, backup, choice)) rememberBackup(timestamp(backup.exportedAt));
          setChosen(null);
          setDone({ before: device.matches.size, after: countAfter(device, plan).matches, safetyCopy });
        }),
    };
  }, [busy, chosen, done, fault]);
}

export interface RestorePreview {
  readonly counts: ByTable<Comparison>;
  /** How many matches are on the device afterwards, and whether anything changes at all. */
  readonly after: number;
  readonly nothing: boolean;
  /** Whether something that is on the device now will not be afterwards. */
  readonly loses: boolean;
  /** Whether the choice between this device's and the file's matters. */
  readonly differs: boolean;
  /** Rows of the file that nobody can read. */
  readonly unreadable: number;
}

/** What a choice would do, from the plan that would be carried out. */
export function usePreview(rows: Everything, backup: CheckedBackup, choice: RestoreChoice): RestorePreview {
  const device = useMemo(() => deviceOf(rows, STORED_ROWS), [rows]);
  const counts = useMemo(() => compareBackup(device, backup), [device, backup]);
  return useMemo(() => {
    const plan = planRestore(device, backup, choice);
    return {
      counts,
      after: countAfter(device, plan).matches,
      nothing: changesNothing(plan),
      loses: losesSomething(device, plan),
      differs: counts.matches.different + counts.players.different > 0,
      unreadable: backup.unreadable.matches.length + backup.unreadable.players.length,
    };
  }, [backup, choice, counts, device]);
}

/** Whether the file is a backup of all that is on the device after the restore, and no later one is known. */
function isBackedUpBy(device: Device, backup: CheckedBackup, choice: RestoreChoice): boolean {
  if (choice.mode === 'replace') return true;
  const { onlyHere, different } = compareBackup(device, backup).matches;
  const isLatest = backup.exportedAt > (lastBackup() ?? 0);
  return isLatest && onlyHere === 0 && (different === 0 || choice.differing === 'file');
}
