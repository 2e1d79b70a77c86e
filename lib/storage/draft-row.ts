import * as z from 'zod/mini';
import { eventId, matchId } from '@/lib/match';
import { err, invariant, ok, type Result } from '@/lib/shared';
import { damaged, readRow, type Damage } from './damage';
import { draftKeyOf, MATCH_FORMS, type Draft } from './draft';
import { countField, idField, seatField, timeField } from './field';
import { frozen, plain } from './plain';
import { setupDraftSchema } from './setup-schema';

/** The newest schema number of a draft's row. 2 knows more kinds of drafts than 1. */
export const DRAFT_SCHEMA = 2;
const READABLE = [1, DRAFT_SCHEMA] as const;

const eventIdField = z.nullable(z.pipe(idField, z.transform(eventId)));

const roundDraftSchema = z.strictObject({
  winner: z.nullable(seatField),
  tiles: z.array(z.nullable(countField)),
  twos: z.array(countField),
});

const draftSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('round'),
    matchId: z.pipe(idField, z.transform(matchId)),
    eventId: eventIdField,
    basis: eventIdField,
    draft: roundDraftSchema,
    at: timeField,
  }),
  z.strictObject({
    kind: z.literal('form'),
    matchId: z.pipe(idField, z.transform(matchId)),
    form: z.enum(MATCH_FORMS),
    fields: z.array(z.strictObject({ name: idField, text: z.string() })),
    at: timeField,
  }),
  z.strictObject({ kind: z.literal('setup'), names: z.array(z.string()), setup: setupDraftSchema, at: timeField }),
]);

const rowSchema: z.ZodMiniType<{ schema: number; key: string; draft: Draft }> = z.strictObject({
  schema: z.literal(READABLE),
  key: idField,
  draft: draftSchema,
});

/** A draft is offered only where it belongs: one that lies under another's key is damage. */
export function decodeDraft(row: unknown): Result<Draft, Damage> {
  const read = readRow(row, DRAFT_SCHEMA, rowSchema);
  if (!read.ok) return read;
  const { key, draft } = read.value;
  if (draftKeyOf(draft) !== key) return err(damaged('key', 'of another draft'));
  if (draft.kind === 'round') {
    const { winner, tiles, twos } = draft.draft;
    if (twos.length !== tiles.length) return err(damaged('draft.draft.twos', `not of a table of ${tiles.length}`));
    if (winner !== null && winner >= tiles.length) {
      return err(damaged('draft.draft.winner', `not of a table of ${tiles.length}`));
    }
  }
  return ok(frozen(draft));
}

/** The exact inverse of {@link decodeDraft}, under the newest schema number. */
export function encodeDraft(key: string, draft: Draft): unknown {
  return plain({ schema: DRAFT_SCHEMA, key, draft });
}

/**
 * A row that is certain to be read again.
 * @throws InvariantError when it would not be
 */
export function rowOfDraft(key: string, draft: Draft): unknown {
  const row = encodeDraft(key, draft);
  const back = decodeDraft(row);
  invariant(back.ok, `a draft that could not be read again: ${back.ok ? '' : `${back.error.path} ${back.error.problem}`}`);
  return row;
}
