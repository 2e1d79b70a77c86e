import {
  nameFaultOf, nameKey, tidyName, type MatchId, type NameFault, type Person, type PlayerId, type Timestamp,
} from '@/lib/match';
import { err, ok, type Result } from '@/lib/shared';
import type { Tables } from './database';
import { faultOfDamage, type StorageFault } from './fault';
import { peopleNamed } from './people';
import { decodePlayer, encodePlayer, newPlayer, type Player } from './player-row';
import { satIn } from './sat-in';
import { read, write } from './transact';

/** Why a record was left as it is. */
export type PlayerFault =
  | { readonly code: 'moved-on' }
  | { readonly code: 'bad-name'; readonly fault: NameFault }
  /** Somebody else is called so. */
  | { readonly code: 'name-taken'; readonly by: Person }
  /** Both sat in one match: they are two people. null: a match that cannot be read. */
  | { readonly code: 'met'; readonly matchId: MatchId; readonly createdAt: Timestamp | null }
  | { readonly code: 'in-use' };

export type PlayerResult<T = void> = Promise<Result<T, PlayerFault | StorageFault>>;

export interface Roster {
  /** By name, merged and archived ones too. */
  readonly players: readonly Player[];
  /** Records that cannot be read. */
  readonly unreadable: number;
}

export function readPlayers(): Promise<Roster> {
  return read(['players'], async (database) => {
    const rows = await database.players.toArray();
    const players = rows.flatMap((row) => {
      const player = decodePlayer(row);
      return player.ok ? [player.value] : [];
    });
    return { players: inOrder(players), unreadable: rows.length - players.length };
  });
}

const ALPHABET = new Intl.Collator('und');

/** By name; keys are made once, for a list can be long. */
function inOrder(players: readonly Player[]): readonly Player[] {
  return players
    .map((player) => ({ player, key: nameKey(player.name) }))
    .toSorted((a, b) => ALPHABET.compare(a.key, b.key) || (a.player.playerId < b.player.playerId ? -1 : 1))
    .map(({ player }) => player);
}

/**
 * Calls somebody by another name, in every match.
 * @param seen how he was called on screen; who has no record gets one
 */
export function renamePlayer(seen: Person, name: string): PlayerResult {
  return write<void, PlayerFault>(['players'], async (database) => {
    const fault = nameFaultOf(name, []);
    if (fault) return err({ code: 'bad-name', fault });
    const record = await recordOf(database, seen.playerId);
    if (!record.ok && record.error.code !== 'missing') return record;
    if (record.ok && record.value.name !== seen.name) return err({ code: 'moved-on' });
    const taken = await takenBy(database, name, seen.playerId);
    if (taken) return err({ code: 'name-taken', by: taken });
    const before = record.ok ? record.value : newPlayer(seen.playerId, name);
    await database.players.put(encodePlayer({ ...before, name: tidyName(name) }));
    return ok(undefined);
  });
}

/** Says that two records are of one person, who keeps the name and the id of the other. Refused where both sat in one match. */
export function mergePlayers(from: PlayerId, into: PlayerId): PlayerResult {
  return write<void, PlayerFault>(['matches', 'players'], async (database) => {
    const records = await allRecords(database);
    const [one, other] = [from, into].map((id) => records.find(({ playerId }) => playerId === id));
    if (!one || !other || one.mergedInto !== null || other.mergedInto !== null || from === into) return err({ code: 'moved-on' });
    const sides = [from, into].map((id) => new Set(everyId(records, id)));
    const met = (await satIn(database, new Set(sides.flatMap((side) => [...side])))).find(({ players }) =>
      sides.every((side) => players.some((id) => side.has(id))),
    );
    if (met) return err({ code: 'met', matchId: met.id, createdAt: met.createdAt });
    await database.players.put(encodePlayer({ ...one, mergedInto: into }));
    return ok(undefined);
  });
}

/** Takes a merge back: two people again. */
export function separatePlayer(id: PlayerId): PlayerResult {
  return changeRecord(id, async (record, database) => {
    const key = nameKey(record.name);
    const namesake = (await allRecords(database)).find(
      ({ playerId, name, mergedInto }) => playerId !== id && mergedInto === null && nameKey(name) === key,
    );
    return namesake ? err({ code: 'name-taken', by: namesake }) : ok({ ...record, mergedInto: null });
  });
}

export function setArchived(id: PlayerId, archived: boolean): PlayerResult {
  return changeRecord(id, (record) => ok({ ...record, archived }));
}

/** Refused where a match speaks of him, or another record of his was merged into this one. @returns what was there */
export function deletePlayer(id: PlayerId): PlayerResult<Player> {
  return write<Player, PlayerFault>(['matches', 'players'], async (database) => {
    const record = await recordOf(database, id);
    if (!record.ok) return record;
    const ids = everyId(await allRecords(database), id);
    if (ids.length > 1 || (await satIn(database, new Set(ids))).length > 0) return err({ code: 'in-use' });
    await database.players.delete(id);
    return record;
  });
}

/** Puts back a record that was deleted. */
export function bringPlayerBack(player: Player): PlayerResult {
  return write<void, PlayerFault>(['players'], async (database) => {
    if ((await database.players.get(player.playerId)) === undefined) await database.players.add(encodePlayer(player));
    return ok(undefined);
  });
}

function changeRecord(
  id: PlayerId,
  change: (record: Player, database: Tables) => Result<Player, PlayerFault> | Promise<Result<Player, PlayerFault>>,
): PlayerResult {
  return write<void, PlayerFault>(['players'], async (database) => {
    const record = await recordOf(database, id);
    if (!record.ok) return record;
    const changed = await change(record.value, database);
    if (!changed.ok) return changed;
    await database.players.put(encodePlayer(changed.value));
    return ok(undefined);
  });
}

async function recordOf({ players }: Tables, id: PlayerId): Promise<Result<Player, StorageFault>> {
  const row = await players.get(id);
  if (row === undefined) return err({ code: 'missing' });
  const player = decodePlayer(row);
  return player.ok ? player : err(faultOfDamage(player.error));
}

async function allRecords({ players }: Tables): Promise<readonly Player[]> {
  return (await players.toArray()).flatMap((row) => {
    const player = decodePlayer(row);
    return player.ok ? [player.value] : [];
  });
}

/** The record and all that were merged into it, one after another. */
function everyId(records: readonly Player[], id: PlayerId): readonly PlayerId[] {
  const ids = [id];
  for (const known of ids) {
    for (const { playerId, mergedInto } of records) if (mergedInto === known && !ids.includes(playerId)) ids.push(playerId);
  }
  return ids;
}

/** Who else is called so; null where the name is free. */
async function takenBy(database: Tables, name: string, id: PlayerId): Promise<Person | null> {
  const holder = (await peopleNamed(database, [name])).get(nameKey(name));
  return holder && holder.playerId !== id ? holder : null;
}
