import { at } from '@/lib/shared';
import { choices, countChoices } from './choices';
import { combinationOf } from './classify';
import { type HandSize } from './combination';
import { combinationStrength, madeStrength } from './combination-strength';
import { flushBlocks } from './flush-block';
import { type HandBlock } from './hand-block';
import { MADE_SIZE } from './run';
import { type RankedRun, type StrengthOrder } from './strength-order';
import { SUITS } from './suit';
import { type Tile, tileCode, tileFromCode } from './tile';
import { NUMBERS_BY_STRENGTH } from './tile-number';

/** Tile codes of each number, at its rank, weakest suit first. */
type ByRank = readonly (readonly number[])[];

/**
 * All combinations of a size that can be made from the tiles, each in one block (rules.md 2). What does not decide between
 * hands is multiplied out, so that the 30,132 Made hands of five players are some hundred blocks.
 * @param tiles different tiles in play, as many as wanted
 * @param own the strength that each block lies above, or not above
 */
export function possibleHands(
  tiles: readonly Tile[],
  size: HandSize,
  order: StrengthOrder,
  own: number,
): readonly HandBlock[] {
  const codes = tiles.map(tileCode).sort((one, other) => one - other);
  const byRank = NUMBERS_BY_STRENGTH.map((_, rank) => codes.filter((code) => code >> 2 === rank));
  if (size !== MADE_SIZE) {
    return byRank.flatMap((ofOneNumber) => choices(ofOneNumber, size)).map((chosen) => {
      const combination = combinationOf(chosen.map(tileFromCode), order.settings.highest);
      return block(1, chosen, combinationStrength(combination, order));
    });
  }
  return [
    ...order.rankedRuns.flatMap((run) => (run === undefined ? [] : runBlocks(run, byRank, order))),
    ...SUITS.flatMap((_, suit) => flushBlocks(codes.filter((code) => (code & 3) === suit), order, own)),
    ...twoNumberBlocks(3, byRank, order),
    ...twoNumberBlocks(4, byRank, order),
  ];
}

/** Hands of one strength. */
function block(hands: number, codes: readonly number[], strength: number): HandBlock {
  const hand = { codes, strength };
  return { hands, weakest: hand, strongest: hand };
}

/** Straights and straight flushes of one run: the suit of one tile decides, the other four are free (rules.md 3.3, 3.6). */
function runBlocks(run: RankedRun, byRank: ByRank, order: StrengthOrder): readonly HandBlock[] {
  const others = run.otherRanks.map((rank) => at(byRank, rank));
  const ofAnySuit = others.reduce((product, { length }) => product * length, 1);
  if (ofAnySuit === 0) return [];
  return at(byRank, run.decidingRank).flatMap((deciding) => {
    const isOfSuit = (code: number): boolean => ((code ^ deciding) & 3) === 0;
    const flush = others.flatMap((ofOneNumber) => ofOneNumber.filter(isOfSuit));
    const ofOneSuit = flush.length === others.length ? 1 : 0;
    const mixed = others.map((ofOneNumber) => ofOneNumber.find((code) => !isOfSuit(code)) ?? at(ofOneNumber, 0));
    return [
      ...ofStrengthOf([deciding, ...mixed], ofAnySuit - ofOneSuit, order),
      ...ofStrengthOf([deciding, ...flush], ofOneSuit, order),
    ];
  });
}

/** Three of a number and any pair, or four of a number and any fifth: the three or the four decide (rules.md 3.5). */
function twoNumberBlocks(more: 3 | 4, byRank: ByRank, order: StrengthOrder): readonly HandBlock[] {
  const fewer = MADE_SIZE - more;
  return byRank.flatMap((ofOneNumber) => {
    const others = byRank.filter((other) => other !== ofOneNumber && other.length >= fewer);
    const beside = others.reduce((sum, { length }) => sum + countChoices(length, fewer), 0);
    const codes = [...ofOneNumber.slice(0, more), ...(others[0] ?? []).slice(0, fewer)];
    return ofStrengthOf(codes, countChoices(ofOneNumber.length, more) * beside, order);
  });
}

/** So many Made hands as strong as this one; nothing when there are none. */
function ofStrengthOf(codes: readonly number[], hands: number, order: StrengthOrder): readonly HandBlock[] {
  return hands === 0 ? [] : [block(hands, codes, madeStrength(codes, order))];
}
