import { describe, expect, it } from 'vitest';
import {
  eventId, namesOf, pastRound, previewEdit, previewRound, replay, roundNumberOf, roundsOf, winnersOf,
} from '@/lib/match';
import { draftOf } from '@/lib/settlement';
import { chips, seat } from '@/lib/shared';
import { roundOf } from '../support/round-text';
import { add, adjusted, drop, edit, fx1, matchOf, named, rounds } from '../support/match-builder';

const fee = adjusted('fee', { kind: 'payment', from: seat(0), to: seat(1), amount: chips(4) });
/** D runs out in R1; R2 is played by three. */
const withoutD = () => rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 10(1)', '0 2 4 -');

describe('a round that is not saved yet', () => {
  const preview = (match = fx1(), text = '0 1 1 1') => previewRound(replay(match).state, draftOf(roundOf(text)));

  it('shows what saving it will do', () => {
    const shown = preview();
    const saved = roundsOf(replay(add(fx1(), named('R4', '0 1 1 1')))).at(-1);
    expect(shown.ok && shown.value.step.settlement).toEqual(saved?.settlement);
    expect(shown.ok && shown.value.step.after.balances).toEqual(saved?.after.balances);
    expect(shown.ok && shown.value.entry).toEqual(roundOf('0 1 1 1'));
  });

  it('says what is still wrong with it', () => {
    expect(preview(fx1(), '0 14 1 1')).toEqual({ ok: false, error: [{ code: 'too-many-tiles', seat: 1, tiles: 14, max: 13 }] });
  });

  it('5.2 is none after the end', () => {
    expect(preview(fx1({ roundLimit: 3 }))).toEqual({ ok: false, error: [{ code: 'match-was-over', end: 'round-limit' }] });
  });
});

describe('a round of the past', () => {
  it('comes with the table as it was before it, and its number without a gap', () => {
    const match = add(drop(fx1(), 'R1'), fee, named('R4', '0 1 1 1'));
    expect(pastRound(match, replay(match), eventId('R4'))).toMatchObject({
      event: { id: 'R4' },
      round: 3,
      before: { balances: [64, 60, 80, 52], roundsPlayed: 2 },
    });
    expect(['R2', 'R3', 'fee', 'R4', 'R1'].map((id) => roundNumberOf(replay(match), eventId(id)))).toEqual([1, 2, null, 3, null]);
  });

  it('is none for an adjustment, or for an id that is gone', () => {
    const match = add(fx1(), fee);
    expect(pastRound(match, replay(match), eventId('fee'))).toBeNull();
    expect(pastRound(match, replay(match), eventId('R9'))).toBeNull();
  });

  it('the first that no longer fits can be mended; one that waits behind it cannot yet', () => {
    const match = edit(add(withoutD(), named('R3', '3 0 1 -')), 'R1', '0 3 5 1');
    expect(pastRound(match, replay(match), eventId('R2'))).toMatchObject({ round: 2, before: { out: [], roundsPlayed: 1 } });
    expect(pastRound(match, replay(match), eventId('R3'))).toBeNull();
  });
});

describe('an edit that is not saved yet', () => {
  it('1: shows every later total before and after (FX1e)', () => {
    expect(previewEdit(fx1(), eventId('R1'), roundOf('0 3 5 8(1)'))).toEqual({
      totals: [
        { round: 1, before: [80, 68, 60, 48], after: [88, 76, 68, 24] },
        { round: 2, before: [76, 80, 64, 36], after: [84, 88, 72, 12] },
        { round: 3, before: [84, 60, 76, 36], after: [92, 68, 84, 12] },
      ],
      conflict: null,
      end: null,
    });
  });

  it('shows nothing of the rounds before it, and counts across an adjustment', () => {
    const match = add(rounds(matchOf(), '0 3 5 8'), fee, named('R2', '4 0 2 6'));
    expect(previewEdit(match, eventId('R2'), roundOf('0 3 5 8')).totals).toEqual([
      { round: 2, before: [72, 84, 64, 36], after: [92, 76, 56, 32] },
    ]);
  });

  it('names the round it would make impossible, which then has no total', () => {
    const preview = previewEdit(withoutD(), eventId('R1'), roundOf('0 3 5 1'));
    expect(preview.conflict).toMatchObject({ eventId: 'R2', problems: [{ code: 'missing-count', seat: 3 }] });
    expect(preview.totals.map(({ round, after }) => [round, after === null])).toEqual([[1, false], [2, true]]);
  });

  it('says whether the match would be over', () => {
    const match = rounds(matchOf({ players: 3, start: [64, 64, 9] }), '0 1 2');
    expect(previewEdit(match, eventId('R1'), roundOf('0 1 12')).end).toBe('too-few-players');
  });

  it('of a round that another tab has deleted shows no totals', () => {
    expect(previewEdit(drop(fx1(), 'R1'), eventId('R1'), roundOf('0 1 1 1')).totals).toEqual([]);
  });

  it('touches nothing', () => {
    const match = fx1();
    previewEdit(match, eventId('R1'), roundOf('0 1 1 1'));
    expect(match).toEqual(fx1());
  });
});

it('21, 23: the winners are everybody in first place (5.3)', () => {
  expect(winnersOf(replay(fx1()).state)).toEqual([0]);
  expect(winnersOf(replay(matchOf({ start: [80, 80, 50, 46] })).state)).toEqual([0, 1]);
  expect(winnersOf(replay(matchOf()).state)).toEqual([0, 1, 2, 3]);
});

it('seats have the names they had when the match began', () => {
  expect([0, 1, 2, 3].map((index) => namesOf(fx1())(seat(index)))).toEqual(['A', 'B', 'C', 'D']);
});
