/** Asked again and again during a search; true ends it. The clock belongs to whoever asks for a plan. */
export type Stop = () => boolean;

/** Thrown by a search whose time is up, and caught where the search began. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** One step of a search is some microseconds. */
const STEPS_BETWEEN = 32;

/** To be called once a step. Throws {@link OutOfTime}. */
export function stepCounter(stop: Stop): () => void {
  let steps = 0;
  return () => {
    if (steps % STEPS_BETWEEN === 0 && stop()) throw new OutOfTime();
    steps += 1;
  };
}

/** What the work yields, or null when its time ran out. */
export function inTime<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof OutOfTime) return null;
    throw error;
  }
}
