import { describe, expect, it } from 'vitest';
import { matchId, NOTHING_SAID, peopleOf, playerId, timestamp, type KnownPerson } from '@/lib/match';
import { found, indexed, NO_SEARCH, searchToday, summaryOf, type Findable, type Search } from '@/lib/stats';
import { fx1, matchOf } from '../support/match-builder';

const DAY = 86_400_000;

/** A match of players A, B, C, … under these names, some days after the first. */
function findable(id: string, day: number, names: readonly string[], about: Partial<Findable['about']> = {}): Findable {
  const bare = matchOf({ players: names.length });
  const seats = bare.seats.map((seat, index) => ({ ...seat, playerId: playerId(`${names[index]} of ${id}`), name: names[index] ?? '' }));
  return {
    summary: summaryOf({ ...bare, id: matchId(id), createdAt: timestamp(day * DAY), seats }),
    about: { ...NOTHING_SAID, ...about },
  };
}

const MATCHES = [
  findable('one', 1, ['Ann', 'Bo', 'Cho'], { place: 'Café Zürich' }),
  findable('two', 2, ['Ann', '영희', 'Dee', 'Eve'], { note: 'the evening\nof the cake' }),
  findable('three', 3, ['Max', 'ひなた', 'Ann', 'Tom', 'カズヤ']),
];
const person = (id: string, name: string, mergedInto: string | null = null): KnownPerson => ({
  playerId: playerId(id), name, mergedInto: mergedInto === null ? null : playerId(mergedInto),
});
const NOBODY = peopleOf([]);

const ids = (search: Partial<Search>, people = NOBODY, matches: readonly Findable[] = MATCHES) =>
  found(indexed(matches, people), searchToday({ ...NO_SEARCH, ...search }, people)).map(({ summary }) => summary.id);

describe('a list of matches, searched', () => {
  it('for nothing: all of them, newest first, of equal times the greater id first', () => {
    expect(ids({})).toEqual(['three', 'two', 'one']);
    expect(ids({}, NOBODY, [findable('a', 1, ['A', 'B', 'C']), findable('b', 1, ['A', 'B', 'C'])])).toEqual(['b', 'a']);
  });

  it.each([
    ['a name', 'bo', ['one']],
    ['a part of a name', 'nn', ['three', 'two', 'one']],
    ['Hangul', '영희', ['two']],
    ['Hangul as some keyboards compose it', '영희'.normalize('NFD'), ['two']],
    ['full width and capitals', 'ＡＮＮ', ['three', 'two', 'one']],
    ['hiragana, written in katakana', 'ヒナタ', ['three']],
    ['katakana, written in hiragana', 'かずや', ['three']],
    ['katakana of half width', 'ﾋﾅﾀ', ['three']],
    ['the place', 'zürich', ['one']],
    ['the note, over its lines', 'cake evening', ['two']],
    ['two words, each somewhere else', 'ann cake', ['two']],
    ['white space around', '  bo  ', ['one']],
    ['signs that mean something elsewhere', '.*', []],
    ['nobody', 'zoe', []],
  ])('for %s', (_, text, expected) => {
    expect(ids({ text })).toEqual(expected);
  });

  it('for the name of today, and for that of the day', () => {
    const people = peopleOf([person('Bo of one', 'Robert')]);
    expect(ids({ text: 'robert' }, people)).toEqual(['one']);
    expect(ids({ text: 'bo' }, people)).toEqual(['one']);
  });

  it('31 for a player, under whichever of his records, and by an address from before they were made one', () => {
    const people = peopleOf([person('ann', 'Ann'), person('Ann of one', 'Ann', 'ann'), person('Ann of three', 'Annie', 'ann')]);
    expect(ids({ player: playerId('ann') }, people)).toEqual(['three', 'one']);
    expect(ids({ player: playerId('Ann of one') }, people)).toEqual(['three', 'one']);
    expect(ids({ player: playerId('Ann of two') }, people)).toEqual(['two']);
  });

  it('for a table size: as many as played a round, and before the first as many as sat there', () => {
    expect([3, 4, 5, 2].map((size) => ids({ size }))).toEqual([['one'], ['two'], ['three'], []]);
    expect(ids({ size: 4 }, NOBODY, [{ summary: summaryOf(fx1()), about: NOTHING_SAID }])).toEqual(['match']);
  });

  it('for days: from the first moment on, until the last no longer belongs', () => {
    const at = (day: number) => timestamp(day * DAY);
    expect(ids({ from: at(2) })).toEqual(['three', 'two']);
    expect(ids({ until: at(2) })).toEqual(['one']);
    expect(ids({ from: at(2), until: at(3) })).toEqual(['two']);
    expect(ids({ from: at(3), until: at(1) })).toEqual([]);
  });

  it('for everything at once', () => {
    expect(ids({ text: 'ann', size: 4, from: timestamp(0) })).toEqual(['two']);
    expect(ids({ text: 'ann', size: 4, from: timestamp(3 * DAY) })).toEqual([]);
  });
});
