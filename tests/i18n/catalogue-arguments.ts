import fc from 'fast-check';
import type { Messages } from '@/lib/i18n';

type Sentence = (...args: never[]) => string;

/** For every function of the catalogue, and nothing else, what it may be handed. Leaving one out does not compile. */
type ArgumentsOf<T> = {
  readonly [K in keyof T as HasSentence<T[K]> extends true ? K : never]: T[K] extends Sentence
    ? fc.Arbitrary<Parameters<T[K]>>
    : ArgumentsOf<T[K]>;
};
type HasSentence<T> = T extends Sentence ? true : T extends string ? false : true extends { [K in keyof T]: HasSentence<T[K]> }[keyof T] ? true : false;

const t = fc.tuple;
/** How a Korean name may end: after ㄹ, after another consonant, after a vowel. */
export const koreanName = fc
  .tuple(fc.stringMatching(/^[가-힣]{0,3}$/), fc.constantFrom('민', '준', '별', '철', '지', '희', '김', '수'))
  .map((parts) => parts.join(''));
const name = koreanName;
const names = fc.array(name, { minLength: 2, maxLength: 5 });
const some = fc.array(name, { minLength: 1, maxLength: 5 });
const count = fc.integer({ min: 0, max: 120 });
const from1 = fc.integer({ min: 1, max: 99 });
/** Chips somebody has: less than none is allowed. */
export const stock = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -1_000_000, max: 1_000_000 }));
const limit = fc.option(from1, { nil: null });

export const ARGUMENTS: Omit<ArgumentsOf<Messages>, 'fault'> = {
  common: { names: t(some) },
  home: { round: t(from1, limit) },
  history: {
    rounds: t(count), open: t(name, fc.constant('2026. 4. 8.')), deleteAsk: t(name), brokenWhere: t(fc.constant('[0]')),
    first: t(from1, name, from1),
  },
  settings: { version: t(fc.constant('42')) },
  setup: {
    seat: t(from1), nameOfSeat: t(from1), samePlayers: t(name), addSuggested: t(name), removeSeat: t(name), moveUp: t(name),
    deal: t(from1, from1), roundsValue: t(from1), chipValue: t(from1), chipCount: t(from1.map(String)),
    chipFewer: t(from1.map(String)), chipMore: t(from1.map(String)), chipRemove: t(from1.map(String)),
    wholeNumber: t(fc.constantFrom('', ' ', '5.5', '오', '+3')),
    numberTooLong: t(fc.constant('1234567890')), startWith: t(from1),
  },
  play: {
    title: t(from1, limit), place: t(from1), sharedPlace: t(from1), chips: t(stock), outSince: t(from1), total: t(stock),
    deal: t(from1, from1), leads: t(name), entry: t(from1), notPlaying: t(name), wentOut: t(name), tilesLeft: t(name),
    tilesCell: t(from1), twosHeld: t(name), twosCell: t(from1), countOf: t(from1, from1, count), save: t(from1),
    waitingFor: t(some), goesOut: t(name), goOn: t(from1), staleUse: t(from1), payments: t(from1), collects: t(from1, name),
    pays: t(name, name, from1), paysNothing: t(name, name), difference: t(count, count, from1),
    multiplied: t(count, count, from1, from1), short: t(from1, stock, from1), lapsed: t(name, name, from1),
    lapsedPayer: t(name), lapsedCollector: t(name), doubled: t(name, from1, from1, from1), multiplies: t(name, from1, from1),
    tie: t(names), undoRound: t(from1), round: t(from1), editRound: t(from1), deleteRound: t(from1), deleteRoundAsk: t(from1),
    roundDeleted: t(from1), roundSaved: t(from1), roundChanged: t(from1), changesTo: t(stock, stock), conflictAbout: t(from1),
    winner: t(some),
  },
};

/** A catalogue laid flat: every text and every sentence under its path. */
export function leavesOf(value: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || value instanceof fc.Arbitrary) return new Map([[path, value]]);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leavesOf(inner, path === '' ? key : `${path}.${key}`)]));
}
