import type { Damage } from './damage';

/** Why storage could not do what was asked. Nothing was changed. */
export type StorageFault =
  | { readonly code: 'missing' }
  | { readonly code: 'broken'; readonly damage: Damage }
  | { readonly code: 'newer'; readonly damage: Damage }
  /** No room left on the device. */
  | { readonly code: 'full' }
  /** `name` is the error's, for a report. */
  | { readonly code: 'failed'; readonly name: string };

export function faultOfDamage(damage: Damage): StorageFault {
  return damage.code === 'newer' ? { code: 'newer', damage } : { code: 'broken', damage };
}

export function faultOfError(error: unknown): StorageFault {
  const names = errorNames(error);
  return names.includes('QuotaExceededError') ? { code: 'full' } : { code: 'failed', name: names[0] ?? 'Error' };
}

/** What browsers call a connection that went away under us, as on waking a phone. */
const LOST = ['UnknownError', 'InvalidStateError', 'DatabaseClosedError', 'TransactionInactiveError'];

/**
 * Whether the same work may well succeed over a fresh connection. A transaction that was aborted for no reason of
 * its own went down with its connection.
 */
export function isConnectionLoss(error: unknown): boolean {
  const names = errorNames(error);
  return names.some((name) => LOST.includes(name)) || names.at(-1) === 'AbortError';
}

/** The name of an error, and of those it was made from: an aborted transaction hides the cause inside. */
function errorNames(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { name, inner } = error as { name?: unknown; inner?: unknown };
  return [...(typeof name === 'string' ? [name] : []), ...(inner === error ? [] : errorNames(inner))];
}
