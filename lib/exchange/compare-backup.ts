import type { Device, DeviceRow } from './device';
import type { CheckedBackup } from './read-backup';
import { byTable, type ByTable, type KnownRow } from './row';
import { sameValue } from './same-value';

/** How a file and this device stand to each other, in rows of one kind. */
export interface Comparison {
  readonly here: number;
  readonly inFile: number;
  /** In the file alone. */
  readonly fresh: number;
  readonly same: number;
  /** Here and there, and not alike. */
  readonly different: number;
  /** Of those: where the file tells of something later, and where this device does. */
  readonly laterInFile: number;
  readonly laterHere: number;
  readonly onlyHere: number;
}

/** @returns matches and players, each counted; rows that nobody can read stand in `inFile`, `fresh`, `same` and `onlyHere` */
export function compareBackup(device: Device, file: CheckedBackup): ByTable<Comparison> {
  return byTable((table) => {
    const here = device[table];
    const known = file.known[table];
    const carried = file.unreadable[table] as readonly { readonly id: string }[];
    const both = known.flatMap((row) => {
      const mine = here.get(row.id);
      return mine ? [{ mine, row }] : [];
    });
    const different = both.filter(({ mine, row }) => !isSame(mine, row));
    const carriedHere = carried.filter(({ id }) => here.has(id));
    const carriedSame = carriedHere.filter((row) => sameValue(here.get(row.id)?.raw, row)).length;
    const inFile = known.length + carried.length;
    return {
      here: here.size,
      inFile,
      fresh: inFile - both.length - carriedHere.length,
      same: both.length - different.length + carriedSame,
      different: different.length + carriedHere.length - carriedSame,
      laterInFile: different.filter(({ mine, row }) => order(row, mine) > 0).length,
      laterHere: different.filter(({ mine, row }) => order(row, mine) < 0).length,
      onlyHere: here.size - both.length - carriedHere.length,
    };
  });
}

export function isSame(mine: DeviceRow, row: KnownRow): boolean {
  return mine.known !== null && sameValue(mine.known.row, row.row);
}

/** Above 0 where the file's row tells of something later; 0 where nobody can tell. */
function order(row: KnownRow, { known }: DeviceRow): number {
  return row.lastChange === null || known === null || known.lastChange === null ? 0 : row.lastChange - known.lastChange;
}
