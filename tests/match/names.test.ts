import { describe, expect, it } from 'vitest';
import {
  graphemesOf, LONGEST_NAME, matchId, nameKey, namesOf, playerId, PRESET_SETUPS, startMatch, tidyName, timestamp,
} from '@/lib/match';
import { chips, seat } from '@/lib/shared';

/** Starts a match of three in which the last two bear these names. */
const seatedAs = (...names: readonly string[]) =>
  startMatch({
    id: matchId('match'),
    createdAt: timestamp(0),
    players: ['Ara', ...names].map((name, index) => ({ playerId: playerId(`player ${index}`), name })),
    setup: PRESET_SETUPS.official,
  });

describe('a name that nobody could see is blank', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['tab and line break', '\t\n'],
    ['no-break space', '\u00a0'],
    ['ideographic space', '\u3000'],
    ['zero-width space', '\u200b'],
    ['zero-width joiners', '\u200d\u200d'],
    ['word joiner and byte order mark', '\u2060\ufeff'],
    ['Hangul filler', '\u3164'],
    ['half-width Hangul filler', '\uffa0'],
    ['Hangul choseong and jungseong filler', '\u115f\u1160'],
    ['soft hyphen', '\u00ad'],
    ['variation selector alone', '\ufe0f'],
    ['direction marks', '\u200e\u202e\u2066\u2069'],
    ['braille blank', '\u2800'],
    ['control characters', '\u0000\u0007\u009f'],
    ['several of them', ' \u200b\u3164\u2800 '],
  ])('%s', (_, name) => {
    expect(seatedAs('Bo', name)).toEqual({ ok: false, error: [{ code: 'blank-name', seat: 2 }] });
  });
});

describe('a name is one that is taken when a reader could not tell the two apart', () => {
  it.each([
    ['the same', 'Min', 'Min'],
    ['letter case', 'Min', 'mIN'],
    ['white space around it', 'Min', '  Min '],
    ['white space inside', 'Min  Ji', 'Min\u00a0Ji'],
    ['full width', 'Min2', 'Ｍｉｎ２'],
    ['half-width kana', 'カナ', 'ｶﾅ'],
    ['composition', 'René', 'Rene\u0301'],
    ['Hangul letters one by one', '민지', '민지'.normalize('NFD')],
    ['invisible signs', 'Min', 'M\u200bin\u3164'],
    ['blank signs', 'Min', 'Min\u2800'],
    ['capital İ', 'İpek', 'i\u0307pek'],
  ])('%s', (_, first, second) => {
    expect(nameKey(first)).toBe(nameKey(second));
    expect(seatedAs(first, second)).toEqual({
      ok: false,
      error: [{ code: 'name-twice', seat: 2, name: tidyName(second) }],
    });
  });

  it.each([
    ['a letter more', 'Min', 'Minn'],
    ['an accent', 'Rene', 'René'],
    ['another syllable', '민지', '민주'],
    ['skin tone', '👍🏻', '👍🏿'],
    ['a flag', '🇰🇷', '🇯🇵'],
  ])('but not for %s', (_, first, second) => {
    expect(seatedAs(first, second).ok).toBe(true);
  });
});

describe('a name is at most 24 signs long, as a reader counts them', () => {
  it.each([
    ['letters', 'a'],
    ['Hangul', '민'],
    ['Hangul letters one by one', '민'.normalize('NFD')],
    ['letter and accent', 'e\u0301'],
    ['family', '👨‍👩‍👧‍👦'],
    ['flag', '🇰🇷'],
    ['rare character', '𠀀'],
    ['skin tone', '👍🏽'],
  ])('43: %s', (_, sign) => {
    expect(seatedAs('Bo', sign.repeat(LONGEST_NAME)).ok).toBe(true);
    expect(seatedAs('Bo', sign.repeat(LONGEST_NAME + 1))).toEqual({
      ok: false,
      error: [{ code: 'long-name', seat: 2, max: LONGEST_NAME }],
    });
  });

  it('spaces around it do not count', () => {
    expect(seatedAs('Bo', `   ${'a'.repeat(LONGEST_NAME)}   `).ok).toBe(true);
  });

  it('43: signs are never cut in half', () => {
    expect(graphemesOf('😀민지')).toEqual(['😀', '민', '지']);
    expect(graphemesOf('👨‍👩‍👧‍👦가족')).toEqual(['👨‍👩‍👧‍👦', '가', '족']);
    expect(graphemesOf('🇰🇷')).toEqual(['🇰🇷']);
    expect(graphemesOf('𠀀明')).toEqual(['𠀀', '明']);
    expect(graphemesOf('e\u0301')).toEqual(['e\u0301']);
  });
});

describe('a name is kept as it was written', () => {
  it.each([
    ['composed, without space around it, single spaces inside', '  Rene\u0301 \t Kim ', 'René Kim'],
    ['full width stays full width', 'Ｍｉｎ', 'Ｍｉｎ'],
    ['what joins an emoji family stays', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['45: markup is text', '<img src=x>', '<img src=x>'],
  ])('%s', (_, typed, kept) => {
    const started = seatedAs('Bo', typed);
    expect(started.ok && started.value.seats[2]?.name).toBe(kept);
  });
});

describe('a name in a sentence', () => {
  const named = (name: string) => namesOf({ seats: [{ playerId: playerId('p'), name, start: chips(1) }], events: [] })(seat(0));

  it('is set apart when it is written from right to left, and left as it is otherwise', () => {
    expect(named('מיכאל')).toBe('\u2068מיכאל\u2069');
    expect(named('أحمد')).toBe('\u2068أحمد\u2069');
    expect(['Ann', '민지', '😀', 'José'].map(named)).toEqual(['Ann', '민지', '😀', 'José']);
  });

  it('holds no signs that turn what stands around it', () => {
    expect(tidyName('Ann\u202e evil\u2066\u200f')).toBe('Ann evil');
    expect(tidyName('👨‍👩‍👧‍👦가족')).toBe('👨‍👩‍👧‍👦가족');
  });
});
