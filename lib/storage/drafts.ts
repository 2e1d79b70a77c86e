import { ok, type Result } from '@/lib/shared';
import type { Tables } from './database';
import type { Draft } from './draft';
import { decodeDraft, rowOfDraft } from './draft-row';
import type { StorageFault } from './fault';
import { loaded, type Loaded } from './loaded';
import { read, write } from './transact';

export function readDraft(key: string): Promise<Loaded<Draft>> {
  return read(['drafts'], async ({ drafts }) => loaded(await drafts.get(key), decodeDraft));
}

export function writeDraft(key: string, draft: Draft): Promise<Result<void, StorageFault>> {
  return write<void>(['drafts'], async (database) => {
    const row = rowOfDraft(key, draft);
    await setAside(database, key);
    await database.drafts.put(row);
    return ok(undefined);
  });
}

export function clearDraft(key: string): Promise<Result<void, StorageFault>> {
  return write<void>(['drafts'], async (database) => {
    await dropDraft(database, key);
    return ok(undefined);
  });
}

/** For the writes of this room: a draft that has served, gone. */
export async function dropDraft(database: Tables, key: string): Promise<void> {
  await setAside(database, key);
  await database.drafts.delete(key);
}

/** A draft that cannot be read is not ours to lose: it moves to a key of its own before its place is used. */
async function setAside({ drafts }: Tables, key: string): Promise<void> {
  const row = await drafts.get(key);
  if (row === undefined || decodeDraft(row).ok) return;
  let number = 1;
  while ((await drafts.get(asideKey(key, number))) !== undefined) number += 1;
  await drafts.add({ ...(row as object), key: asideKey(key, number) });
}

export function asideKey(key: string, number: number): string {
  return JSON.stringify(['unreadable', key, number]);
}
