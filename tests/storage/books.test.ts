import { liveQuery } from 'dexie';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { changeId, describeMatch, matchId, timestamp, type Match } from '@/lib/match';
import { ok } from '@/lib/shared';
import { summaryOf } from '@/lib/stats';
import { decodeMatch, encodeMatch, type BookedMatch, type BookPage } from '@/lib/storage';
import { packPage, unpackPage } from '@/lib/storage/book-row';
import { addRound, FX1, must, newMatch, playFx1 } from './fx1';
import { matches } from './random-match';
import { newDisk, onDisk, openTab, putRow, type Tab } from './tab';

const SEED = 20261130;
const byId = (list: readonly BookedMatch[]) => list.toSorted((a, b) => (a.summary.id < b.summary.id ? -1 : 1));

/** What the book has to say: every match, reduced anew from its row. */
async function reducedAnew(tab: Tab): Promise<readonly BookedMatch[]> {
  return byId((await tab.readEverything()).matches.flatMap((row) => {
    const record = decodeMatch(row);
    if (!record.ok) return [];
    const { match, deletedAt } = record.value;
    return [{ summary: summaryOf(match), about: match.about, deletedAt }];
  }));
}

async function mended(tab: Tab): Promise<BookPage> {
  must(await tab.mendBook());
  const book = await tab.readBook();
  if (book === null) throw new Error('no book after it was mended');
  return book;
}

describe('a page of the book', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(matches, { maxLength: 4 }), fc.option(fc.nat()), (list, deletedAt) => {
        const page: BookPage = {
          matches: list.map((match) => ({ summary: summaryOf(match), about: match.about, deletedAt: deletedAt as never })),
          unreadable: [matchId('odd')],
        };
        expect(unpackPage(structuredClone(packPage(3, page)))).toEqual(page);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  it.each([
    ['no row', undefined], ['no object', 5], ['of another version', { ...packPage(0, { matches: [], unreadable: [] }), version: '0/0' }],
    ['damaged', { ...packPage(0, { matches: [], unreadable: [] }), numbers: Float64Array.of(1, 0) }],
    ['without columns', { ...packPage(0, { matches: [], unreadable: [] }), numbers: 'gone' }],
  ])('%s: is none', (_, row) => {
    expect(unpackPage(row)).toBeNull();
  });
});

