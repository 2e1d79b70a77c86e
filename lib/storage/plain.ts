/** A copy that can be stored: plain objects and lists, and 0 where -0 was. */
export function plain<T>(value: T): T {
  if (typeof value === 'number') return (value === 0 ? 0 : value) as T;
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)])) as T;
}

/**
 * Outside production, what was read cannot be written to: a screen that changes it fails loudly instead of
 * showing something that is not stored.
 */
export function frozen<T>(value: T): T {
  if (process.env.NODE_ENV === 'production' || typeof value !== 'object' || value === null) return value;
  if (!Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
