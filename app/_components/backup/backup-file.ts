import { BUILD_ID } from '@/app/_components/build-id';
import { fileStamp } from '@/app/_components/share/local-time';
import { backupText, makeBackup } from '@/lib/exchange';
import type { Timestamp } from '@/lib/match';
import { STORED_ROWS, type Everything } from '@/lib/storage';

export interface BackupFile {
  readonly file: File;
  /** What no file can hold, by what it is kept under. */
  readonly leftOut: readonly string[];
}

/** @param prefix what the file's name begins with */
export function backupFileOf(rows: Everything, at: Timestamp, prefix: 'lexio-backup' | 'lexio-before-restore'): BackupFile {
  const backup = makeBackup(rows, STORED_ROWS, BUILD_ID, at);
  const file = new File([backupText(backup)], `${prefix}-${fileStamp(at)}.json`, { type: 'application/json' });
  return { file, leftOut: backup.leftOut };
}
