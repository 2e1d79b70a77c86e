import { timestamp, type Timestamp } from '@/lib/match';

/** When the last backup of this device was made. A reminder, no record: if it is cleared, the app reminds again. */
const KEY = 'lexio.last-backup';

const listeners = new Set<() => void>();
/** What was saved in this page, for browsers that keep nothing. */
let madeHere: Timestamp | null = null;

/** null: never, as far as anybody knows. */
export function lastBackup(): Timestamp | null {
  return madeHere ?? storedMoment();
}

export function rememberBackup(at: Timestamp): void {
  madeHere = at;
  try {
    localStorage.setItem(KEY, String(at));
  } catch {
    // Storage is switched off: it is known in this page.
  }
  for (const listener of listeners) listener();
}

/** Calls back when a backup was made, here or in another window. */
export function watchLastBackup(listener: () => void): () => void {
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    madeHere = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromElsewhere);
  };
}

function storedMoment(): Timestamp | null {
  try {
    const stored = localStorage.getItem(KEY);
    const at = stored === null ? Number.NaN : Number(stored);
    return Number.isSafeInteger(at) && at > 0 && !Number.isNaN(new Date(at).getTime()) ? timestamp(at) : null;
  } catch {
    return null;
  }
}
