/** A value that the device keeps for every window of the app (decision 0005). */
export interface KeptOnDevice<T> {
  /** null: nothing is kept, or nothing that can be read. */
  readonly get: () => T | null;
  /** Where storage is switched off, the value holds for this page. */
  readonly set: (value: T) => void;
  /** Calls back when the value changes, here or in another window. */
  readonly watch: (listener: () => void) => () => void;
}

/** @param read makes a value of its kept text; null for a text that is none */
export function keptOnDevice<T extends string | number>(key: string, read: (text: string) => T | null): KeptOnDevice<T> {
  const listeners = new Set<() => void>();
  /** What was set in this page, for browsers that keep nothing. */
  let setHere: T | null = null;

  const stored = (): T | null => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? null : read(text);
    } catch {
      return null;
    }
  };
  return {
    get: () => setHere ?? stored(),
    set: (value) => {
      setHere = value;
      try {
        localStorage.setItem(key, String(value));
      } catch {
        // Storage is switched off.
      }
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      const fromElsewhere = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        setHere = null;
        listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', fromElsewhere);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', fromElsewhere);
      };
    },
  };
}
