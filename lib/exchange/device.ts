import { fitsInFile } from './backup';
import { byTable, idOf, TABLES, type ByTable, type KnownRow, type RowReaders, type Rows } from './row';
import { sameValue } from './same-value';

/** A row of this device. */
export interface DeviceRow {
  readonly raw: unknown;
  /** null: it cannot be read. */
  readonly known: KnownRow | null;
  /** A safety copy could not hold it, so nothing is written over it. */
  readonly untouchable: boolean;
}

/** The rows of this device by what they are kept under. */
export type Device = ByTable<ReadonlyMap<unknown, DeviceRow>>;

export function deviceOf(rows: Rows, readers: RowReaders): Device {
  return byTable((table) =>
    new Map(
      rows[table].map((raw): [unknown, DeviceRow] => {
        const read = readers[table](raw);
        return [idOf(raw), { raw, known: read.ok ? read.value : null, untouchable: !read.ok && !fitsInFile(raw) }];
      }),
    ),
  );
}

/** Whether two looks at a device saw the same; of rows that nothing is written over, only that they are there. */
export function sameDevice(one: Device, other: Device): boolean {
  return TABLES.every(
    (table) =>
      one[table].size === other[table].size &&
      [...one[table]].every(([id, row]) => {
        const now = other[table].get(id);
        return now !== undefined && (row.untouchable ? now.untouchable : sameValue(row.raw, now.raw));
      }),
  );
}
