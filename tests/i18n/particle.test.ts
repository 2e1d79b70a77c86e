import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARTICLES, withParticle } from '@/lib/i18n/particle';
import { SEED } from '../support/round-arbitrary';

/** A name, and its particle of 이/가 and of 으로/로: together they tell how it was heard. */
type Row = readonly [name: string, subject: '이' | '가' | '이(가)', by: '으로' | '로' | '(으)로'];

const heard = (name: string) => [name, withParticle(name, '이/가'), withParticle(name, '으로/로')];
const written = ([name, subject, by]: Row) => [name, name + subject, name + by];

const CLOSED = (...names: string[]): Row[] => names.map((name) => [name, '이', '으로']);
const ON_L = (...names: string[]): Row[] => names.map((name) => [name, '이', '로']);
const OPEN = (...names: string[]): Row[] => names.map((name) => [name, '가', '로']);
const UNTOLD = (...names: string[]): Row[] => names.map((name) => [name, '이(가)', '(으)로']);

describe('Hangul', () => {
  it.each([...CLOSED('민준', '지영', '은혁', '밖'), ...ON_L('한별', '영철', '이슬'), ...OPEN('민지', '철수', '가', '희')])(
    '%s → %s, %s',
    (...row) => expect(heard(row[0])).toEqual(written(row)),
  );

  it('every syllable there is, by its own final consonant', () => {
    for (let code = 0xac00; code <= 0xd7a3; code += 1) {
      const syllable = String.fromCodePoint(code);
      const final = (code - 0xac00) % 28; // 0: none, 8: ㄹ
      const [subject, by] = final === 0 ? ['가', '로'] : ['이', final === 8 ? '로' : '으로'];
      expect(heard(syllable)).toEqual([syllable, syllable + subject, syllable + by]);
    }
  });

  it('written in parts, as some keyboards send it, sounds the same', () => {
    const name = '민준'.normalize('NFD');
    expect(name).not.toBe('민준');
    expect(withParticle(name, '은/는')).toBe(`${name}은`);
  });

  it('takes each of the five pairs', () => {
    expect(PARTICLES.map((particle) => withParticle('민준', particle))).toEqual(['민준이', '민준을', '민준은', '민준과', '민준으로']);
    expect(PARTICLES.map((particle) => withParticle('민지', particle))).toEqual(['민지가', '민지를', '민지는', '민지와', '민지로']);
    expect(PARTICLES.map((particle) => withParticle('한별', particle))).toEqual(['한별이', '한별을', '한별은', '한별과', '한별로']);
    expect(PARTICLES.map((particle) => withParticle('😀', particle))).toEqual(['😀이(가)', '😀을(를)', '😀은(는)', '😀과(와)', '😀(으)로']);
  });
});

it.each([
  ...CLOSED('0', '3', '6', '10', '100', '팀 3', '３'),
  ...ON_L('1', '7', '8', '플레이어1', 'Player 1'),
  ...OPEN('2', '4', '5', '9', '12', 'P2', '−4', '1위'),
  ...CLOSED('1등', '공동 2등'),
])('digits are read as Korean numbers: %s → %s, %s', (...row) => expect(heard(row[0])).toEqual(written(row)));

describe('Latin names, as Korean writes them', () => {
  it.each([
    ...CLOSED('Sam', 'Tim', 'Ben', 'Adam', 'Jack', 'Nick', 'Eric', 'Isaac', 'Philip', 'Scott', 'Bob', 'Jacob', 'Young', 'Elliot'),
    ...CLOSED('Anne', 'Jane', 'Wayne', 'Caroline', 'Irene', 'Brook', 'Seok', 'Minjun', 'SAM', 'kim', 'Irène'),
    ...ON_L('Bill', 'Paul', 'Carl', 'Daniel', 'Nicole', 'Michelle', 'Kyle'),
    ...OPEN('Anna', 'Kate', 'Mark', 'Luke', 'Mike', 'Grace', 'Alex', 'Rose', 'David', 'Chris', 'Frank', 'Robert', 'Fred'),
    ...OPEN('James', 'Thomas', 'Ruth', 'Josh', 'Rich', 'Peter', 'Sarah', 'Hugh', 'Andrew', 'Lily', 'Jeff', 'Steve', 'George'),
    ...OPEN('Claire', 'Charlie', 'Joe', 'José', 'Renée', 'Zoë', 'Łukasz', 'Ｍｉｋｅ'),
    ...UNTOLD('Matt', 'Kit', 'Greg', 'Meg', 'Joseph', 'Zach', 'Caleb', 'Charlotte', 'Park', 'Esme', 'Rene'),
  ])('%s → %s, %s', (...row) => expect(heard(row[0])).toEqual(written(row)));

  it.each([...OPEN('A', 'B', 'J', 'AJ', 'MC', 'DJ', 'tk'), ...CLOSED('M', 'N', 'TM'), ...ON_L('L'), ...UNTOLD('R', 'JR')])(
    'letters are read out by their names: %s → %s, %s',
    (...row) => expect(heard(row[0])).toEqual(written(row)),
  );
});

describe('what stands around a name', () => {
  it.each([
    ...OPEN('민지!', '민지~', '민지…', '(민지)', '‘민지’', '민지 ', '민지(민준)', '민지 (엄마 팀)', '민지(Sam) '),
    ...CLOSED('Sam.', 'Mr. Kim', 'Sam ', '민준(민지)', '"Sam"', '민준\u200b'),
    ...ON_L('영철(Sam)'),
  ])('is not heard: %s → %s, %s', (...row) => expect(heard(row[0])).toEqual(written(row)));

  it.each(
    UNTOLD('', ' ', '!!', '()', '😀', '민지😀', '민지❤️', '👨‍👩‍👧‍👦', '🇰🇷', '👍🏽', '5️⃣', 'さくら', 'サクラ', '民', '明美', 'ㅋㅋ', 'Юля', 'نور'),
  )('both forms where nobody can tell: %s → %s, %s', (...row) => expect(heard(row[0])).toEqual(written(row)));
});

it('any text at all keeps its letters and gets one of the forms', () => {
  const FORMS = { '이/가': ['이', '가', '이(가)'], '으로/로': ['으로', '로', '(으)로'], '와/과': ['과', '와', '과(와)'] } as const;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), fc.constantFrom('이/가', '으로/로', '와/과'), (name, particle) => {
      const text = withParticle(name, particle);
      expect(text.startsWith(name)).toBe(true);
      expect(FORMS[particle]).toContain(text.slice(name.length));
    }),
    { seed: SEED, numRuns: 500 },
  );
});
