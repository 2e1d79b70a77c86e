import {
  everybodyOf, matchId, nameKey, shownUnder, type ChangeError, type Match, type MatchId, type Person,
  type PlayerId, type Timestamp,
} from '@/lib/match';
import { at, err, ok, type Result } from '@/lib/shared';
import { keepInBook } from './books';
import type { Tables } from './database';
import { dropDraft } from './drafts';
import { faultOfDamage, type StorageFault } from './fault';
import { loaded, loadedRow, type Broken, type Loaded, type Ready } from './loaded';
import { decodeMatch, rowOfMatch, type MatchRecord } from './match-row';
import { peopleBehind, peopleNamed } from './people';
import { frozen } from './plain';
import { followMatch } from './roster';
import { read, write } from './transact';

/** One line of the history. `id` is known even where nothing else can be read. */
export type ListedMatch = { readonly id: MatchId } & (Broken | Ready<MatchRecord>);

/** As it is shown: everybody under the name of today. */
export function readMatch(id: MatchId): Promise<Loaded<MatchRecord>> {
  return read(['matches', 'players'], async (database) => {
    const match = loaded(await database.matches.get(id), decodeMatch);
    const [shown] = await underToday(database, [match]);
    return shown ?? match;
  });
}

/**
 * The newest that were not put away, everybody under the name of today: read at once, however many there are. Rows that
 * cannot be read stand in the list too, but for those without a readable time: the book names them all.
 */
export function listMatches(limit = Infinity): Promise<readonly ListedMatch[]> {
  return read(['matches', 'players'], async (database) => {
    const newest = database.matches.orderBy('createdAt').reverse().filter((row) => !isDeleted(row));
    const rows = await (limit === Infinity ? newest : newest.limit(limit)).toArray();
    return underToday(database, rows.map((row) => ({ id: idOf(row), ...loadedRow(row, decodeMatch) })));
  });
}

/** Some matches, in the order of their ids, everybody under the name of today. Those that are not there are left out. */
export function readMatches(ids: readonly MatchId[]): Promise<readonly ListedMatch[]> {
  return read(['matches', 'players'], async (database) => {
    const rows = await database.matches.bulkGet([...ids]);
    const list = rows.flatMap((row, index) => (row === undefined ? [] : [{ id: at(ids, index), ...loadedRow(row, decodeMatch) }]));
    return underToday(database, list);
  });
}

/**
 * The write path of a match: load it, apply a pure function, put it back, in one transaction. Where the function
 * refuses, or the row cannot be read, nothing is written.
 * @param change also told who is known by `options.named`, null for nobody, and how the match is shown
 * @param options.clearDraft what had been typed for this change, gone once the change is stored
 * @returns the match as it is stored now, and shown: everybody under the name of today
 */
export function changeMatch<E = ChangeError>(
  id: MatchId,
  change: (match: Match, known: Person | null, shown: Match) => Result<Match, E>,
  options: { readonly clearDraft?: string; readonly named?: string } = {},
): Promise<Result<Match, E | StorageFault>> {
  return write<Match, E>(['matches', 'players', 'drafts', 'books'], async (database) => {
    const current = await recordOf(database, id);
    if (!current.ok) return current;
    const { match, deletedAt } = current.value;
    const { named = '' } = options;
    const known = named === '' ? null : ((await peopleNamed(database, [named])).get(nameKey(named)) ?? null);
    const people = await peopleBehind(database, idsIn(match));
    const changed = change(match, known, shownUnder(people, match));
    if (!changed.ok) return changed;
    const { row, record } = rowOfMatch({ match: changed.value, deletedAt });
    // Side by side: somebody waits for it, and each answer of the database takes its time.
    const [followed] = await Promise.all([
      followMatch(database, match, changed.value),
      ...(changed.value === match ? [] : [database.matches.put(row), keepInBook(database, record)]),
      ...(options.clearDraft === undefined ? [] : [dropDraft(database, options.clearDraft)]),
    ]);
    return ok(shownUnder(followed ? await peopleBehind(database, idsIn(record.match)) : people, record.match));
  });
}

/** Puts a match away, or brings it back with null. */
export function setDeleted(id: MatchId, deletedAt: Timestamp | null): Promise<Result<void, StorageFault>> {
  return write<void>(['matches', 'books'], async (database) => {
    const current = await recordOf(database, id);
    if (!current.ok) return current;
    const { row, record } = rowOfMatch({ ...current.value, deletedAt });
    await database.matches.put(row);
    await keepInBook(database, record);
    return ok(undefined);
  });
}

/** For the writes of this room: the record, or why it must not be touched. */
export async function recordOf(database: Tables, id: MatchId): Promise<Result<MatchRecord, StorageFault>> {
  const row = await database.matches.get(id);
  if (row === undefined) return err({ code: 'missing' });
  const record = decodeMatch(row);
  return record.ok ? record : err(faultOfDamage(record.error));
}

/** The same, those that can be read as they are shown. */
async function underToday<T extends Loaded<MatchRecord>>(database: Tables, list: readonly T[]): Promise<readonly T[]> {
  const people = await peopleBehind(
    database,
    list.flatMap((entry) => (entry.status === 'ready' ? idsIn(entry.value.match) : [])),
  );
  return list.map((entry) =>
    entry.status === 'ready'
      ? { ...entry, value: { ...entry.value, match: frozen(shownUnder(people, entry.value.match)) } }
      : entry,
  );
}

function idsIn(match: Match): readonly PlayerId[] {
  return everybodyOf(match).map(({ playerId }) => playerId);
}

function isDeleted(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'deletedAt' in row && typeof row.deletedAt === 'number';
}

function idOf(row: unknown): MatchId {
  return matchId(typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '');
}
