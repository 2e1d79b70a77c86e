import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '@/lib/i18n/catalogues';
import type { EntryError } from '@/lib/settlement';
import { seat } from '@/lib/shared';
import { SEED } from '../support/round-arbitrary';
import { koreanName } from './catalogue-arguments';

const { play, setup, why, fault } = messagesOf('ko');
const SEAT = seat(0);

/** Every Korean sentence that is told of somebody, with that name at each place where one stands. */
const SENTENCES: Readonly<Record<string, (name: string) => string>> = {
  leads: play.leads,
  notPlaying: play.notPlaying,
  wentOut: play.wentOut,
  goesOut: play.goesOut,
  collects: (name) => play.collects(1, name),
  paysFrom: (name) => play.pays(name, '아무개', 3),
  paysTo: (name) => play.pays('아무개', name, 3),
  paysNothingFrom: (name) => play.paysNothing(name, '아무개'),
  paysNothingTo: (name) => play.paysNothing('아무개', name),
  notNetted: (name) => why.notNetted([name]),
  ranOut: (name) => why.ranOut(name, 3),
  forgivenTo: (name) => why.forgiven(name, 5, 12, 7),
  unpaid: (name) => why.unpaid(name, ['아무개 3'], 3),
  unpaidNone: why.unpaidNone,
  uncollected: (name) => why.uncollected(name, ['아무개 3'], 3),
  uncollectedNone: why.uncollectedNone,
  overtake: (name) => why.overtake(['아무개', name], 3),
  multiplies: (name) => play.multiplies(name, 1, 2),
  tie: (name) => play.tie(['아무개', name]),
  winner: (name) => play.winner([name]),
  removeSeat: setup.removeSeat,
  moveUp: setup.moveUp,
  addSuggested: setup.addSuggested,
  wholeNumber: setup.wholeNumber,
  numberTooLong: setup.numberTooLong,
  nameTwice: (name) => fault.start({ code: 'name-twice', seat: SEAT, name }),
  winnerNotPlaying: (name) => of({ code: 'winner-not-playing', seat: SEAT }, name),
  winnerHoldsTiles: (name) => of({ code: 'winner-holds-tiles', seat: SEAT, tiles: 2 }, name),
  notPlayingFault: (name) => of({ code: 'not-playing', seat: SEAT }, name),
};

function of(error: EntryError, name: string): string {
  return fault.entry(error, () => name);
}

/** The one number whose sound decides, in the sentences that end an amount in a particle. */
const NUMBERS: Readonly<Record<string, (amount: number) => string>> = {
  short: (amount) => (/\. (.*면제)/u.exec(play.short(99, 5, amount))?.[1] ?? ''),
  doubled: (amount) => play.doubled('아무개', 5, 1, amount),
  changesTo: (amount) => play.changesTo(3, amount),
};

const AFTER_CONSONANT = ['이', '은', '을', '과', '으로'];
const AFTER_VOWEL = ['가', '는', '를', '와', '로'];
const NO_PARTICLE = ['', ' ', ':', ',', '에게'];

/** Final consonant of a Hangul syllable, by its place in Unicode: 0 none, 8 ㄹ. */
const finalOf = (name: string) => ((name.codePointAt(name.length - 1) ?? 0) - 0xac00) % 28;

/** What stands right after the name: a particle, or the beginning of the next word. */
function particleAfter(sentence: string, name: string): string {
  const rest = sentence.slice(sentence.lastIndexOf(name) + name.length).replace(/^’/u, '');
  return /^(?:에게|으로|로|이|가|은|는|을|를|과|와)(?=[\s.]|$)/u.exec(rest)?.[0] ?? (/^[\s:,]/u.exec(rest)?.[0] ?? rest);
}

describe('the particle after a name is the one its sound asks for', () => {
  it.each(Object.entries(SENTENCES))('%s', (_key, sentence) => {
    fc.assert(
      fc.property(koreanName, (name) => {
        const found = particleAfter(sentence(name), name);
        const final = finalOf(name);
        const right = final === 0 ? AFTER_VOWEL : AFTER_CONSONANT.map((each) => (each === '으로' && final === 8 ? '로' : each));
        expect([...right, ...NO_PARTICLE]).toContain(found);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('most of these sentences have one', () => {
    const taking = Object.values(SENTENCES).filter((sentence) => AFTER_CONSONANT.includes(particleAfter(sentence('민준'), '민준')));
    expect(taking.length).toBeGreaterThanOrEqual(15);
  });

  it.each(Object.entries(SENTENCES))('%s: both forms for a name that nobody can read out', (_key, sentence) => {
    const [told, untold] = [particleAfter(sentence('민준'), '민준'), sentence('😀')];
    const both = { 이: '이(가)', 은: '은(는)', 을: '을(를)', 과: '과(와)', 으로: '(으)로' }[told];
    if (both === undefined) expect(NO_PARTICLE).toContain(told);
    else expect(untold).toMatch(new RegExp(`😀’?${both.replace(/[()]/gu, '\\$&')}`, 'u'));
  });
});

it.each(Object.entries(NUMBERS))('%s: the particle after a number is the one its last digit asks for', (_key, sentence) => {
  const closed = [true, true, false, true, false, false, true, true, true, false]; // 영 일 이 삼 사 오 육 칠 팔 구
  const onL = [1, 7, 8];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), (amount) => {
      const found = particleAfter(sentence(amount), String(amount));
      const digit = amount % 10;
      const right = closed[digit] ? ['은', onL.includes(digit) ? '로' : '으로'] : ['는', '로'];
      expect(right).toContain(found);
    }),
    { seed: SEED, numRuns: 200 },
  );
});
