import * as z from 'zod/mini';
import { matchId, NOTHING_SAID, type Match, type Timestamp } from '@/lib/match';
import { TABLE_SIZES } from '@/lib/rules';
import { err, invariant, ok, type Result } from '@/lib/shared';
import { readRow, type Damage } from './damage';
import { aboutSchema, changeSchema, eventSchema } from './event-schema';
import { idField, timeField } from './field';
import { withChipPlan } from './lift-setup';
import { inconsistencyOf } from './match-consistency';
import { frozen, plain } from './plain';
import { seatSchema } from './seat-schema';
import { setupSchema } from './setup-schema';

/** A match as it is kept: `deletedAt` is when it was put away, null while it is not. */
export interface MatchRecord {
  readonly match: Match;
  readonly deletedAt: Timestamp | null;
}

/**
 * The newest schema number of a match's row. Each knows more than the one before; what two of them know looks the same
 * in both.
 */
export const MATCH_SCHEMA = 3;
const READABLE = [1, 2, MATCH_SCHEMA] as const;

const LAST_SIZE = TABLE_SIZES[TABLE_SIZES.length - 1] ?? TABLE_SIZES[0];

const rowSchema = z.strictObject({
  schema: z.literal(READABLE),
  id: z.pipe(idField, z.transform(matchId)),
  createdAt: timeField,
  deletedAt: z.nullable(timeField),
  seats: z.array(seatSchema).check(z.minLength(TABLE_SIZES[0]), z.maxLength(LAST_SIZE)),
  setup: setupSchema,
  about: aboutSchema,
  events: z.array(eventSchema),
  done: z.array(changeSchema),
  undone: z.array(changeSchema),
});

/** A row of `matches` as a domain value, or what is wrong with it. */
export function decodeMatch(row: unknown): Result<MatchRecord, Damage> {
  const read = readRow(lifted(row), MATCH_SCHEMA, rowSchema);
  if (!read.ok) return read;
  const { schema: _, deletedAt, ...match } = read.value;
  const damage = inconsistencyOf(match);
  return damage ? err(damage) : ok(frozen({ match, deletedAt }));
}

/** A row from before schema 3, in which nothing could be said about a match, nor about its real chips. */
function lifted(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('schema' in row) || (row.schema !== 1 && row.schema !== 2)) return row;
  return withChipPlan('about' in row ? row : { ...row, about: NOTHING_SAID }, ['setup']);
}

/** The exact inverse of {@link decodeMatch}, under the newest schema number. */
export function encodeMatch({ match, deletedAt }: MatchRecord): unknown {
  return plain({ schema: MATCH_SCHEMA, deletedAt, ...match });
}

/**
 * A row that is certain to be read again.
 * @throws InvariantError when it would not be: such a row must never be stored
 */
export function rowOfMatch(record: MatchRecord): { readonly row: unknown; readonly record: MatchRecord } {
  const row = encodeMatch(record);
  const back = decodeMatch(row);
  invariant(back.ok, `a match that could not be read again: ${back.ok ? '' : `${back.error.path} ${back.error.problem}`}`);
  return { row, record: back.value };
}
