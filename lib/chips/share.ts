import { at } from '@/lib/shared';

/** Values each of which divides the next: whether such chips can be shared out is a matter of counting. */
interface Chain {
  readonly values: readonly number[];
  readonly counts: readonly number[];
  /** What all its chips are worth. */
  readonly worth: number;
}

/**
 * Whether all the chips can be shared out so that every holder ends with exactly his amount. Who holds what now does
 * not matter for that.
 *
 * The values are cut into chains, from the smallest. A chain alone is decided by counting: a chip takes a place of its
 * own size out of somebody's amount, and a larger chip takes always as many of those, wherever it lies. So only the
 * amounts that each chain covers are searched: all of them, and they are few, since what the other chains cover is a
 * multiple of their common divisor.
 * @param values rising
 * @param counts chips of each value, in all
 * @param amounts by holder; their sum is the worth of all chips
 * @param spend called once a step; throws to end the search
 */
export function canShare(
  values: readonly number[], counts: readonly number[], amounts: readonly number[], spend: () => void,
): boolean {
  if (amounts.some((amount) => amount < 0)) return false;
  const chains = chainsOf(values, counts);
  const dead = new Set<string>();

  function shared(index: number, left: readonly number[]): boolean {
    const chain = chains[index];
    if (chain === undefined) return left.every((amount) => amount === 0);
    const key = `${index}:${left.toSorted((a, b) => a - b).join()}`;
    if (dead.has(key)) return false;
    const step = chains.slice(index + 1).flatMap((later) => later.values).reduce(commonDivisor, 0);
    const covered: number[] = [];
    const least = left.map((amount) => (step === 0 ? amount : amount % step));
    const leastAfter = least.map((_, holder) => least.slice(holder + 1).reduce((sum, amount) => sum + amount, 0));

    const cover = (worth: number): boolean => {
      spend();
      const holder = covered.length;
      if (holder === left.length) {
        return worth === 0 && fits(chain, covered) && shared(index + 1, left.map((amount, each) => amount - at(covered, each)));
      }
      const most = Math.min(at(left, holder), worth - at(leastAfter, holder));
      for (let amount = at(least, holder); amount <= most; amount += step || Infinity) {
        covered.push(amount);
        if (cover(worth - amount)) return true;
        covered.pop();
      }
      return false;
    };

    const possible = cover(chain.worth);
    if (!possible) dead.add(key);
    return possible;
  }

  return shared(0, amounts);
}

/**
 * Whether the amounts have places for all chips of the chain. Their sum is its worth, so that an amount which the
 * smallest value does not divide is a place too few.
 */
function fits({ values, counts }: Chain, amounts: readonly number[]): boolean {
  let worth = 0;
  for (let kind = values.length - 1; kind >= 0; kind -= 1) {
    const value = at(values, kind);
    worth += value * at(counts, kind);
    const places = amounts.reduce((sum, amount) => sum + Math.floor(amount / value), 0);
    if (places * value < worth) return false;
  }
  return true;
}

function chainsOf(values: readonly number[], counts: readonly number[]): readonly Chain[] {
  const chains: Chain[] = [];
  for (const [kind, value] of values.entries()) {
    const last = chains.at(-1);
    const chip: Chain = { values: [value], counts: [at(counts, kind)], worth: value * at(counts, kind) };
    if (last === undefined || value % at(last.values, last.values.length - 1) !== 0) chains.push(chip);
    else {
      chains[chains.length - 1] = {
        values: [...last.values, ...chip.values],
        counts: [...last.counts, ...chip.counts],
        worth: last.worth + chip.worth,
      };
    }
  }
  return chains;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
