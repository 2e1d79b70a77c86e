import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { Backing } from '@/lib/storage/database';

export type Tab = typeof import('@/lib/storage');

/** A disk of its own for a test. */
export function newDisk(): Backing {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

/** A tab that has not opened its storage yet: its own copy of the room, as each tab of a browser has. */
export async function newTab(): Promise<Tab> {
  vi.resetModules();
  return import('@/lib/storage');
}

/** A tab with its one connection to a disk. */
export async function openTab(disk: Backing): Promise<Tab> {
  const tab = await newTab();
  await tab.openStorage({ backing: disk });
  return tab;
}
