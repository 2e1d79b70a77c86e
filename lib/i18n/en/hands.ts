import { assertNever } from '@/lib/shared';
import type {
  CombinationError, CombinationKind, ComparisonReason, FlushOrder, StraightOrder, Suit, Tile, TileTextError,
} from '@/lib/rules';
import type { SuitNaming } from '@/lib/match';

const SUITS: Record<SuitNaming, Record<Suit, string>> = {
  symbol: { sun: 'Sun', moon: 'Moon', star: 'Star', cloud: 'Cloud' },
  colour: { sun: 'Red', moon: 'Green', star: 'Yellow', cloud: 'Black' },
};

const KINDS: Record<CombinationKind, string> = {
  single: 'Single',
  pair: 'Pair',
  triple: 'Triple',
  straight: 'Straight',
  flush: 'Flush',
  'full-house': 'Full House',
  'four-card': 'Four Card',
  'straight-flush': 'Straight Flush',
};

function noCombination(error: CombinationError, tile: (tile: Tile) => string): string {
  switch (error.code) {
    case 'empty':
      return 'Tap tiles to lay a hand.';
    case 'out-of-range':
      return `${tile(error.tile)} is not in play: numbers run from 1 to ${error.highest}.`;
    case 'tile-twice':
      return `${tile(error.tile)} stands here twice; the set has it once.`;
    case 'four-tiles':
      return 'Four tiles are never a play. Four of a number want any fifth tile: that is a Four Card.';
    case 'wrong-count':
      return `${error.count} tiles are no play: 1, 2, 3 or 5.`;
    case 'no-combination':
      return 'These tiles make no combination.';
    default:
      return assertNever(error);
  }
}

/** The reason of a verdict. `winner` and `loser` are what was compared, in words. */
function reason(code: ComparisonReason, winner: string, loser: string): string {
  switch (code) {
    case 'sizes-differ':
      return 'Hands of different size cannot be compared: only as many tiles as were led can be played.';
    case 'kind':
      return `A ${winner} is stronger than a ${loser}.`;
    case 'number':
      return `${winner} is the stronger number than ${loser}.`;
    case 'next-number':
      return `The stronger numbers are equal; then ${winner} beats ${loser}.`;
    case 'last-number':
      return `Straights go by their last number here: ${winner} over ${loser}.`;
    case 'sun-in-pair':
      return `Equal numbers: the pair with the ${winner} tile wins.`;
    case 'suit':
      return `Equal so far: ${winner} is the stronger suit than ${loser}.`;
    default:
      return assertNever(code);
  }
}

function badWord(error: TileTextError): string {
  switch (error.code) {
    case 'not-a-tile':
      return `“${error.word}” is no tile. Write the number, then c, t, m or s: 3c, 10t, 2s.`;
    case 'number-out-of-range':
      return `“${error.word}” is not in play: numbers run from 1 to ${error.highest}.`;
    default:
      return assertNever(error);
  }
}

const count = (n: number) => n.toLocaleString('en');

export const hands = {
  title: 'Which hand wins?',
  tabs: 'Hand tools',
  compare: 'Compare',
  playable: 'What can I play?',
  guide: 'Ranking',
  suits: SUITS,
  kinds: KINDS,
  tile: (number: number, suit: string) => `${suit} ${number}`,
  hand: { a: 'Hand A', b: 'Hand B' },
  chooseHand: (name: string) => `Lay tiles into ${name}`,
  textOf: (name: string) => `${name} as text`,
  textHint: '3c 10t 2s',
  takeBack: (tile: string) => `Take back ${tile}`,
  takeBackDecider: (tile: string) => `Take back ${tile}, which decided`,
  clearHand: (name: string) => `Clear ${name}`,
  pool: 'Tiles',
  verdict: 'Verdict',
  noPlay: (name: string) => `${name} is no play: there is nothing to compare.`,
  wins: (winner: string, winnerKind: string, loserKind: string) => `${winner} wins: ${winnerKind} beats ${loserKind}.`,
  winsHigher: (winner: string, kind: string) => `${winner} wins: the higher ${kind}.`,
  notComparable: 'Not comparable.',
  rule: (clause: string) => `rule ${clause}`,
  reason,
  tileInBoth: (tile: string) => `${tile} lies in both hands; the set has it once.`,
  noCombination,
  badWord,
  elsewhere: 'Other tables decide otherwise',
  elsewhereStraight: (order: StraightOrder, winner: string) =>
    order === 'natural' ? `Where straights go by their last number, ${winner} wins.` : `In the official order of straights, ${winner} wins.`,
  elsewhereFlush: (order: FlushOrder, winner: string) =>
    ({
      'all-numbers': `Where all five numbers of a flush count, ${winner} wins.`,
      'highest-then-suit': `Where only the highest number of a flush counts, then its suit, ${winner} wins.`,
      'suit-first': `Where the suit of a flush counts first, ${winner} wins.`,
    })[order],
  short: (kind: string, needed: string) => `One tile short of a ${kind}: needs ${needed}.`,
  shortInstead: (kind: string, needed: string, instead: string) =>
    `One tile short of a ${kind}: needs ${needed} instead of ${instead}.`,
  or: (options: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(options),
  anyOf: (number: number) => `${number === 8 || number === 11 ? 'an' : 'a'} ${number}`,
  anyTile: 'any tile',
  anySuit: (suit: string) => `any ${suit}`,
  table: 'Players',
  players: (n: number) => `${n} players`,
  tableAndRules: 'Table and rules',
  fromMatch: 'By the rules of your match.',
  share: 'Share this verdict',
  copied: 'Link copied',
  shareFailed: 'The link could not be shared. It is in the address bar.',
  strength: (name: string) => `How strong is ${name}?`,
  beatenBy: (beating: number, all: number) =>
    beating === 0 ? `Beaten by none of ${count(all)}` : `Beaten by ${count(beating)} of ${count(all)}`,
  counting: 'Counting…',
  beatenAbout: 'hands of this size that others can still hold',
  weakerShare: (weaker: number, all: number) => `It beats ${count(weaker)} of the ${count(all)} hands that can be played.`,
  strongest: 'Strongest there is',
  nextStronger: 'Next stronger',
  unbeatable: 'Nothing beats it.',
  seen: 'Tiles already played',
  seenAbout: 'Tap what lies on the table. It is left out of the count.',
  seenCount: (n: number) => (n === 1 ? '1 tile seen' : `${n} tiles seen`),
  seenTop: (number: number, seen: number) => `${number}s seen: ${seen} of 4`,
  clearSeen: 'Clear seen tiles',
  held: 'Tiles in hand',
  heldCount: (n: number, max: number) => `${n} of ${max} tiles`,
  heldTooMany: (max: number) => `Nobody holds more than ${max} tiles here.`,
  toBeat: 'To beat',
  toBeatNone: 'Nothing yet: you lead.',
  answers: 'What you can play',
  answersCount: (n: number) => (n === 1 ? '1 play, weakest first' : `${n} plays, weakest first`),
  noAnswers: 'Nothing in this hand beats it: pass.',
  more: 'Show more',
};
