import type * as z from 'zod/mini';
import { err, ok, type Result } from '@/lib/shared';

/** Why a row is not read. It stays as it is. */
export interface Damage {
  /** `newer`: written by a later version of this program, and whole as far as we know. */
  readonly code: 'damaged' | 'newer';
  /** The place in the row: `events[2].entry.hands[1].tiles`; empty for the row itself. */
  readonly path: string;
  /** What is wrong there, in a word, for a report. */
  readonly problem: string;
}

export function damaged(path: string, problem: string): Damage {
  return { code: 'damaged', path, problem };
}

/**
 * Reads a row of one known schema number. Nothing is coerced, defaulted or dropped.
 * @param known the newest schema number of this kind of row; all earlier ones are readable
 */
export function readRow<T>(row: unknown, known: number, schema: z.ZodMiniType<T>): Result<T, Damage> {
  if (typeof row === 'object' && row !== null && 'schema' in row) {
    const number = row.schema;
    if (typeof number === 'number' && Number.isSafeInteger(number) && number > known) {
      return err({ code: 'newer', path: 'schema', problem: `schema ${number}, known up to ${known}` });
    }
  }
  const read = schema.safeParse(row);
  if (read.success) return ok(read.data);
  const issue = read.error.issues[0];
  if (!issue) return err(damaged('', 'unreadable'));
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return err(damaged(pathText([...issue.path, ...keys]), issue.code));
}

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./u, '');
}
