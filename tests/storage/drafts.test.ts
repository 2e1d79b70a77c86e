import { describe, expect, it } from 'vitest';
import { eventId, matchId, PRESET_SETUPS, timestamp } from '@/lib/match';
import { seat } from '@/lib/shared';
import type { Draft } from '@/lib/storage';
import { newDisk, openTab, putRow, rowsOn } from './tab';
import { FX1, must } from './fx1';

const ROUND: Draft = {
  kind: 'round', matchId: FX1, eventId: null, basis: eventId('round-2'), at: timestamp(5),
  draft: { winner: seat(2), tiles: [1, 8, null, null], twos: [0, 1, 0, 0] },
};
const QUICK: Draft = {
  kind: 'quick', names: ['', 'Bo'], withChips: false, chips: ['12a', '３'], setup: PRESET_SETUPS.official, at: timestamp(7),
  round: { winner: null, tiles: [null, 4], twos: [0, 2] },
};
const SETUP: Draft = { kind: 'setup', names: ['Ann', ''], setup: PRESET_SETUPS.plus, at: timestamp(6) };

describe('61 what is half typed', () => {
  it('is there after the page was dropped, for its own match and round alone', async () => {
    const disk = newDisk();
    const before = await openTab(disk);
    const key = before.roundDraftKey(FX1, null);
    must(await before.writeDraft(key, ROUND));
    must(await before.writeDraft(before.SETUP_DRAFT_KEY, SETUP));
    must(await before.writeDraft(before.QUICK_DRAFT_KEY, QUICK));
    const after = await openTab(disk);
    expect(await after.readDraft(key)).toEqual({ status: 'ready', value: ROUND });
    expect(await after.readDraft(after.SETUP_DRAFT_KEY)).toEqual({ status: 'ready', value: SETUP });
    expect(await after.readDraft(after.QUICK_DRAFT_KEY)).toEqual({ status: 'ready', value: QUICK });
    expect(await after.readDraft(after.roundDraftKey(FX1, eventId('round-1')))).toEqual({ status: 'missing' });
    expect(await after.readDraft(after.roundDraftKey(matchId('other'), null))).toEqual({ status: 'missing' });
  });

  it('the last of many quick taps is what stays', async () => {
    const tab = await openTab(newDisk());
    const key = tab.roundDraftKey(FX1, null);
    const typed = [1, 2, 3, 4, 5, 6, 7].map((tiles) => ({ ...ROUND, draft: { ...ROUND.draft, tiles: [tiles, null, null, null] } }));
    const saved = await Promise.all(typed.map((draft) => tab.writeDraft(key, draft)));
    expect(saved.every((result) => result.ok)).toBe(true);
    expect(await tab.readDraft(key)).toMatchObject({ value: { draft: { tiles: [7, null, null, null] } } });
  });

  it('is gone once cleared', async () => {
    const tab = await openTab(newDisk());
    must(await tab.writeDraft(tab.SETUP_DRAFT_KEY, SETUP));
    must(await tab.clearDraft(tab.SETUP_DRAFT_KEY));
    must(await tab.clearDraft(tab.SETUP_DRAFT_KEY));
    expect(await tab.readDraft(tab.SETUP_DRAFT_KEY)).toEqual({ status: 'missing' });
  });

  it('no two drafts share a key', async () => {
    const { QUICK_DRAFT_KEY, roundDraftKey, SETUP_DRAFT_KEY } = await openTab(newDisk());
    const ids = ['a', 'a:b', 'b', 'null', '"', ',', 'setup', 'quick', 'next'];
    const keys = ids.flatMap((id) => [null, ...ids].map((event) => roundDraftKey(matchId(id), event === null ? null : eventId(event))));
    expect(new Set([SETUP_DRAFT_KEY, QUICK_DRAFT_KEY, ...keys]).size).toBe(2 + ids.length * (ids.length + 1));
  });

  it('one that could not be read again, or belongs elsewhere, is refused and the old one stays', async () => {
    const tab = await openTab(newDisk());
    const key = tab.roundDraftKey(FX1, null);
    must(await tab.writeDraft(key, ROUND));
    const bad = { ...ROUND, draft: { ...ROUND.draft, tiles: [NaN, null, null, null] } };
    expect(await tab.writeDraft(key, bad)).toMatchObject({ ok: false, error: { code: 'failed', name: 'InvariantError' } });
    expect(await tab.writeDraft(key, SETUP)).toMatchObject({ ok: false, error: { code: 'failed', name: 'InvariantError' } });
    expect(await tab.readDraft(key)).toEqual({ status: 'ready', value: ROUND });
  });
});

describe('a draft that cannot be read', () => {
  const damagedRow = { schema: 1, key: 'setup', draft: { kind: 'setup', names: 'Ann' } };
  const newerRow = { schema: 9, key: 'setup', whatever: 1 };

  it.each([['damaged', damagedRow], ['newer', newerRow]] as const)('%s: is reported, then moved aside by the next one', async (code, row) => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await putRow(disk, 'drafts', row);
    expect(await tab.readDraft(tab.SETUP_DRAFT_KEY)).toMatchObject({ status: 'broken', damage: { code }, raw: row });
    must(await tab.writeDraft(tab.SETUP_DRAFT_KEY, SETUP));
    expect(await tab.readDraft(tab.SETUP_DRAFT_KEY)).toEqual({ status: 'ready', value: SETUP });
    const { key: _, ...content } = row;
    const { drafts } = await rowsOn(disk);
    expect(drafts).toHaveLength(2);
    expect(drafts).toContainEqual(expect.objectContaining(content));
  });

  it('is moved aside by clearing too, each to a place of its own', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await putRow(disk, 'drafts', damagedRow);
    must(await tab.clearDraft(tab.SETUP_DRAFT_KEY));
    await putRow(disk, 'drafts', newerRow);
    must(await tab.clearDraft(tab.SETUP_DRAFT_KEY));
    expect(await tab.readDraft(tab.SETUP_DRAFT_KEY)).toEqual({ status: 'missing' });
    const { drafts } = await rowsOn(disk);
    expect(drafts.map((row) => (row as { schema: number }).schema).toSorted()).toEqual([1, 9]);
  });
});
