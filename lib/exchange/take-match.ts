import { compareBackup } from './compare-backup';
import { deviceOf, type Device } from './device';
import { bareRow } from './match-link';
import { planRestore, type RestorePlan } from './plan-restore';
import type { CheckedBackup } from './read-backup';
import type { KnownRow, RowReaders, Rows } from './row';
import { isRecord } from './same-value';

/**
 * How a match that arrived and this device stand to each other. `deleted`: the same, and put away here. `broken`: what
 * lies here under its name cannot be read, and is not written over.
 */
export type Meeting =
  | { readonly state: 'new' | 'same' | 'deleted' | 'broken' }
  /** `later`: which of the two tells of something later; null where nobody can tell. */
  | { readonly state: 'different'; readonly later: 'here' | 'there' | null };

/** @param mine the row of this device under the same id; undefined where there is none */
export function meetingOf(mine: unknown, arrived: KnownRow, readers: RowReaders): Meeting {
  const device = bareDevice({ matches: mine === undefined ? [] : [mine], players: [] }, readers);
  const { fresh, same, different, laterHere, laterInFile } = compareBackup(device, fileOf([arrived], [])).matches;
  if (mine !== undefined && !readers.matches(mine).ok) return { state: 'broken' };
  if (fresh > 0) return { state: 'new' };
  if (same > 0) return { state: isRecord(mine) && mine.deletedAt !== null ? 'deleted' : 'same' };
  return { state: 'different', later: different === laterHere ? 'here' : different === laterInFile ? 'there' : null };
}

/**
 * What saving a match that arrived does: it takes the place of what has its id, and brings along the players that this
 * device does not know. Who is known here keeps his record. As after a restore, two records may bear one name.
 * @param now the rows of this device under the ids of the match and its players
 * @param players a row for everybody of the match
 */
export function planTaking(now: Rows, arrived: KnownRow, players: readonly KnownRow[], readers: RowReaders): RestorePlan {
  const device = bareDevice(now, readers);
  const unknown = players.filter(({ id }) => !device.players.has(id));
  return planRestore(device, fileOf([arrived], unknown), { mode: 'merge', differing: 'file' });
}

/** The device as far as two phones can agree on it: without the steps of undo, which stay where they were taken. */
function bareDevice(rows: Rows, readers: RowReaders): Device {
  return deviceOf(rows, {
    players: readers.players,
    matches: (row) => {
      const read = readers.matches(row);
      return read.ok ? readers.matches(bareRow(read.value.row)) : read;
    },
  });
}

function fileOf(matches: readonly KnownRow[], players: readonly KnownRow[]): CheckedBackup {
  return { app: '', exportedAt: 0, known: { matches, players }, unreadable: { matches: [], players: [] }, leftOut: [] };
}
