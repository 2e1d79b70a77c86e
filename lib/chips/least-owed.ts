import { at } from '@/lib/shared';
import { canExchange, type HandoverProblem } from './handover-problem';
import { type Owed } from './note';
import { stackValue } from './stack';

/**
 * The least that must stay owed between the players, in all, so that the rest can be handed over. Null when the box
 * cannot give what it must, whatever the players owe each other.
 * @param spend called once a step; throws to end the search
 */
export function leastOwed(problem: HandoverProblem, spend: () => void): number | null {
  const players = problem.holders.filter((holder) => holder !== 'box').length;
  const amounts = problem.stacks.map((stack, holder) => stackValue(problem.values, stack) + at(problem.net, holder));
  const makeable = makeableAmounts(problem);
  // The box owes nobody: it must end with an amount that chips make.
  if (amounts.slice(players).some((amount) => makeable[amount] !== 1)) return null;
  const most = makeable.length - 1 + amounts.reduce((sum, amount) => sum + Math.abs(amount), 0);
  const ends = amounts.slice(0, players);
  // What somebody lacks with all his chips gone is owed in any case.
  for (let sum = sumOf(ends, lackingIn); sum <= most; sum += 1) {
    const possible = someOwed(ends, sum, makeable, spend, (owed) =>
      canExchange({ ...problem, net: problem.net.map((amount, holder) => amount + (owed[holder] ?? 0)) }, spend));
    if (possible) return sum;
  }
  return null;
}

/** Tries who may owe what: `sum` in all, so that everybody ends with an amount that chips of this table make. */
function someOwed(
  amounts: readonly number[], sum: number, makeable: Uint8Array, spend: () => void, allows: (owed: Owed) => boolean,
): boolean {
  /** By player: what those after him owe at least, and what they can be owed at most. */
  const lacking = amounts.map((_, player) => sumOf(amounts.slice(player + 1), lackingIn));
  const owable = amounts.map((_, player) => sumOf(amounts.slice(player + 1), (amount) => Math.max(0, amount)));
  const owed: number[] = [];
  const go = (owing: number, due: number): boolean => {
    spend();
    const player = owed.length;
    const amount = amounts[player];
    if (amount === undefined) return owing === 0 && due === 0 && allows(owed);
    const last = player === amounts.length - 1;
    const others = at(owable, player);
    const most = Math.min(owing - at(lacking, player), due > others ? others - due : Infinity);
    for (let more = Math.max(-due, -amount, last && owing > 0 ? owing : -due); more <= most; more += 1) {
      if (makeable[amount + more] !== 1) continue;
      owed.push(more);
      if (go(owing - Math.max(more, 0), due - Math.max(-more, 0))) return true;
      owed.pop();
    }
    return false;
  };
  return go(sum, sum);
}

/** What a player who is to end with so much lacks with all his chips gone. */
function lackingIn(amount: number): number {
  return Math.max(0, -amount);
}

function sumOf(amounts: readonly number[], part: (amount: number) => number): number {
  return amounts.reduce((sum, amount) => sum + part(amount), 0);
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
