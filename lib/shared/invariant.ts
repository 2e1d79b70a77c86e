/** A promise the program makes to itself was broken: our fault, never the user's. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/**
 * Stops the program where it is, so that a wrong value is never stored.
 * @throws InvariantError when `condition` is false
 */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** Closes a switch over a union: a new member that is not handled does not compile. */
export function assertNever(value: never): never {
  throw new InvariantError(`unhandled case: ${JSON.stringify(value)}`);
}

/**
 * Reads an index that is known to exist.
 * @throws InvariantError when it does not
 */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  // Not through `invariant`: the sentence would be put together at every call.
  if (!Number.isInteger(index) || index < 0 || index >= list.length) {
    throw new InvariantError(`index ${index} outside a list of ${list.length}`);
  }
  return value as T;
}
