import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEntry, countOfDraft, draftForSeats, draftOf, emptyDraft, entryOf, holdsSomething, isBlank, withoutHand } from '@/lib/settlement';
import { seat } from '@/lib/shared';
import { roundAtTable, SEED } from '../support/round-arbitrary';
import { roundOf, tableOf, under } from '../support/round-text';

describe('a draft for a table that has changed meanwhile', () => {
  const typed = { winner: seat(1), tiles: [3, null, 5], twos: [1, 0, 0] };

  it('keeps what was typed, and has a newcomer yet to be tapped', () => {
    expect(draftForSeats(typed, 4)).toEqual({ winner: 1, tiles: [3, null, 5, null], twos: [1, 0, 0, 0] });
    expect(draftForSeats(typed, 3)).toBe(typed);
  });

  it('names nobody who is not there any more', () => {
    expect(draftForSeats(typed, 1)).toEqual({ winner: null, tiles: [3], twos: [1] });
  });
});

describe('a round while it is typed in', () => {
  it('starts with nothing typed: every seat misses its count, and nobody went out', () => {
    const entry = entryOf(emptyDraft(3));
    expect(entry).toEqual({ winner: null, hands: [null, null, null] });
    expect(checkEntry(entry, { handSize: 12, playing: [true, true, true] })).toEqual({
      ok: false,
      error: [{ code: 'no-winner' }, ...[0, 1, 2].map((index) => ({ code: 'missing-count', seat: seat(index) }))],
    });
  });

  it('51: an empty field is missing, not zero: zero would be a second player gone out', () => {
    const draft = { winner: seat(0), tiles: [null, 3, null], twos: [0, 0, 0] };
    expect(checkEntry(entryOf(draft), { handSize: 12, playing: [true, true, true] })).toEqual({
      ok: false,
      error: [{ code: 'missing-count', seat: seat(2) }],
    });
  });

  it('4.1 the player who went out holds nothing, whatever was typed for him before', () => {
    const draft = { winner: seat(1), tiles: [4, 7, 2], twos: [1, 2, 0] };
    expect(entryOf(draft)).toEqual(roundOf('4(1) 0 2'));
  });

  it('17: choosing another winner brings back what was typed for the first', () => {
    const draft = { winner: seat(1), tiles: [4, 7, 2], twos: [1, 2, 0] };
    expect(entryOf({ ...draft, winner: seat(0) })).toEqual(roundOf('0 7(2) 2'));
  });

  it('27: the hand of a player who is out by now can be dropped, and the rest stands', () => {
    const draft = { winner: seat(0), tiles: [null, 3, 5, 8], twos: [0, 0, 0, 1] };
    const table = { handSize: 12, playing: [true, true, true, false] };
    expect(checkEntry(entryOf(draft), table)).toEqual({ ok: false, error: [{ code: 'not-playing', seat: seat(3) }] });
    expect(holdsSomething(draft, seat(3))).toBe(true);
    const dropped = withoutHand(draft, seat(3));
    expect(holdsSomething(dropped, seat(3))).toBe(false);
    expect(entryOf(dropped)).toEqual(roundOf('0 3 5 -'));
    expect(checkEntry(entryOf(dropped), table).ok).toBe(true);
  });

  it('2s typed for a seat without tiles are nobody’s', () => {
    const draft = { winner: seat(0), tiles: [null, null, 2], twos: [0, 2, 0] };
    expect(entryOf(draft).hands[1]).toBeNull();
  });

  it('a stored round laid out for typing over reads back as the same round', () => {
    fc.assert(
      fc.property(roundAtTable, ({ entry }) => {
        expect(entryOf(draftOf(entry))).toEqual(entry);
      }),
      { seed: SEED },
    );
  });

  it('laid out, the winner’s field is empty and a seat out of the match stays out', () => {
    const entry = roundOf('0 3(1) - 5');
    expect(draftOf(entry)).toEqual({ winner: 0, tiles: [null, 3, null, 5], twos: [0, 1, 0, 0] });
    expect(checkEntry(entryOf(draftOf(entry)), tableOf(entry)).ok).toBe(true);
  });
});

describe('what a player’s tiles come to while they are typed', () => {
  const draft = { winner: seat(0), tiles: [null, 3, 0], twos: [0, 2, 0] };

  it('4.2 is the count the settlement will use, and nothing before the tiles are known', () => {
    expect(countOfDraft(draft, seat(1), under({}))).toEqual({ tiles: 3, twos: 2, factor: 4, count: 12 });
    expect(countOfDraft(draft, seat(1), under({ penalty: 'none' }))?.count).toBe(3);
    expect(countOfDraft(draft, seat(0), under({}))).toBeNull();
    expect(countOfDraft(draft, seat(2), under({}))?.count).toBe(0);
  });

  it.each([
    [emptyDraft(3), true],
    [{ ...emptyDraft(3), winner: seat(2) }, false],
    [{ ...emptyDraft(3), tiles: [null, null, 0] }, false],
    [{ ...emptyDraft(3), twos: [0, 1, 0] }, false],
  ])('61: a draft that says nothing is blank, any other is worth keeping: %o', (typed, blank) => {
    expect(isBlank(typed)).toBe(blank);
  });
});
