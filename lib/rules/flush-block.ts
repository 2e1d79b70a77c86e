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
  const setAt = (place: number): RankedHand => {
    const codes = choiceAt(suited, MADE_SIZE, place);
    return { codes, strength: strengthAsFlush(codes, order) };
  };
  const border = firstPlace(count, (place) => setAt(place).strength > own);
  const runs = runsAmong(suited, order);

  return [
    { from: 0, to: border, runs: runs.filter((codes) => strengthAsFlush(codes, order) <= own) },
    { from: border, to: count, runs: runs.filter((codes) => strengthAsFlush(codes, order) > own) },
  ].flatMap(({ from, to, runs: straightFlushes }) => {
    const hands = to - from - straightFlushes.length;
    if (hands === 0) return [];
    const isRun = ({ codes }: RankedHand): boolean => straightFlushes.some((run) => run.every((code) => codes.includes(code)));
    let weakest = from;
    while (isRun(setAt(weakest))) weakest += 1;
    let strongest = to - 1;
    while (isRun(setAt(strongest))) strongest -= 1;
    return [{ hands, weakest: setAt(weakest), strongest: setAt(strongest) }];
  });
}

/** The straight flushes that the tiles allow. */
function runsAmong(suited: readonly number[], order: StrengthOrder): readonly (readonly number[])[] {
  return order.rankedRuns.flatMap((run) => {
    if (run === undefined) return [];
    const ranks = [run.decidingRank, ...run.otherRanks];
    const codes = suited.filter((code) => ranks.includes(code >> 2));
    return codes.length === MADE_SIZE ? [codes] : [];
  });
}

/** The first of so many places that passes, when all after it do; `count` when none passes. */
function firstPlace(count: number, passes: (place: number) => boolean): number {
  // Mostly all flushes beat a hand of another kind, or none does.
  if (count === 0 || passes(0)) return 0;
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