describe('the book of all matches', () => {
  it('is not there before it was made, and then holds every match, put away or not', async () => {
    const tab = await openTab(newDisk());
    await playFx1(tab, 3);
    must(await tab.createMatch(newMatch(matchId('other'), 5, ['Eve', '영희', 'Ann'])));
    must(await tab.setDeleted(matchId('other'), timestamp(9)));
    expect(await tab.readBook()).toBeNull();
    const { matches: booked, unreadable } = await mended(tab);
    expect(byId(booked)).toEqual(await reducedAnew(tab));
    expect(booked.map(({ summary, deletedAt }) => [summary.id, summary.rounds, deletedAt]).toSorted()).toEqual([[FX1, 3, null], ['other', 0, 9]].toSorted());
    expect(unreadable).toEqual([]);
  });

  it('follows every write, in the same transaction', async () => {
    const tab = await openTab(newDisk());
    await mended(tab);
    const steps: readonly (() => Promise<unknown>)[] = [
      () => playFx1(tab, 2),
      () => tab.changeMatch(FX1, addRound(3)),
      () => tab.changeMatch(FX1, (match) => describeMatch(match, match.about, { place: 'Bar 7', note: 'cake' }, changeId('say'))),
      () => tab.createMatch(newMatch(matchId('other'), 5, ['Eve', '영희', 'Ann'])),
      () => tab.setDeleted(FX1, timestamp(9)),
      () => tab.setDeleted(FX1, null),
    ];
    for (const step of steps) {
      await step();
      expect(byId((await tab.readBook())?.matches ?? [])).toEqual(await reducedAnew(tab));
    }
    expect((await tab.readBook())?.matches.map(({ about }) => about.place).toSorted()).toEqual(['', 'Bar 7']);
    expect(await tab.changeMatch(FX1, () => ({ ok: false, error: 'no' }))).toEqual({ ok: false, error: 'no' });
    expect(byId((await tab.readBook())?.matches ?? [])).toEqual(await reducedAnew(tab));
  });

  it('is made anew where a restore has rewritten matches, and nowhere else', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 3);
    await mended(tab);
    const found = await tab.readMatch(FX1);
    if (found.status !== 'ready') throw new Error(found.status);
    const changed: Match = { ...found.value.match, id: matchId('copy') };
    const nothing = { remove: [], put: [], add: [] };
    must(await tab.rewriteEverything(() => ok({
      matches: { remove: [FX1], put: [encodeMatch({ match: changed, deletedAt: null })], add: [{ id: 5, odd: true }] }, players: nothing,
    })));
    expect(await tab.readBook()).toBeNull();
    expect(await onDisk(disk, (database) => database.table('books').count())).toBe(253); // of 256
    const book = await mended(tab);
    expect(book.matches.map(({ summary }) => summary.id)).toEqual(['copy']);
    expect(book.unreadable).toEqual([5]);
  });

  it('names the matches that cannot be read, and takes them back once they can', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await putRow(disk, 'matches', { id: FX1, events: 'gone' });
    expect(await mended(tab)).toEqual({ matches: [], unreadable: [FX1] });
    await onDisk(disk, (database) => database.table('matches').delete(FX1));
    await playFx1(tab, 1);
    expect(await tab.readBook()).toMatchObject({ matches: [{ summary: { id: FX1 } }], unreadable: [] });
  });

  it('makes pages of an earlier program anew, and lets none of them cost a save', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    await playFx1(tab, 1);
    await mended(tab);
    await onDisk(disk, (database) =>
      database.table('books').toCollection().modify((page, holder) => {
        holder.value = { ...(page as object), version: '0/0', numbers: 'gone' };
      }));
    must(await tab.changeMatch(FX1, addRound(2)));
    expect(await tab.readBook()).toBeNull();
    expect((await mended(tab)).matches).toEqual(await reducedAnew(tab));
  });

  it('is read once for as long as nobody writes, and anew after any window has', async () => {
    const disk = newDisk();
    const [one, two] = [await openTab(disk), await openTab(disk)];
    await playFx1(one, 1);
    await mended(one);
    const first = await one.readBook();
    expect(await one.readBook()).toBe(first);
    must(await two.changeMatch(FX1, addRound(2)));
    const second = await one.readBook();
    expect(second?.matches.map(({ summary }) => summary.rounds)).toEqual([2]);
    must(await one.setDeleted(FX1, timestamp(5)));
    expect((await one.readBook())?.matches.map(({ deletedAt }) => deletedAt)).toEqual([5]);
  });

  it('tells a live query of every write, also one that was answered from memory', async () => {
    const disk = newDisk();
    const [one, two] = [await openTab(disk), await openTab(disk)];
    await playFx1(one, 1);
    await mended(one);
    await one.readBook();
    const rounds: (number | undefined)[] = [];
    const subscription = liveQuery(() => one.readBook()).subscribe((book) => rounds.push(book?.matches[0]?.summary.rounds));
    await vi.waitFor(() => expect(rounds).toEqual([1]));
    must(await two.changeMatch(FX1, addRound(2)));
    await vi.waitFor(() => expect(rounds.at(-1)).toBe(2));
    must(await one.changeMatch(FX1, addRound(3)));
    await vi.waitFor(() => expect(rounds.at(-1)).toBe(3));
    subscription.unsubscribe();
  });

  it('spreads matches over its pages', async () => {
    const disk = newDisk();
    const tab = await openTab(disk);
    const found = await playFx1(tab, 1).then(() => tab.readMatch(FX1));
    if (found.status !== 'ready') throw new Error(found.status);
    const rows = Array.from({ length: 640 }, (_, index) => encodeMatch({ match: { ...found.value.match, id: matchId(`0b9c-${index}`) }, deletedAt: null }));
    await onDisk(disk, (database) => database.table('matches').bulkPut(rows));
    await mended(tab);
    const pages = await onDisk(disk, (database) => database.table('books').toArray());
    const sizes = pages.map((page) => unpackPage(page)?.matches.length ?? 0);
    expect(sizes).toHaveLength(256);
    expect(Math.max(...sizes)).toBeLessThan(12);
  });
});
