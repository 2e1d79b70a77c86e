import { evaluate } from '@pokertools/evaluator';
import { evaluateCardCodes } from 'phe';
import evaluate5Cards from 'phe/lib/evaluator5';
import { handStrength, OFFICIAL_COMPARISON, type StrengthOrder, strengthOrder, tileCode, tilesInPlay } from '@/lib/rules';
import { randomNumbers } from './random';
import { type Contender } from './stopwatch';

type Five = readonly [number, number, number, number, number];

/** Hands in one run: few enough that their lists stay in the processor's cache, which is not what is measured. */
export const HANDS = 5_000;
const SEED = 20260403;

/** What the others are compared with: always the first contender. */
export const OURS = 'handStrength';

/** Work that all contenders do alike. */
export interface Task {
  readonly title: string;
  readonly contenders: readonly Contender[];
}

/**
 * The same random hands for all, as lists of five codes: 52 cards for the others, the 52 tiles of four players for us.
 * A card and a tile of one place stand for each other, so that groups of a number and of a suit are the same for all.
 */
export function handEvaluation(): readonly Task[] {
  const tiles = tilesInPlay(13).map(tileCode);
  const order = strengthOrder(13, OFFICIAL_COMPARISON);
  const random = randomNumbers(SEED);
  const any = Array.from({ length: HANDS }, () => drawFive(52, random));
  const combinations = any.map((): Five => {
    for (;;) {
      const cards = drawFive(52, random);
      if (strengthOf(toTiles(cards, tiles), order) > 0) return cards;
    }
  });
  return [
    { title: 'five of 52 at random', contenders: contenders(any, tiles, order) },
    { title: 'those that are a combination', contenders: contenders(combinations, tiles, order) },
  ];
}

/** Our own at the largest table, which the others cannot play. */
export function largestTable(): Task {
  const tiles = tilesInPlay(15).map(tileCode);
  const order = strengthOrder(15, OFFICIAL_COMPARISON);
  const random = randomNumbers(SEED);
  const hands = Array.from({ length: HANDS }, () => toTiles(drawFive(60, random), tiles));
  return { title: 'five of 60 at random', contenders: [{ name: OURS, run: () => sumOf(hands, order) }] };
}

function contenders(cards: readonly Five[], tiles: readonly number[], order: StrengthOrder): readonly Contender[] {
  const hands = cards.map((five) => toTiles(five, tiles));
  return [
    {
      name: OURS,
      run: () => {
        let sum = 0;
        for (const hand of hands) sum = (sum + handStrength(hand[0], hand[1], hand[2], hand[3], hand[4], order)) | 0;
        return sum;
      },
    },
    {
      name: 'phe',
      run: () => {
        let sum = 0;
        for (const hand of cards) sum = (sum + evaluateCardCodes(hand)) | 0;
        return sum;
      },
    },
    {
      name: 'phe, inner function',
      run: () => {
        let sum = 0;
        for (const hand of cards) sum = (sum + evaluate5Cards(hand[0], hand[1], hand[2], hand[3], hand[4])) | 0;
        return sum;
      },
    },
    {
      name: '@pokertools/evaluator',
      run: () => {
        let sum = 0;
        for (const hand of cards) sum = (sum + evaluate(hand as unknown as number[])) | 0;
        return sum;
      },
    },
  ];
}

function sumOf(hands: readonly Five[], order: StrengthOrder): number {
  let sum = 0;
  for (const hand of hands) sum = (sum + strengthOf(hand, order)) | 0;
  return sum;
}

function strengthOf(hand: Five, order: StrengthOrder): number {
  return handStrength(hand[0], hand[1], hand[2], hand[3], hand[4], order);
}

function toTiles(cards: Five, tiles: readonly number[]): Five {
  const tile = (place: number): number => tiles[place] ?? -1;
  return [tile(cards[0]), tile(cards[1]), tile(cards[2]), tile(cards[3]), tile(cards[4])];
}

/** Five different places below `count`, in any order; every set is equally likely. */
function drawFive(count: number, random: (limit: number) => number): Five {
  for (;;) {
    const drawn: Five = [random(count), random(count), random(count), random(count), random(count)];
    if (new Set(drawn).size === drawn.length) return drawn;
  }
}
