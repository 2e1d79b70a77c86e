import type { Match } from '@/lib/match';
import { ok, type Result } from '@/lib/shared';
import type { Damage } from './damage';
import { decodeMatch, encodeMatch } from './match-row';
import { decodePlayer, encodePlayer } from './player-row';

/** A row that was read, in its newest form. */
export interface StoredRow {
  readonly id: string;
  readonly row: unknown;
  /** The latest moment it tells of, in milliseconds; null where it tells of none. Undo leaves no time behind. */
  readonly lastChange: number | null;
}

/** The strict way in for the rows of a backup: the decoders of this room. */
export const STORED_ROWS = {
  matches: (row: unknown): Result<StoredRow, Damage> => {
    const record = decodeMatch(row);
    if (!record.ok) return record;
    const { match, deletedAt } = record.value;
    return ok({ id: match.id, row: encodeMatch(record.value), lastChange: Math.max(lastEvent(match), deletedAt ?? 0) });
  },
  players: (row: unknown): Result<StoredRow, Damage> => {
    const player = decodePlayer(row);
    return player.ok ? ok({ id: player.value.playerId, row: encodePlayer(player.value), lastChange: null }) : player;
  },
};

function lastEvent(match: Match): number {
  return match.events.reduce((last, { at }) => Math.max(last, at), match.createdAt as number);
}
