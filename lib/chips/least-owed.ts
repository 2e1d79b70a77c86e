import { at } from '@/lib/shared';
import { canExchange, type HandoverProblem } from './handover-problem';
import { type Owed } from './note';
import { shortestRouting } from './routing';
import { stackValue } from './stack';

/**
 * Every way to owe the least that lets the rest be handed over, over as few notes as possible. Empty when the box
 * cannot give what it must, whatever the players owe each other.
 * @param spend called once a step; throws to end the search
 */
export function leastOwed(problem: HandoverProblem, spend: () => void): readonly Owed[] {
  const players = problem.holders.filter((holder) => holder !== 'box').length;
  const amounts = problem.stacks.map((stack, holder) => stackValue(problem.values, stack) + at(problem.net, holder));
  const makeable = makeableAmounts(problem);
  // The box owes nobody: it must end with an amount that chips make.
  if (amounts.slice(players).some((amount) => makeable[amount] !== 1)) return [];
  const most = makeable.length - 1 + amounts.reduce((sum, amount) => sum + Math.abs(amount), 0);
  for (let sum = 0; sum <= most; sum += 1) {
    const ways: Owed[] = [];
    eachOwed(amounts.slice(0, players), sum, makeable, spend, (owed) => {
      const net = problem.net.map((amount, holder) => amount + (owed[holder] ?? 0));
      if (canExchange({ ...problem, net }, spend)) ways.push([...owed]);
    });
    const notes = ways.map((owed) => shortestRouting(owed).length);
    if (ways.length > 0) return ways.filter((_, index) => notes[index] === Math.min(...notes));
  }
  return [];
}

/** Lists who may owe what: `sum` in all, so that everybody ends with an amount that chips of this table make. */
function eachOwed(
  amounts: readonly number[], sum: number, makeable: Uint8Array, spend: () => void, visit: (owed: Owed) => void,
): void {
  const owed: number[] = [];
  const go = (owing: number, due: number): void => {
    spend();
    const amount = amounts[owed.length];
    if (amount === undefined) {
      if (owing === 0 && due === 0) visit(owed);
      return;
    }
    const last = owed.length === amounts.length - 1;
    for (let more = Math.max(-due, -amount, last && owing > 0 ? owing : -due); more <= owing; more += 1) {
      if (makeable[amount + more] !== 1) continue;
      owed.push(more);
      go(owing - Math.max(more, 0), due - Math.max(-more, 0));
      owed.pop();
    }
  };
  go(sum, sum);
}

/** 1 at every amount that some of the chips on the table make. */
function makeableAmounts({ values, stacks }: HandoverProblem): Uint8Array {
  const worth = stacks.reduce((sum, stack) => sum + stackValue(values, stack), 0);
  const makeable = new Uint8Array(worth + 1);
  makeable[0] = 1;
  for (const [kind, value] of values.entries()) {
    const count = stacks.reduce((sum, stack) => sum + at(stack, kind), 0);
    // How many chips of this value the amount needs at least: none if it could be made before.
    const needed = new Uint16Array(worth + 1);
    for (let amount = value; amount <= worth; amount += 1) {
      if (makeable[amount] === 1 || makeable[amount - value] !== 1) continue;
      const chipsNeeded = (needed[amount - value] ?? 0) + 1;
      if (chipsNeeded > count) continue;
      needed[amount] = chipsNeeded;
      makeable[amount] = 1;
    }
  }
  return makeable;
}
