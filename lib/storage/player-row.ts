import * as z from 'zod/mini';
import { nameKey, playerId, type PlayerId } from '@/lib/match';
import { ok, type Result } from '@/lib/shared';
import { readRow, type Damage } from './damage';
import { idField } from './field';
import { frozen, plain } from './plain';

/** Somebody who has sat at a table of this device. */
export interface Player {
  readonly playerId: PlayerId;
  readonly name: string;
}

/** The newest schema number of a player's row. */
export const PLAYER_SCHEMA = 1;

const rowSchema = z.strictObject({
  schema: z.literal(PLAYER_SCHEMA),
  id: z.pipe(idField, z.transform(playerId)),
  name: z.string().check(z.refine((name) => nameKey(name) !== '')),
  // Not compared with the name: what Unicode calls equal may differ between two browsers.
  key: idField,
});

export function decodePlayer(row: unknown): Result<Player, Damage> {
  const read = readRow(row, PLAYER_SCHEMA, rowSchema);
  return read.ok ? ok(frozen({ playerId: read.value.id, name: read.value.name })) : read;
}

export function encodePlayer(player: Player): unknown {
  return plain({ schema: PLAYER_SCHEMA, id: player.playerId, name: player.name, key: nameKey(player.name) });
}
