import type { RuleSource } from '@/lib/match';
import type { CombinationKind, FlushOrder, StraightOrder } from '@/lib/rules';

/** The questions a table asks most; what decides each is worked out by the rules, not written here. */
export const QUESTIONS = ['wrap', 'low-run', 'ends-in-one', 'four', 'two-pairs', 'full-house', 'flush-suit', 'pair-sun', 'sizes'] as const;
export type Question = (typeof QUESTIONS)[number];

export const guide = {
  title: 'Hand ranking',
  print: 'Print the reference card',
  range: (highest: number) => `numbers 1–${highest}`,
  order: 'Number order',
  orderAbout: 'Weakest first: 3 is the lowest, then up to the highest number in play, then 1, and 2 above all.',
  suits: 'Suit order',
  suitsAbout: {
    'all-numbers': 'Strongest first. A suit decides only where the numbers are equal.',
    'highest-then-suit': 'Strongest first. A suit decides where the numbers are equal; in a flush, where the strongest number is.',
    'suit-first': 'Strongest first. A suit decides where the numbers are equal; in a flush it comes first.',
  } satisfies Record<FlushOrder, string>,
  combinations: 'What can be played',
  combinationsAbout: 'One, two, three or five tiles: only as many as were led. Five tiles are a Made, strongest kind first.',
  kinds: {
    single: 'One tile: number, then suit.',
    triple: 'Three of a number: the number alone.',
    straight: 'Five numbers in a row, of any suits.',
    'full-house': 'Three of one number and two of another: the three decide.',
    'four-card': 'Four of a number and any fifth tile: the four decide.',
    'straight-flush': 'Five in a row of one suit.',
  } satisfies Record<Exclude<CombinationKind, 'pair' | 'flush'>, string>,
  pair: (sun: string) => `Two of a number: number, then the pair with the ${sun} tile.`,
  flush: {
    'all-numbers': 'Five of one suit: numbers from the strongest down, then suit.',
    'highest-then-suit': 'Five of one suit: the strongest number alone, then suit.',
    'suit-first': 'Five of one suit: suit, then numbers from the strongest down.',
  } satisfies Record<FlushOrder, string>,
  straights: 'Straights, strongest first',
  straightsAbout: {
    official: 'Equal numbers: the suit of the strongest tile decides.',
    natural: 'Equal numbers: the suit of the last tile decides.',
  } satisfies Record<StraightOrder, string>,
  straightsCount: (n: number) => `${n} straights`,
  asked: 'Often asked',
  questions: {
    wrap: 'Does a straight go on over the 1, with the 2 behind it?',
    'low-run': 'Is 1-2-3-4-5 the lowest straight?',
    'ends-in-one': 'Does the straight that ends in 1 beat 2-3-4-5-6?',
    four: 'Can four of a number be played alone?',
    'two-pairs': 'Are two pairs a play?',
    'full-house': 'Which full house wins: the better three or the better pair?',
    'flush-suit': 'Does a flush of a better suit always win?',
    'pair-sun': 'Two pairs of the same number: which one wins?',
    sizes: 'Does a Made beat a single?',
  } satisfies Record<Question, string>,
  setup: 'Setting up',
  setupTiles: (highest: number, all: number) => `Tiles 1–${highest} of each suit: ${all} in all`,
  setupEach: (tiles: number, unused: number) => `${tiles} each${unused === 0 ? '' : `, ${unused} unused`}`,
  setupChips: (chips: string, total: number) => `Chips each: ${chips} = ${total}`,
  setupLead: (tile: string) => `Whoever holds ${tile} leads, with any tiles.`,
  settlement: 'Settling a round',
  settlementExample: 'For example',
  settlementLeft: 'Left',
  settlementCount: 'Count',
  settlementChips: 'Chips',
  sources: 'Who reads it how',
  sourcesAbout: 'Rulebooks disagree. The first reading of each is what this app plays unless the table changes it.',
  source: {
    guide: 'guide to the current official rules',
    'first-edition': 'first-edition rulebook',
    'combination-page': 'official page on combinations',
    'japanese-faq': 'official Japanese FAQ',
    publisher: 'suggested by the publisher',
    house: 'played at tables',
  } satisfies Record<RuleSource, string>,
  noSource: 'no rulebook says',
  here: 'this table',
  byDefault: 'default',
};
