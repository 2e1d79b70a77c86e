import { beginsAsBackup, LARGE_FILE, readBackup, type BackupFault, type CheckedBackup } from '@/lib/exchange';
import { err, type Result } from '@/lib/shared';
import { STORED_ROWS } from '@/lib/storage';

/** How much of a large file is looked at to tell whether it is one of ours, in bytes. */
const HEAD = 256;

/** `unreadable-file`: the browser did not hand over what is in it. */
export type FileFault = BackupFault | { readonly code: 'unreadable-file' };

/** Whatever the file is called: messengers rename what they carry. */
export async function readBackupFile(file: File): Promise<Result<CheckedBackup, FileFault>> {
  try {
    if (file.size >= LARGE_FILE && !beginsAsBackup(await file.slice(0, HEAD).text())) return err({ code: 'too-large' });
    return readBackup(await file.text(), STORED_ROWS);
  } catch {
    return err({ code: 'unreadable-file' });
  }
}
