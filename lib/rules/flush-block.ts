import { at } from '@/lib/shared';
import { choiceAt, countChoices } from './choices';
import { type HandBlock, type RankedHand } from './hand-block';
import { strengthAsFlush } from './hand-strength';
import { MADE_SIZE } from './run';
import { type StrengthOrder } from './strength-order';

/**
 * The flushes that can be made from tiles of one suit: those above a strength, and the others (rules.md 2.6, 3.4).
 * Within a suit a set with stronger numbers, strongest first, is never weaker, whatever the flush order.
 * So sets of five are ranked as `choiceAt` counts them, the border is found by halving, and no set is listed;
 * the runs among them, which are straight flushes, are taken out.
 * @param suited tile codes of one suit, rising
 * @param own the strength of the hand that is to be beaten
 */
export function flushBlocks(suited: readonly number[], order: StrengthOrder, own: number): readonly HandBlock[] {
  const count = countChoices(suited.length, MADE_SIZE);
  if (count === 0) return [];
  const suit = at(suited, 0) & 3;
  const beats = (numbers: number): boolean => strengthAsFlush(numbers, suit, order) > own;
  const numbersAt = (place: number): number => numbersOf(choiceAt(suited, MADE_SIZE, place));
  const handAt = (place: number): RankedHand => {
    const codes = choiceAt(suited, MADE_SIZE, place);
    return { codes, strength: strengthAsFlush(numbersOf(codes), suit, order) };
  };
  const border = firstPlace(count, (place) => beats(numbersAt(place)));
  const all = numbersOf(suited);
  const runs = order.runSets.filter((run) => run !== 0 && (run & all) === run);

  const blocks: HandBlock[] = [];
  const add = (from: number, to: number, straightFlushes: number): void => {
    const hands = to - from - straightFlushes;
    if (hands === 0) return;
    let weakest = from;
    while (runs.includes(numbersAt(weakest))) weakest += 1;
    let strongest = to - 1;
    while (runs.includes(numbersAt(strongest))) strongest -= 1;
    blocks.push({ hands, weakest: handAt(weakest), strongest: handAt(strongest) });
  };
  const runsAbove = runs.filter(beats).length;
  add(0, border, runs.length - runsAbove);
  add(border, count, runsAbove);
  return blocks;
}

/** The numbers of the tiles, bit n for rank n. */
function numbersOf(codes: readonly number[]): number {
  let numbers = 0;
  for (const code of codes) numbers |= 1 << (code >> 2);
  return numbers;
}

/** The first of so many places that passes, when all after it do; `count` when none passes. */
function firstPlace(count: number, passes: (place: number) => boolean): number {
  // Mostly all flushes beat a hand of another kind, or none does.
  if (passes(0)) return 0;
  if (!passes(count - 1)) return count;
  let from = 1;
  let to = count - 1;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
