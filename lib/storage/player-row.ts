import * as z from 'zod/mini';
import { nameKey, playerId, type KnownPerson, type PlayerId } from '@/lib/match';
import { ok, type Result } from '@/lib/shared';
import { readRow, type Damage } from './damage';
import { idField } from './field';
import { frozen, plain } from './plain';

/** The record of somebody who has sat at a table of this device. */
export interface Player extends KnownPerson {
  /** Kept for the matches he played, and not asked to sit down again. */
  readonly archived: boolean;
}

/** The newest schema number of a player's row. 2 knows who is archived and who was merged. */
export const PLAYER_SCHEMA = 2;

const common = {
  id: z.pipe(idField, z.transform(playerId)),
  name: z.string().check(z.refine((name) => nameKey(name) !== '')),
  // Not compared with the name: what Unicode calls equal may differ between two browsers.
  key: idField,
};

const rowSchema = z.discriminatedUnion('schema', [
  z.strictObject({ schema: z.literal(1), ...common }),
  z.strictObject({
    schema: z.literal(PLAYER_SCHEMA),
    ...common,
    archived: z.boolean(),
    mergedInto: z.nullable(z.pipe(idField, z.transform(playerId))),
  }),
]);

export function decodePlayer(row: unknown): Result<Player, Damage> {
  const read = readRow(row, PLAYER_SCHEMA, rowSchema);
  if (!read.ok) return read;
  const { id, name } = read.value;
  const { archived, mergedInto } = read.value.schema === 1 ? NOTHING_MORE : read.value;
  return ok(frozen({ playerId: id, name, archived, mergedInto }));
}

export function encodePlayer({ playerId: id, name, archived, mergedInto }: Player): unknown {
  return plain({ schema: PLAYER_SCHEMA, id, name, key: nameKey(name), archived, mergedInto });
}

const NOTHING_MORE = { archived: false, mergedInto: null } as const;

export function newPlayer(id: PlayerId, name: string): Player {
  return { playerId: id, name, ...NOTHING_MORE };
}
