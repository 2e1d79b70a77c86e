import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { valuesOf, RULE_OPTIONS } from '@/lib/match';
import { SEED } from '../support/round-arbitrary';
import { ARGUMENTS, leavesOf } from './catalogue-arguments';

const CATALOGUES = LOCALES.map((locale) => [locale, leavesOf(messagesOf(locale))] as const);
const SENTENCES = leavesOf(ARGUMENTS) as ReadonlyMap<string, fc.Arbitrary<unknown[]>>;
/** Told by code, not by argument: faults.test.ts. */
const isFault = (path: string) => path.startsWith('fault.');

/** The text form of tiles (rules.md 1.6) is written with Latin letters in every language. */
const TILE_LETTERS = [
  ...['c', 't', 's'].map((letter) => `hands.textHint: ${letter}`),
  ...['c', 't', 'm', 's'].map((letter) => `hands.badWord: ${letter}`),
];
/** What texts in other letters may say in Latin ones, and the letters that are theirs. */
const OTHER_LETTERS: Readonly<Record<Exclude<Locale, 'en'>, { readonly own: RegExp; readonly latin: readonly string[] }>> = {
  ko: { own: /\p{Script=Hangul}/u, latin: [...TILE_LETTERS, 'guide.source.japanese-faq: FAQ'] },
  // Two hands are told apart as 役A and 役B.
  ja: { own: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, latin: [...TILE_LETTERS, 'hands.hand.a: A', 'hands.hand.b: B'] },
};
/** Names that every language writes in these letters, wherever they stand. */
const NAMES_IN_LATIN = ['CSV', 'BG', 'Stats', 'QR'];

function textsOf(locale: Locale): readonly (readonly [path: string, text: string])[] {
  return [...leavesOf(messagesOf(locale))].flatMap(([path, value]) => {
    if (typeof value === 'string') return [[path, value] as const];
    const args = SENTENCES.get(path);
    if (typeof value !== 'function' || !args) return [];
    return fc.sample(args, { seed: SEED, numRuns: 40 }).map((each) => [path, String(value(...each))] as const);
  });
}

it('every catalogue has the same keys, of the same kind, in the same order', () => {
  const shapes = CATALOGUES.map(([, leaves]) => [...leaves].map(([path, value]) => `${path}: ${typeof value}`));
  expect(shapes[0]?.length).toBeGreaterThan(200);
  for (const shape of shapes.slice(1)) expect(shape).toEqual(shapes[0]);
  expect(new Set(CATALOGUES.flatMap(([, leaves]) => [...leaves.values()].map((value) => typeof value)))).toEqual(
    new Set(['string', 'function']),
  );
});

it('every sentence with a gap is filled below', () => {
  for (const [, leaves] of CATALOGUES) {
    const gaps = [...leaves].flatMap(([path, value]) => (typeof value === 'function' && !isFault(path) ? [path] : []));
    expect([...SENTENCES.keys()].sort()).toEqual(gaps.sort());
  }
});

describe.each(LOCALES)('%s', (locale) => {
  const texts = textsOf(locale);

  it('says something everywhere, and nothing that only a program says', () => {
    expect(texts.length).toBeGreaterThan(2_000);
    const bad = texts.filter(([, text]) => text.trim() === '' || /undefined|null|NaN|Infinity|\[object|=>|\{|\}|\$/u.test(text));
    expect(bad).toEqual([]);
  });

  it('writes less than nothing with a minus sign, never a hyphen', () => {
    expect(texts.filter(([, text]) => /-\d/u.test(text) && !/\d-\d-\d/u.test(text))).toEqual([]);
    expect(texts.some(([, text]) => text.includes('−'))).toBe(true);
  });

  it('has no stray spaces', () => {
    const outside = texts.filter(([path]) => path !== 'setup.wholeNumber');
    expect(outside.filter(([, text]) => text !== text.trim() || / {2}| [.,:]/u.test(text))).toEqual([]);
  });

  it('tells every choice of the rules apart', () => {
    const { options } = messagesOf(locale).setup;
    expect(Object.keys(options)).toEqual([...RULE_OPTIONS]);
    for (const option of RULE_OPTIONS) {
      const values: Readonly<Record<string, { name: string; about: string }>> = options[option].values;
      expect(Object.keys(values)).toEqual([...valuesOf(option)]);
      for (const key of ['name', 'about'] as const) {
        const said = Object.values(values).map((value) => value[key]);
        expect(new Set(said).size, `${option} ${key}`).toBe(said.length);
      }
    }
    expect(new Set(RULE_OPTIONS.map((option) => options[option].title)).size).toBe(RULE_OPTIONS.length);
  });
});

describe.each(['ko', 'ja'] as const)('%s', (locale) => {
  const { own, latin } = OTHER_LETTERS[locale];
  const fixedTexts = (of: Locale) => [...leavesOf(messagesOf(of)).values()].filter((value) => typeof value === 'string');

  it('says nothing in English', () => {
    const words = textsOf(locale).flatMap(([path, text]) => (text.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !NAMES_IN_LATIN.includes(word)).map((word) => `${path}: ${word}`));
    expect(words.filter((found) => !latin.includes(found))).toEqual([]);
    expect(latin.filter((allowed) => !words.includes(allowed))).toEqual([]);
  });

  it('and no other language says anything in it', () => {
    expect(fixedTexts(locale).filter((text) => own.test(text)).length).toBeGreaterThan(200);
    for (const other of LOCALES.filter((each) => each !== locale)) {
      expect(fixedTexts(other).filter((text) => own.test(text)), other).toEqual([]);
    }
  });
});

it('Japanese writes signs of its own: stops, brackets and quotes of full width, no space between two words', () => {
  const texts = textsOf('ja').filter(([path]) => path !== 'hands.badWord');
  expect(texts.length).toBeGreaterThan(2_000);
  const western = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}](?:[.,:;?!()"‘’“”]| [\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])/u;
  expect(texts.filter(([, text]) => western.test(text) || /[０-９]/u.test(text))).toEqual([]);
});

it('English counts as English does', () => {
  const { play, history, setup } = messagesOf('en');
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101].map(play.place)).toEqual([
    '1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '101st',
  ]);
  expect([1, 0, 5].map((paid) => play.pays('A', 'B', paid))).toEqual(['A pays B 1 chip', 'A pays B 0 chips', 'A pays B 5 chips']);
  expect([history.rounds(1), setup.roundsValue(2), play.tilesCell(1), play.twosCell(1)]).toEqual([
    '1 round', '2 rounds', '1 tile', 'one 2',
  ]);
  expect(play.winner(['A', 'B', 'C'])).toBe('A, B, and C share the win');
});
