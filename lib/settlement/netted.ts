import { at, chips, invariant, seat, total, type Chips, type Seat } from '@/lib/shared';
import type { Transfer } from './transfer';

/** The search looks at every set of players who won or lost something: 4,096 sets of twelve. */
export const MOST_NETTED = 12;

interface Share {
  readonly seat: Seat;
  /** Chips: above 0 is won, below 0 is lost. Never 0. */
  readonly net: number;
}

/**
 * The fewest payments that give everybody his net: the same result as the official order, and not that order.
 *
 * A group whose nets sum to zero and that holds no smaller such group needs one payment fewer than it has players.
 * So the fewest payments in all come from splitting the players into as many such groups as there can be.
 * @param net chips by seat, in sum zero
 * @returns in the order of what the receivers won, most first; every amount above 0
 */
export function nettedTransfers(net: readonly Chips[]): readonly Transfer[] {
  invariant(total(net) === 0, 'nets sum to zero');
  const shares = net.flatMap((chipsWon, index) => (chipsWon === 0 ? [] : [{ seat: seat(index), net: chipsWon }]));
  invariant(shares.length <= MOST_NETTED, `at most ${MOST_NETTED} players win or lose`);
  return mostGroups(shares)
    .flatMap(settleGroup)
    .toSorted((a, b) => at(net, b.to) - at(net, a.to) || a.to - b.to || b.amount - a.amount || a.from - b.from);
}

/**
 * Splits shares into the most groups that each sum to zero. `most[set]` is how many can be closed one after the
 * other while the players of `set` are taken up in the best order: a group closes whenever the sum so far is zero.
 */
function mostGroups(shares: readonly Share[]): readonly (readonly Share[])[] {
  const sets = 1 << shares.length;
  const sums = new Array<number>(sets).fill(0);
  const most = new Array<number>(sets).fill(0);
  const lastIn = new Array<number>(sets).fill(0);
  for (let set = 1; set < sets; set += 1) {
    let best = -1;
    for (const [index, share] of shares.entries()) {
      const without = set & ~(1 << index);
      if (without === set) continue;
      sums[set] = at(sums, without) + share.net;
      if (at(most, without) <= best) continue;
      best = at(most, without);
      lastIn[set] = index;
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0);
  }

  const groups: Share[][] = [];
  for (let set = sets - 1; set > 0; set &= ~(1 << at(lastIn, set))) {
    if (sums[set] === 0) groups.push([]);
    groups.at(-1)?.push(at(shares, at(lastIn, set)));
  }
  return groups;
}

/** Within a group the one who lost most pays the one who won most, until nothing is open: each payment closes one. */
function settleGroup(group: readonly Share[]): readonly Transfer[] {
  const open = (sign: number) =>
    group.flatMap(({ seat: who, net }) => (net * sign > 0 ? [{ seat: who, left: net * sign }] : [])).toSorted(bySize);
  const [winners, losers] = [open(1), open(-1)];
  const transfers: Transfer[] = [];
  let [to, from] = [winners.shift(), losers.shift()];
  while (to && from) {
    const amount = Math.min(to.left, from.left);
    transfers.push({ from: from.seat, to: to.seat, amount: chips(amount) });
    to.left -= amount;
    from.left -= amount;
    if (to.left === 0) to = winners.shift();
    if (from.left === 0) from = losers.shift();
  }
  return transfers;
}

function bySize(a: { seat: Seat; left: number }, b: { seat: Seat; left: number }): number {
  return b.left - a.left || a.seat - b.seat;
}
