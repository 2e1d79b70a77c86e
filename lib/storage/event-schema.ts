import * as z from 'zod/mini';
import { MOST_STARTING_CHIPS } from '@/lib/chips';
import { changeId, eventId, type Change, type MatchAbout, type MatchEvent } from '@/lib/match';
import { chipsField, countField, idField, positiveField, seatField, timeField } from './field';
import { personFields, seatSchema } from './seat-schema';
import { chipPlanSchema, roundLimitField, rulesSchema } from './setup-schema';

const head = { id: z.pipe(idField, z.transform(eventId)), at: timeField };

const handSchema = z.strictObject({ tiles: countField, twos: countField });

const adjustmentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('payment'), from: seatField, to: seatField, amount: chipsField }),
  z.strictObject({ kind: z.literal('correction'), changes: z.array(chipsField) }),
  z.strictObject({ kind: z.literal('buy-in'), seat: seatField, amount: chipsField }),
  z.strictObject({ kind: z.literal('cash-out'), seat: seatField, amount: chipsField }),
]);

const holderField = z.union([seatField, z.literal('box')]);
const positive = positiveField(MOST_STARTING_CHIPS);
const moveSchema = z.strictObject({ from: holderField, to: holderField, value: positive, count: positive });
const noteSchema = z.strictObject({ from: seatField, to: seatField, amount: chipsField.check(z.refine((amount) => amount > 0)) });
const stackField = z.array(countField.check(z.refine((count) => count <= MOST_STARTING_CHIPS)));

/** What a round says is checked by replay against its table; here only that it says something. */
export const eventSchema: z.ZodMiniType<MatchEvent> = z.discriminatedUnion('type', [
  z.strictObject({
    ...head,
    type: z.literal('round'),
    entry: z.strictObject({ winner: seatField, hands: z.array(z.nullable(handSchema)) }),
  }),
  z.strictObject({ ...head, type: z.literal('adjustment'), reason: z.string(), adjustment: adjustmentSchema }),
  z.strictObject({ ...head, type: z.literal('finish') }),
  z.strictObject({ ...head, type: z.literal('join'), player: seatSchema, after: seatField }),
  z.strictObject({ ...head, type: z.literal('leave'), seat: seatField }),
  z.strictObject({ ...head, type: z.literal('return'), seat: seatField }),
  z.strictObject({ ...head, type: z.literal('swap'), seats: z.tuple([seatField, seatField]) }),
  z.strictObject({ ...head, type: z.literal('rules'), rules: rulesSchema, roundLimit: roundLimitField }),
  z.strictObject({ ...head, type: z.literal('handover'), moves: z.array(moveSchema), notes: z.array(noteSchema) }),
  z.strictObject({ ...head, type: z.literal('recount'), stacks: z.array(stackField), box: stackField, changes: z.array(chipsField) }),
  z.strictObject({ ...head, type: z.literal('chip-plan'), plan: chipPlanSchema }),
]);

const changeIdField = z.pipe(idField, z.transform(changeId));
const changeHead = { id: changeIdField, index: countField };
const personSchema = z.strictObject(personFields);

export const aboutSchema: z.ZodMiniType<MatchAbout> = z.strictObject({ place: z.string(), note: z.string() });

export const changeSchema: z.ZodMiniType<Change> = z.discriminatedUnion('type', [
  z.strictObject({ ...changeHead, type: z.literal('add'), event: eventSchema }),
  z.strictObject({ ...changeHead, type: z.literal('replace'), before: eventSchema, after: eventSchema }),
  z.strictObject({ ...changeHead, type: z.literal('remove'), event: eventSchema }),
  z.strictObject({ id: changeIdField, type: z.literal('rename'), seat: seatField, before: personSchema, after: personSchema }),
  z.strictObject({ id: changeIdField, type: z.literal('describe'), before: aboutSchema, after: aboutSchema }),
]);
