import { err, ok, type Result } from '@/lib/shared';
import { checkSum } from './check-sum';
import { lengthened, shortened } from './link-setup';
import type { KnownRow, RowReaders } from './row';
import { isRecord } from './same-value';

/** Raised when a reader of an older one could misread a link. */
export const LINK_VERSION = 1;

/** How the text inside is packed: `z` deflated (RFC 1951), `p` as it is, where the browser cannot deflate. */
export type Packing = 'z' | 'p';

/** Why a link shows no match. */
export type LinkFault =
  /** Nothing of ours stands behind the #. */
  | { readonly code: 'no-match' }
  | { readonly code: 'newer' }
  /** Not all of it arrived, or not as it was sent. */
  | { readonly code: 'cut-off' }
  /** Whole, and no match of this app: made by hand. */
  | { readonly code: 'damaged'; readonly path: string }
  /** Packed in a way that this browser cannot undo. */
  | { readonly code: 'cannot-unpack' };

export interface LinkParts {
  readonly packing: Packing;
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly sum: string;
}

/** More than any match of this app comes to: a stranger's link is not read on. Signs, and bytes once unpacked. */
const LONGEST_LINK = 200_000;
export const LARGEST_MATCH = 2_000_000;

/** What stands behind the #: `lexio1z<base64url>.<check sum of the text>`. It ends in a letter or digit, or a messenger might cut it. */
const FRAGMENT = /^lexio(\d{1,4})([a-z])([\w-]+)\.([0-9a-f]{8})$/u;

/**
 * What a link says of a match: its row without what nobody sees, the steps taken and taken back. Names, chips, rounds
 * and their times, reasons and rules are all there is in it.
 */
export function linkText(row: unknown): string {
  return JSON.stringify(shortened(bareRow(row)));
}

/** A row of a match without its undo, and not put away: what two phones can both hold. */
export function bareRow(row: unknown): Readonly<Record<string, unknown>> {
  return isRecord(row) ? { ...row, deletedAt: null, done: [], undone: [] } : {};
}

/** @param packed {@link linkText} in UTF-8, packed */
export function linkFragment(text: string, packing: Packing, packed: Uint8Array): string {
  return `lexio${LINK_VERSION}${packing}${base64url(packed)}.${checkSum(new TextEncoder().encode(text))}`;
}

/** Takes apart what stands behind the # of an address. */
export function readFragment(fragment: string): Result<LinkParts, LinkFault> {
  const bare = fragment.replace(/^#/u, '');
  if (!bare.startsWith('lexio')) return err({ code: 'no-match' });
  const version = /^lexio(\d{1,4})[a-z]/u.exec(bare)?.[1];
  if (version !== undefined && Number(version) > LINK_VERSION) return err({ code: 'newer' });
  const [, , packing = '', data = '', sum = ''] = (bare.length <= LONGEST_LINK && FRAGMENT.exec(bare)) || [];
  if (packing !== 'z' && packing !== 'p') return err({ code: 'cut-off' });
  const packed = bytesOf(data);
  return packed ? ok({ packing, packed, sum }) : err({ code: 'cut-off' });
}

/** Reads what a link held, strictly: by the way that rows of the device are read, or not at all. */
export function readLinkText(bytes: Uint8Array, sum: string, reader: RowReaders['matches']): Result<KnownRow, LinkFault> {
  if (checkSum(bytes) !== sum) return err({ code: 'cut-off' });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err({ code: 'damaged', path: '' });
  }
  if (!isRecord(value)) return err({ code: 'damaged', path: '' });
  const read = reader(bareRow(lengthened(value)));
  if (read.ok) return read;
  return err(read.error.code === 'newer' ? { code: 'newer' } : { code: 'damaged', path: read.error.path });
}

function base64url(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
