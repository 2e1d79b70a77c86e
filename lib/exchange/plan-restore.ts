import { isSame } from './compare-backup';
import type { Device } from './device';
import type { CheckedBackup } from './read-backup';
import { byTable, idOf, TABLES, type ByTable } from './row';
import { sameValue } from './same-value';

/** What to do where the device and the file both have a row, and the two differ. */
export const DIFFERING = ['mine', 'file'] as const;
export type Differing = (typeof DIFFERING)[number];

export type RestoreChoice =
  | { readonly mode: 'merge'; readonly differing: Differing }
  /** The device holds afterwards what the file holds. */
  | { readonly mode: 'replace' };

/** What a restore does to the rows of one kind, in this order. */
export interface RowChanges {
  /** What they are kept under. */
  readonly remove: readonly unknown[];
  /** Rows that can be read, in the place of whatever has their id. */
  readonly put: readonly unknown[];
  /** Rows that cannot be read, each under an id that is free by then. */
  readonly add: readonly unknown[];
}

export type RestorePlan = ByTable<RowChanges>;

export function planRestore(device: Device, file: CheckedBackup, choice: RestoreChoice): RestorePlan {
  const replaces = choice.mode === 'replace';
  const overwrites = replaces || choice.differing === 'file';
  return byTable((table) => {
    const here = device[table];
    const put = file.known[table].filter((row) => {
      const mine = here.get(row.id);
      if (mine === undefined) return true;
      return overwrites && !mine.untouchable && !isSame(mine, row);
    });
    const carried = file.unreadable[table].filter((row) => {
      const mine = here.get(idOf(row));
      if (mine === undefined) return true;
      return replaces && !mine.untouchable && !sameValue(mine.raw, row);
    });
    const inFile = new Set<unknown>([...file.known[table].map(({ id }) => id), ...file.unreadable[table].map(idOf)]);
    const gone = replaces ? [...here].filter(([id, mine]) => !inFile.has(id) && !mine.untouchable) : [];
    const room = carried.map(idOf).filter((id) => here.has(id));
    return { remove: [...gone.map(([id]) => id), ...room], put: put.map(({ row }) => row), add: carried };
  });
}

/** Whether a plan leaves every row as it is. */
export function changesNothing(plan: RestorePlan): boolean {
  return Object.values(plan).every(({ remove, put, add }) => remove.length + put.length + add.length === 0);
}

/** Whether something that lies on the device now will not lie there afterwards. */
export function losesSomething(device: Device, plan: RestorePlan): boolean {
  return TABLES.some(
    (table) => plan[table].remove.length > 0 || plan[table].put.some((row) => device[table].has(idOf(row))),
  );
}

/** How many rows the device holds after a plan. */
export function countAfter(device: Device, plan: RestorePlan): ByTable<number> {
  return byTable((table) => {
    const ids = new Set(device[table].keys());
    for (const id of plan[table].remove) ids.delete(id);
    for (const row of [...plan[table].put, ...plan[table].add]) ids.add(idOf(row));
    return ids.size;
  });
}
