import * as z from 'zod/mini';
import { eventId, matchId } from '@/lib/match';
import { TABLE_SIZES } from '@/lib/rules';
import { err, invariant, ok, type Result } from '@/lib/shared';
import { damaged, readRow, type Damage } from './damage';
import { draftKeyOf, MATCH_FORMS, type Draft } from './draft';
import { countField, idField, seatField, timeField } from './field';
import { withChipPlan } from './lift-setup';
import { frozen, plain } from './plain';
import { setupDraftSchema } from './setup-schema';

/** The newest schema number of a draft's row. 2 knows more kinds of drafts than 1; in 3 a setup speaks of hand-overs. */
export const DRAFT_SCHEMA = 3;
const READABLE = [1, 2, DRAFT_SCHEMA] as const;

const eventIdField = z.nullable(z.pipe(idField, z.transform(eventId)));

const roundDraftSchema = z.strictObject({
  winner: z.nullable(seatField),
  tiles: z.array(z.nullable(countField)),
  twos: z.array(countField),
});

/** By seat, at a table there is a deal for. */
function bySeat<T>(field: z.ZodMiniType<T>) {
  return z.array(field).check(z.minLength(Math.min(...TABLE_SIZES)), z.maxLength(Math.max(...TABLE_SIZES)));
}

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
  z.strictObject({
    kind: z.literal('quick'),
    names: bySeat(z.string()),
    withChips: z.boolean(),
    chips: z.array(z.string()),
    round: roundDraftSchema,
    setup: setupDraftSchema,
    at: timeField,
  }),
]);

const rowSchema: z.ZodMiniType<{ schema: number; key: string; draft: Draft }> = z.strictObject({
  schema: z.literal(READABLE),
  key: idField,
  draft: draftSchema,
});

/** A draft is offered only where it belongs: one that lies under another's key is damage. */
export function decodeDraft(row: unknown): Result<Draft, Damage> {
  const read = readRow(withChipPlan(row, ['draft', 'setup']), DRAFT_SCHEMA, rowSchema);
  if (!read.ok) return read;
  const { key, draft } = read.value;
  if (draftKeyOf(draft) !== key) return err(damaged('key', 'of another draft'));
  const place = seatFault(draft);
  return place === null ? ok(frozen(draft)) : err(damaged(`draft.${place.path}`, `not of a table of ${place.seats}`));
}

/** The field of a draft that names seats the table does not have, or too few. */
function seatFault(draft: Draft): { readonly path: string; readonly seats: number } | null {
  if (draft.kind !== 'round' && draft.kind !== 'quick') return null;
  const [field, round] = draft.kind === 'round' ? ['draft', draft.draft] : ['round', draft.round];
  const { winner, tiles, twos } = round;
  const seats = draft.kind === 'round' ? tiles.length : draft.names.length;
  if (draft.kind === 'quick' && draft.chips.length !== seats) return { path: 'chips', seats };
  if (tiles.length !== seats) return { path: `${field}.tiles`, seats };
  if (twos.length !== seats) return { path: `${field}.twos`, seats };
  return winner !== null && winner >= seats ? { path: `${field}.winner`, seats } : null;
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
