import type { Match } from '@/lib/match';

type Listener = (match: Match) => void;

const listeners = new Set<Listener>();

/** Tells the screens of this window how a match now lies on the disk, a moment before the live query has read it again. */
export function tellSaved(match: Match): void {
  for (const listener of listeners) listener(match);
}

/** @returns the end of it */
export function onSaved(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
