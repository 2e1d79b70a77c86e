import { peopleOf, nameKey, type People, type Person, type PlayerId } from '@/lib/match';
import type { Tables } from './database';
import { decodePlayer, type Player } from './player-row';

/** For the reads and writes of this room: who these are today. One without a readable record is not among them. */
export async function peopleBehind({ players }: Tables, ids: readonly PlayerId[]): Promise<People> {
  const found = new Map<PlayerId, Player>();
  let asked: readonly PlayerId[] = [...new Set(ids)];
  while (asked.length > 0) {
    const read = (await players.bulkGet([...asked])).flatMap((row) => {
      const player = decodePlayer(row);
      return player.ok ? [player.value] : [];
    });
    for (const player of read) found.set(player.playerId, player);
    asked = read.flatMap(({ mergedInto }) => (mergedInto === null || found.has(mergedInto) ? [] : [mergedInto]));
  }
  return peopleOf(found.values());
}

/** For the writes of this room: by name key, who is called so today, or was when his record was merged. */
export async function peopleNamed(database: Tables, names: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const named = new Map<string, PlayerId[]>();
  for (const key of new Set(names.map(nameKey))) {
    const rows = await database.players.where('key').equals(key).toArray();
    const players = rows.flatMap((row) => {
      const player = decodePlayer(row);
      return player.ok ? [player.value] : [];
    });
    // Whose name it is comes before whose it was.
    players.sort((one, other) => Number(one.mergedInto !== null) - Number(other.mergedInto !== null));
    named.set(key, players.map(({ playerId }) => playerId));
  }
  const people = await peopleBehind(database, [...named.values()].flat());
  const found = new Map<string, Person>();
  for (const [key, [first]] of named) {
    const person = first === undefined ? undefined : people.get(first);
    if (person) found.set(key, person);
  }
  return found;
}
