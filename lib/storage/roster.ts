import { everybodyOf, nameKey, rematchOf, replay, type Match, type PlayerId } from '@/lib/match';
import { at } from '@/lib/shared';
import type { LexioDatabase } from './database';
import { decodeMatch } from './match-row';
import { decodePlayer, encodePlayer, type Player } from './player-row';
import { read } from './transact';

/** How far back the matches are asked who sat there: far enough for a regular table, whatever the history holds. */
const MATCHES_ASKED = 50;

/** Whom a new match may want: those who sat down most recently first, then the others by name. */
export function suggestedPlayers(limit: number): Promise<readonly Player[]> {
  return read(['matches', 'players'], async (database) => {
    const recent: Player[] = [];
    const seen = new Set<PlayerId>();
    await eachMatch(database, (match) => {
      for (const player of everybodyOf(match)) {
        if (!seen.has(player.playerId)) recent.push(player);
        seen.add(player.playerId);
      }
      return recent.length < limit;
    });
    const named = await underCurrentNames(database, recent.slice(0, limit));
    const others: Player[] = [];
    await database.players
      .orderBy('key')
      .until(() => named.length + others.length >= limit)
      .each((row) => {
        const player = decodePlayer(row);
        if (player.ok && !seen.has(player.value.playerId)) others.push(player.value);
      });
    return [...named, ...others];
  });
}

/** Who sat at the table at the end of the newest match, clockwise; null where there is none. */
export function lastTable(): Promise<readonly Player[] | null> {
  return read(['matches', 'players'], async (database) => {
    let last: readonly Player[] | null = null;
    await eachMatch(database, (match) => {
      const { state } = replay(match);
      last = rematchOf(state).map((seat) => at(state.seats, seat));
      return false;
    });
    return last && underCurrentNames(database, last);
  });
}

/** Visits the newest readable matches that were not put away, until `visit` says that it is enough. */
async function eachMatch({ matches }: LexioDatabase, visit: (match: Match) => boolean): Promise<void> {
  let more = true;
  await matches
    .orderBy('createdAt')
    .reverse()
    .limit(MATCHES_ASKED)
    .until(() => !more)
    .each((row) => {
      const record = decodeMatch(row);
      if (!record.ok || record.value.deletedAt !== null) return;
      more = visit(record.value.match);
    });
}

/** A match keeps the names of its day; whoever is asked to sit down again is called by today's. */
async function underCurrentNames({ players }: LexioDatabase, table: readonly Player[]): Promise<readonly Player[]> {
  const rows = await players.bulkGet(table.map(({ playerId }) => playerId));
  return table.map((player, index) => {
    const current = decodePlayer(at(rows, index));
    return current.ok ? current.value : { playerId: player.playerId, name: player.name };
  });
}

/** For the writes of this room: by name key. A player whose row cannot be read is not found, and stays as it is. */
export async function playersNamed(
  { players }: LexioDatabase,
  names: readonly string[],
): Promise<ReadonlyMap<string, Player>> {
  const found = new Map<string, Player>();
  for (const key of new Set(names.map(nameKey))) {
    for (const row of await players.where('key').equals(key).toArray()) {
      const player = decodePlayer(row);
      if (player.ok && !found.has(key)) found.set(key, player.value);
    }
  }
  return found;
}

/**
 * For the writes of this room: everybody new in a match gets a record, and who is called otherwise in it is called so
 * from now on, unless somebody else has that name.
 */
export async function followNames(database: LexioDatabase, before: Match, after: Match): Promise<void> {
  const earlier = new Map(everybodyOf(before).map(({ playerId, name }) => [playerId, name]));
  for (const { playerId, name } of everybodyOf(after)) {
    if (earlier.get(playerId) === name) continue;
    const row = await database.players.get(playerId);
    if (row !== undefined && !decodePlayer(row).ok) continue; // not ours to write over
    const holder = (await playersNamed(database, [name])).get(nameKey(name));
    if (holder && holder.playerId !== playerId) continue;
    await database.players.put(encodePlayer({ playerId, name }));
  }
}
