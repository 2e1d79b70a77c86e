import { timestamp, type Timestamp } from '@/lib/match';
import { keptOnDevice } from './kept-on-device';

/** When the last backup of this device was made. A reminder, no record: if it is cleared, the app reminds again. */
const moment = keptOnDevice<Timestamp>('lexio.last-backup', (text) => {
  const at = Number(text);
  return Number.isSafeInteger(at) && at > 0 && !Number.isNaN(new Date(at).getTime()) ? timestamp(at) : null;
});

/** null: never, as far as anybody knows. */
export const lastBackup = moment.get;
export const rememberBackup = moment.set;
/** Calls back when a backup was made, here or in another window. */
export const watchLastBackup = moment.watch;
