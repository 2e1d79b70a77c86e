import { everybodyOf, matchId, type MatchId, type PlayerId, type Timestamp } from '@/lib/match';
import type { Tables } from './database';
import { decodeMatch } from './match-row';

/** A match that somebody sat in, put away or not. */
export interface SatIn {
  readonly id: MatchId;
  /** null: the row cannot be read, and speaks of him somewhere. */
  readonly createdAt: Timestamp | null;
  /** Those of the players asked for who sat in it. */
  readonly players: readonly PlayerId[];
}

/** How many rows are held at once. */
const AT_ONCE = 500;

/** For the writes of this room: every match that one of these players sat in. */
export async function satIn({ matches }: Tables, players: ReadonlySet<PlayerId>): Promise<readonly SatIn[]> {
  const found: SatIn[] = [];
  const keys = await matches.toCollection().primaryKeys();
  for (let first = 0; first < keys.length; first += AT_ONCE) {
    const rows = await matches.bulkGet(keys.slice(first, first + AT_ONCE));
    for (const [index, row] of rows.entries()) {
      const mentioned = idsIn(row, players);
      if (mentioned.size === 0) continue;
      const match = decodeMatch(row);
      const id = matchId(keys[first + index] ?? '');
      if (!match.ok) {
        found.push({ id, createdAt: null, players: [...mentioned] });
        continue;
      }
      const seated = everybodyOf(match.value.match).flatMap(({ playerId }) => (players.has(playerId) ? [playerId] : []));
      if (seated.length > 0) found.push({ id, createdAt: match.value.match.createdAt, players: seated });
    }
  }
  return found;
}

/** Which ids stand anywhere in a row. */
function idsIn(value: unknown, ids: ReadonlySet<PlayerId>, found = new Set<PlayerId>()): ReadonlySet<PlayerId> {
  if (typeof value === 'string') {
    const id = value as PlayerId;
    if (ids.has(id)) found.add(id);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) idsIn(part, ids, found);
  }
  return found;
}
