/** What the browser answers when asked not to throw the data away under pressure. */
export type PersistAnswer = 'granted' | 'refused' | 'unsupported';

/** To be called after something the user did: some browsers ask the user, and refuse where nobody acted. */
export async function askToPersist(): Promise<PersistAnswer> {
  const storage = storageManager();
  if (!storage || typeof storage.persist !== 'function') return 'unsupported';
  try {
    return (await storage.persist()) ? 'granted' : 'refused';
  } catch {
    return 'refused';
  }
}

/** Whether the browser has promised to keep the data. */
export async function isPersisted(): Promise<boolean> {
  const storage = storageManager();
  if (!storage || typeof storage.persisted !== 'function') return false;
  try {
    return await storage.persisted();
  } catch {
    return false;
  }
}

/** Absent outside a secure context, and in older browsers. */
function storageManager(): Partial<StorageManager> | undefined {
  return typeof navigator === 'undefined' ? undefined : (navigator.storage as StorageManager | undefined);
}
