import * as z from 'zod/mini';
import { MOST_STARTING_CHIPS } from '@/lib/chips';
import { nameKey, playerId, type MatchSeat } from '@/lib/match';
import { chips } from '@/lib/shared';
import { idField, positiveField } from './field';

export const personFields = {
  playerId: z.pipe(idField, z.transform(playerId)),
  name: z.string().check(z.refine((name) => nameKey(name) !== '')),
};

/** Somebody at the table, and what he sat down with. */
export const seatSchema: z.ZodMiniType<MatchSeat> = z.strictObject({
  ...personFields,
  start: z.pipe(positiveField(MOST_STARTING_CHIPS), z.transform(chips)),
});
