/**
 * Where storage stands, for everybody to see.
 * - `opening`: nothing can be read yet.
 * - `durable`: what is saved stays on this device.
 * - `memory`: the browser refuses storage; everything works and nothing outlives the tab. `reason` is the error's name.
 * - `blocked`: another tab holds an older version open; goes on by itself once that tab is closed.
 * - `outdated`: a newer version of the program has taken the data over; only a reload helps.
 * - `failed`: neither the browser's storage nor memory could be opened.
 */
export type StorageState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'durable' }
  | { readonly kind: 'memory'; readonly reason: string }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'failed'; readonly reason: string };

let current: StorageState = { kind: 'opening' };
const listeners = new Set<() => void>();

/** The same object until the state changes. */
export function storageState(): StorageState {
  return current;
}

/** @returns the function that ends the subscription */
export function subscribeStorageState(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** For the room's own use: the opener alone moves the state. */
export function moveStorageState(next: StorageState): void {
  current = next;
  for (const listener of listeners) listener();
}
