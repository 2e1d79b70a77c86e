import fc from 'fast-check';
import type { Messages } from '@/lib/i18n';
import {
  COMPARISON_REASONS, FLUSH_ORDERS, STRAIGHT_ORDERS, type CombinationError, type TileTextError,
} from '@/lib/rules';

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
const suit = fc.constantFrom('해', '달', '별', '구름');
const tile = fc.tuple(suit, from1).map(([sign, number]) => `${sign} ${number}`);
const hand = fc.constantFrom('가 패', '나 패');
const kind = fc.constantFrom('싱글', '플러시', '스트레이트');
const claimList = fc.array(fc.tuple(name, from1).map(([who, due]) => `${who} ${due}`), { minLength: 1, maxLength: 4 });
const costShares = fc.array(count, { minLength: 1, maxLength: 4 });
const kindList = fc.array(fc.tuple(from1, from1).map(([chip, times]) => `${chip}×${times}`), { minLength: 1, maxLength: 3 });
const off = fc.constantFrom(-3, -1, 1, 2);
const fileName = fc.constant('2026.7');
const limit = fc.option(from1, { nil: null });

export const ARGUMENTS: Omit<ArgumentsOf<Messages>, 'fault'> = {
  common: { names: t(some), sentence: t(name) },
  home: { round: t(from1, limit) },
  history: {
    filters: t(fc.nat(4)), sizeOf: t(from1), found: t(count), pageOf: t(from1, from1),
    rounds: t(count), open: t(name, fc.constant('2026. 4. 8.')), deleteAsk: t(name), brokenWhere: t(fc.constant('[0]')),
  },
  settings: { version: t(fc.constant('42')) },
  setup: {
    seat: t(from1), nameOfSeat: t(from1), samePlayers: t(name), addSuggested: t(name), removeSeat: t(name), moveUp: t(name),
    deal: t(from1, from1, count), roundsValue: t(from1), chipValue: t(from1), chipCount: t(from1.map(String)),
    chipFewer: t(from1.map(String)), chipMore: t(from1.map(String)), chipRemove: t(from1.map(String)),
    outOfRange: t(count, from1), wholeNumber: t(fc.constantFrom('', ' ', '5.5', '오', '+3')),
    numberTooLong: t(fc.constant('1234567890')), startWith: t(from1),
  },
  play: {
    title: t(from1, limit), place: t(from1), sharedPlace: t(from1), outSince: t(from1), total: t(stock),
    deal: t(from1, from1, count), leads: t(name), leadsCloud: t(tile), leadsCloudIfDealt: t(tile), entry: t(from1), notPlaying: t(name), wentOut: t(name), tilesLeft: t(name),
    tilesCell: t(from1), twosHeld: t(name), twosCell: t(from1), countOf: t(from1, from1, count), save: t(from1),
    waitingFor: t(some), goesOut: t(name), goOn: t(from1), staleUse: t(from1), payments: t(from1), collects: t(from1, name),
    pays: t(name, name, from1), paysNothing: t(name, name), difference: t(count, count, from1),
    multiplied: t(count, count, from1, from1), short: t(from1, stock, from1), dropTiles: t(name),
    doubled: t(name, from1, from1, from1), multiplies: t(name, from1, from1),
    tie: t(names), undoRound: t(from1), editRound: t(from1), deleteRound: t(from1), deleteRoundAsk: t(from1),
    roundDeleted: t(from1), roundChanged: t(from1), changesTo: t(stock, stock), conflictAbout: t(from1),
    winner: t(some),
  },
  table: {
    counted: t(name), books: t(stock), noteAbout: t(fc.constantFrom(-12, 0, 500)), sumRight: t(count), sumWrong: t(count, count, fc.constantFrom(-3, 1, 12)),
    becomes: t(name, stock, stock), totalBecomes: t(count, count), totalStays: t(count), totalChanged: t(stock),
    gone: t(count), rename: t(name), leaves: t(name), leavesAsk: t(name, stock), comesBack: t(name),
    newcomerAbout: t(from1), sitsDown: t(fc.oneof(fc.constant(''), name)), full: t(from1), fromRound: t(from1),
    rulesAbout: t(from1), rulesEnd: t(from1), rounds: t(limit),
    event: {
      payment: t(name, name, from1), correction: t(some), change: t(name, stock), buyIn: t(name, from1),
      cashOut: t(name, from1), join: t(name, from1), leave: t(name, stock), return: t(name), swap: t(name, name),
      rules: t(from1, some), because: t(name, name), remove: t(name), removeAsk: t(name),
    },
    undo: { join: t(name), leave: t(name), return: t(name), rename: t(name) },
  },
  chips: {
    moved: t(count), unproven: t(count), kind: t(from1, from1), kinds: t(kindList), gives: t(name, name, kindList), paysFor: t(name, name, from1),
    stays: t(name, name, from1), owes: t(name, name, from1), boxOwes: t(name, off), stackOf: t(name),
    worth: t(count), gets: t(from1), givesStill: t(from1), count: t(name), drop: t(name), counted: t(name, from1), fewer: t(name, from1), more: t(name, from1),
    off: t(name, off, from1), liesWith: t(names), elsewhere: t(off, from1, some), unexplained: t(from1, from1), countMore: t(some),
    surplus: t(off), change: t(name, stock), colourOf: t(from1),
    event: { handover: t(count), handoverNotes: t(count, some), recountChanges: t(some) },
  },
  quick: {
    player: t(from1), chipsOf: t(name), badChips: t(fc.constantFrom('12가', '−5', '오'), fc.constant(1_000_000)), badChipsOf: t(name), missingChips: t(some),
    rulesOf: t(fc.constantFrom('공식', '초판'), fc.integer({ min: 0, max: 12 })), matchWithout: t(from1), matchRunsOut: t(some, from1),
  },
  why: {
    nettedAbout: t(from1, from1), nettedSame: t(from1), notNetted: t(some), hand: t(from1, fc.integer({ min: 0, max: 4 })),
    multiplied: t(name), rule: t(fc.constant('4.5')), ranOut: t(name, from1), forgiven: t(name, count, from1, from1),
    claim: t(name, from1), unpaid: t(name, claimList, from1), unpaidNone: t(name), uncollected: t(name, claimList, from1),
    uncollectedNone: t(name), twosCost: t(count, costShares), twosCostAll: t(count, costShares), overtake: t(some, from1),
    leadAlone: t(from1),
  },
  hands: {
    tile: t(from1, suit), chooseHand: t(hand), textOf: t(hand), takeBack: t(tile), takeBackDecider: t(tile), noPlay: t(hand), clearHand: t(hand),
    wins: t(hand, kind, kind), winsHigher: t(hand, kind), rule: t(fc.constant('3.4')),
    reason: t(fc.constantFrom(...COMPARISON_REASONS), fc.constantFrom('플러시', '10', '달'), fc.constantFrom('풀하우스', '9', '별')),
    tileInBoth: t(tile),
    noCombination: t(
      fc.constantFrom<CombinationError>(
        { code: 'empty' }, { code: 'out-of-range', tile: { number: 15, suit: 'sun' }, highest: 13 },
        { code: 'tile-twice', tile: { number: 5, suit: 'cloud' } }, { code: 'four-tiles' }, { code: 'wrong-count', count: 6 },
        { code: 'no-combination' },
      ),
      fc.constant(() => '해 5'),
    ),
    badWord: t(
      fc.constantFrom<TileTextError>(
        { code: 'not-a-tile', word: '별', position: 1, offset: 0 },
        { code: 'number-out-of-range', word: '15s', position: 2, offset: 3, highest: 13 },
      ),
    ),
    elsewhereStraight: t(fc.constantFrom(...STRAIGHT_ORDERS), hand), elsewhereFlush: t(fc.constantFrom(...FLUSH_ORDERS), hand),
    short: t(kind, tile), shortInstead: t(kind, tile, tile), or: t(some), anyOf: t(from1), anySuit: t(suit), players: t(from1),
    strength: t(hand), beatenBy: t(count, count), weakerShare: t(count, count), seenCount: t(count), seenTop: t(from1, count),
    heldCount: t(count, from1), heldTooMany: t(from1), answersCount: t(count),
  },
  guide: {
    range: t(from1), straightsCount: t(from1), setupTiles: t(from1, from1), setupEach: t(from1, count),
    setupChips: t(fc.constant('4×1'), from1), pair: t(suit), setupLead: t(tile),
  },
  backup: {
    holds: t(count, count), last: t(fc.constant('2026. 4. 8.')), downloaded: t(fileName), leftOut: t(fc.constant('7')),
    made: t(fc.constant('2026. 4. 8.')), laterInFile: t(from1), laterHere: t(from1), unreadable: t(from1), becomes: t(count, count),
    replaceAsk: t(count, count), doneMatches: t(count, count), safetySaved: t(fileName), remind: t(from1),
    fault: { newer: t(fc.constantFrom('', '42')), damaged: t(fc.constant('[2].[0]')) },
  },
  share: {
    taken: t(fileName),
    result: {
      head: t(some), running: t(from1), finished: t(from1), conflict: t(from1),
      line: t(from1, fc.boolean(), name, stock, stock), round: t(from1, some), earlier: t(from1),
    },
    picture: { rounds: t(from1, from1) },
    tables: { making: t(count, from1), unread: t(from1) },
    bgStats: { comment: t(from1) },
  },
  shared: { about: t(fc.constant('2026. 4. 8.')) },
  people: {
    played: t(from1, fc.constant('2026. 4. 8.')), statistics: t(name), edit: t(name), archived: t(from1), unreadable: t(from1),
    renamed: t(name), taken: t(name), mergeAbout: t(name, name), merged: t(name, name), separate: t(name), separated: t(name),
    deleted: t(name), fault: { met: t(name, name, fc.constant('2026. 4. 8.')), metUnreadable: t(name, name) },
  },
  stats: {
    players: t(from1), looked: t(count, from1, from1), running: t(from1), conflict: t(from1), unreadable: t(from1), shared: t(from1),
    share: t(count), place: t(from1, from1), sharedPlace: t(from1, from1), inRound: t(from1), recordOf: t(name, from1), figuresOf: t(name),
    showAll: t(from1), takeOut: t(name), mostPlayers: t(from1), courseAbout: t(from1, fc.constant('+12')),
    chartAbout: t(fc.constant('가 12, 나 3')),
  },
};

/** A catalogue laid flat: every text and every sentence under its path. */
export function leavesOf(value: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || value instanceof fc.Arbitrary) return new Map([[path, value]]);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leavesOf(inner, path === '' ? key : `${path}.${key}`)]));
}
