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
import { tileFromCode } from './tile';
import { NUMBERS_BY_STRENGTH } from './tile-number';

/** Tile codes of each number, at its rank, weakest suit first. */
type ByRank = readonly (readonly number[])[];

/**
 * All combinations of a size that can be made from the tiles, each in one block (rules.md 2). What does not decide between
 * hands is multiplied out, so that the 30,132 Made hands of five players are some hundred blocks.
 *
 * Mostly this runs once on a page, before anything is compiled: loops, and few functions, are what makes it short.
 * @param tiles codes of different tiles in play, as many as wanted, rising
 * @param own the strength that each block lies above, or not above
 */
export function possibleHands(
  tiles: readonly number[],
  size: HandSize,
  order: StrengthOrder,
  own: number,
): readonly HandBlock[] {
  const byRank = NUMBERS_BY_STRENGTH.map((): number[] => []);
  const bySuit = SUITS.map((): number[] => []);
  for (const code of tiles) {
    at(byRank, code >> 2).push(code);
    at(bySuit, code & 3).push(code);
  }
  if (size !== MADE_SIZE) return byRank.flatMap((ofOneNumber) => sameNumberBlocks(ofOneNumber, size, order));

  const blocks: HandBlock[] = [];
  for (const run of order.rankedRuns) if (run !== undefined) addRun(blocks, run, byRank, order);
  for (const suited of bySuit) blocks.push(...flushBlocks(suited, order, own));
  addTwoNumbers(blocks, 3, byRank, order);
  addTwoNumbers(blocks, 4, byRank, order);
  return blocks;
}

/** Singles, pairs or triples of a number. */
function sameNumberBlocks(ofOneNumber: readonly number[], size: HandSize, order: StrengthOrder): readonly HandBlock[] {
  return choices(ofOneNumber, size).map((codes) => {
    const combination = combinationOf(codes.map(tileFromCode), order.settings.highest);
    const hand = { codes, strength: combinationStrength(combination, order) };
    return { hands: 1, weakest: hand, strongest: hand };
  });
}

/** Straights and straight flushes of one run: the suit of one tile decides, the other four are free (rules.md 3.3, 3.6). */
function addRun(blocks: HandBlock[], run: RankedRun, byRank: ByRank, order: StrengthOrder): void {
  for (const deciding of at(byRank, run.decidingRank)) {
    let ofAnySuit = 1;
    const ofOneSuit = [deciding];
    const mixed = [deciding];
    for (const rank of run.otherRanks) {
      const ofOneNumber = at(byRank, rank);
      if (ofOneNumber.length === 0) return;
      ofAnySuit *= ofOneNumber.length;
      const alike = (rank << 2) | (deciding & 3);
      if (ofOneNumber.includes(alike)) ofOneSuit.push(alike);
      mixed.push(at(ofOneNumber, ofOneNumber.length > 1 && ofOneNumber[0] === alike ? 1 : 0));
    }
    const straightFlushes = ofOneSuit.length === MADE_SIZE ? 1 : 0;
    addMade(blocks, ofAnySuit - straightFlushes, mixed, order);
    addMade(blocks, straightFlushes, ofOneSuit, order);
  }
}

/** Three of a number and any pair, or four of a number and any fifth: the three or the four decide (rules.md 3.5). */
function addTwoNumbers(blocks: HandBlock[], more: 3 | 4, byRank: ByRank, order: StrengthOrder): void {
  const fewer = MADE_SIZE - more;
  let beside = 0;
  for (const { length } of byRank) beside += countChoices(length, fewer);
  for (const ofOneNumber of byRank) {
    const hands = countChoices(ofOneNumber.length, more) * (beside - countChoices(ofOneNumber.length, fewer));
    if (hands === 0) continue;
    const other = byRank.find((each) => each !== ofOneNumber && each.length >= fewer) ?? [];
    addMade(blocks, hands, [...ofOneNumber.slice(0, more), ...other.slice(0, fewer)], order);
  }
}

/** So many Made hands as strong as this one; nothing when there are none. */
function addMade(blocks: HandBlock[], hands: number, codes: readonly number[], order: StrengthOrder): void {
  if (hands === 0) return;
  const hand = { codes, strength: madeStrength(codes, order) };
  blocks.push({ hands, weakest: hand, strongest: hand });
}
