import type { Result } from '@/lib/shared';
import type { Damage } from './damage';
import { frozen } from './plain';

/** A row that cannot be read. It is kept as it is; `raw` is what lies there. */
export interface Broken {
  readonly status: 'broken';
  readonly damage: Damage;
  readonly raw: unknown;
}

export interface Ready<T> {
  readonly status: 'ready';
  readonly value: T;
}

export type Loaded<T> = { readonly status: 'missing' } | Broken | Ready<T>;

export function loadedRow<T>(raw: unknown, decode: (row: unknown) => Result<T, Damage>): Broken | Ready<T> {
  const read = decode(raw);
  return read.ok ? { status: 'ready', value: read.value } : { status: 'broken', damage: read.error, raw: frozen(raw) };
}

/** @param raw undefined where there is no row */
export function loaded<T>(raw: unknown, decode: (row: unknown) => Result<T, Damage>): Loaded<T> {
  return raw === undefined ? { status: 'missing' } : loadedRow(raw, decode);
}
