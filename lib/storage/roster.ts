import { everybodyOf, nameKey, peopleOf, rematchOf, replay, type Match, type Person, type PlayerId } from '@/lib/match';
import { at } from '@/lib/shared';
import type { Tables } from './database';
import { decodeMatch } from './match-row';
import { peopleBehind, peopleNamed } from './people';
import { decodePlayer, encodePlayer, newPlayer, type Player } from './player-row';
import { read } from './transact';

/** How far back the matches are asked who sat there: far enough for a regular table, whatever the history holds. */
const MATCHES_ASKED = 50;

/** Whom a new match may want: those who sat down most recently first, then the others by name. Nobody who is archived. */
export function suggestedPlayers(limit: number): Promise<readonly Person[]> {
  return read(['matches', 'players'], async (database) => {
    const records = await recordsByName(database);
    const people = peopleOf(records);
    const suggested: Person[] = [];
    const seen = new Set(records.flatMap(({ playerId, archived }) => (archived ? [playerId] : [])));
    const suggest = (person: Person) => {
      if (!seen.has(person.playerId)) suggested.push(person);
      seen.add(person.playerId);
    };
    await eachMatch(database, (match) => {
      for (const { playerId, name } of everybodyOf(match)) suggest(people.get(playerId) ?? { playerId, name });
      return suggested.length < limit;
    });
    for (const { playerId, name } of records) suggest(people.get(playerId) ?? { playerId, name });
    return suggested.slice(0, limit);
  });
}

async function recordsByName({ players }: Tables): Promise<readonly Player[]> {
  const rows = await players.orderBy('key').toArray();
  return rows.flatMap((row) => {
    const player = decodePlayer(row);
    return player.ok ? [player.value] : [];
  });
}

/** Who sat at the table at the end of the newest match, clockwise; null where there is none. */
export function lastTable(): Promise<readonly Person[] | null> {
  return read(['matches', 'players'], async (database) => {
    let last: readonly Person[] | null = null;
    await eachMatch(database, (match) => {
      const { state } = replay(match);
      last = rematchOf(state).map((seat) => at(state.seats, seat));
      return false;
    });
    return last && asToday(database, last);
  });
}

/** Visits the newest readable matches that were not put away, until `visit` says that it is enough. */
async function eachMatch({ matches }: Tables, visit: (match: Match) => boolean): Promise<void> {
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
async function asToday(database: Tables, table: readonly Person[]): Promise<readonly Person[]> {
  const people = await peopleBehind(database, table.map(({ playerId }) => playerId));
  return table.map(({ playerId, name }) => people.get(playerId) ?? { playerId, name });
}

/**
 * For the writes of this room: everybody new in a match gets a record, and who is called otherwise in it is called so
 * from now on, unless somebody else has that name. Who sits down is archived no longer.
 * @returns whether any record was looked at, and may have changed
 */
export async function followMatch(database: Tables, before: Match, after: Match): Promise<boolean> {
  const earlier = new Map(everybodyOf(before).map(({ playerId, name }) => [playerId, name]));
  const renamed = renamedIn(before, after);
  const others = everybodyOf(after).filter(({ playerId, name }) => playerId === renamed || earlier.get(playerId) !== name);
  for (const { playerId, name } of others) {
    const called = earlier.get(playerId);
    if (called === undefined) await sitsDown(database, { playerId, name });
    else await isCalled(database, { playerId, name }, playerId === renamed ? null : called);
  }
  return others.length > 0;
}

/** Who was given another name by the step between two states of a match; null where it was another step. */
function renamedIn(before: Match, after: Match): PlayerId | null {
  const step = after.done.length > before.done.length ? after.done.at(-1) : undefined;
  return step?.type === 'rename' && step.before.playerId === step.after.playerId ? step.after.playerId : null;
}

/** For the writes of this room: a record for who has none, under his name unless somebody else has it. */
export async function sitsDown(database: Tables, { playerId, name }: Person): Promise<void> {
  const record = await recordBehind(database, playerId);
  if (record === 'unreadable') return;
  if (record?.archived) await database.players.put(encodePlayer({ ...record, archived: false }));
  if (record || (await peopleNamed(database, [name])).has(nameKey(name))) return;
  await database.players.add(encodePlayer(newPlayer(playerId, name)));
}

/** @param since what he was called until now in this match: a record that says otherwise has been renamed since, and stays */
async function isCalled(database: Tables, { playerId, name }: Person, since: string | null): Promise<void> {
  const record = await recordBehind(database, playerId);
  if (record === 'unreadable' || (record && since !== null && record.name !== since)) return;
  const holder = (await peopleNamed(database, [name])).get(nameKey(name));
  if (holder && holder.playerId !== (record?.playerId ?? playerId)) return;
  await database.players.put(encodePlayer({ ...(record ?? newPlayer(playerId, name)), name }));
}

/** The record of the one person whom an id stands for. One that cannot be read is not ours to write over. */
async function recordBehind(database: Tables, playerId: PlayerId): Promise<Player | 'unreadable' | null> {
  const id = (await peopleBehind(database, [playerId])).get(playerId)?.playerId ?? playerId;
  const row = await database.players.get(id);
  if (row === undefined) return null;
  const player = decodePlayer(row);
  return player.ok ? player.value : 'unreadable';
}
