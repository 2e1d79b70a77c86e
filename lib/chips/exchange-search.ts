import { at } from '@/lib/shared';
import { holderChoices } from './holder-choices';
import { type OpenRest } from './open-rest';
import { withCommon, familyAbove, isIn, type PairFamily, type PairSet } from './pair-set';
import { eachRouting } from './routing';
import { stackValue } from './stack';

/** By value, then by holder: chips received, negative when given. The holders of one value sum to zero. */
export type Exchange = readonly (readonly number[])[];

export interface ExchangeSearch {
  /** No exchange takes fewer. A chip counts twice in all budgets here: for who gives it and for who receives it. */
  readonly least: number;
  /** Any exchange within the budget. */
  readonly find: (budget: number) => Exchange | null;
  /** For a budget below which there is no exchange: the sets of pairs that suffice for it; null where there is none. */
  readonly families: (budget: number) => PairFamily | null;
  /** The first exchange within that budget that these pairs suffice for, after `families` found them. */
  readonly pick: (budget: number, pairs: PairSet) => Exchange;
}

/** Takes one vector of changes, and what is left after it; true ends the listing. */
type Visit = (change: readonly number[], left: readonly number[], budget: number) => boolean;

/**
 * The exact search for exchanges: value by value from the largest, and within a value holder by holder. A branch is
 * left as soon as what it took and what every holder by himself still needs at least go beyond the budget.
 * @param values rising
 * @param stacks by holder and value
 * @param net by holder, in chips of value 1; sums to zero
 * @param rest what may be left of it once all chips have moved
 * @param spend called once a step; throws to end the search
 */
export function exchangeSearch(
  values: readonly number[], stacks: readonly (readonly number[])[], net: readonly number[], rest: OpenRest,
  spend: () => void,
): ExchangeSearch {
  const totals = values.map((_, kind) => stacks.reduce((sum, stack) => sum + at(stack, kind), 0));
  const choicesOf = stacks.map((stack, holder) =>
    holderChoices(values, stack, totals.map((all, kind) => all - at(stack, kind)), at(rest.lowest, holder), at(rest.highest, holder)));
  const top = values.length - 1;
  /** Who is to end with nothing gives every chip he has, and for each there is one who receives it. */
  const emptied = stacks.map((stack, holder) => stackValue(values, stack) + at(net, holder) === at(rest.lowest, holder));
  const forced = (top: number): number =>
    2 * stacks.reduce((sum, stack, holder) => (at(emptied, holder) ? stack.slice(0, top + 1).reduce((all, count) => all + count, sum) : sum), 0);
  const forcedFrom = values.map((_, kind) => forced(kind));
  /** By value and amounts left: the largest budget that is known not to suffice. */
  const failed = values.map(() => new Map<string, number>());
  /** By value and amounts left: the budget that just suffices, and the sets of pairs that do. */
  const found = values.map(() => new Map<string, { readonly budget: number; readonly family: PairFamily }>());
  const routed = new Map<string, PairFamily>();
  const everyPair = familyAbove(stacks.length, [0]);

  /** Every change in the chips of one value that is balanced, and cheap enough as far as can be seen. */
  function eachChange(kind: number, left: readonly number[], budget: number, visit: Visit): boolean {
    const choices = left.map((amount, holder) => at(choicesOf, holder)(kind, amount));
    const slack = choices.reduce((spare, { least }) => spare - least, budget);
    if (!(slack >= 0) || budget < at(forcedFrom, kind)) return false;
    // Then nobody else can give any.
    const allGiven = budget === at(forcedFrom, kind);
    // What the holders from here on can receive at least and at most.
    const lowest = [0];
    const highest = [0];
    for (const { changes, excess } of choices.toReversed()) {
      const open = changes.filter((_, index) => at(excess, index) <= slack);
      lowest.unshift(at(lowest, 0) + Math.min(...open));
      highest.unshift(at(highest, 0) + Math.max(...open));
    }
    const change: number[] = [];
    const value = at(values, kind);
    const go = (sum: number, spare: number): boolean => {
      const holder = change.length;
      const own = choices[holder];
      if (own === undefined) {
        const taken = change.reduce((chips, each) => chips + Math.abs(each), 0);
        return visit(change, left.map((amount, each) => amount - value * at(change, each)), budget - taken);
      }
      for (let index = 0; index < own.changes.length; index += 1) {
        const excess = at(own.excess, index);
        if (excess > spare) return false;
        if (allGiven && at(own.changes, index) < 0 && !at(emptied, holder)) continue;
        const next = sum + at(own.changes, index);
        if (next + at(lowest, holder + 1) > 0 || next + at(highest, holder + 1) < 0) continue;
        change.push(at(own.changes, index));
        if (go(next, spare - excess)) return true;
        change.pop();
      }
      return false;
    };
    return go(0, slack);
  }

  function find(kind: number, left: readonly number[], budget: number): Exchange | null {
    if (kind < 0) return rest.allows(left) ? [] : null;
    const key = left.join();
    if ((failed[kind]?.get(key) ?? -1) >= budget) return null;
    spend();
    let exchange: Exchange | null = null;
    eachChange(kind, left, budget, (change, leftAfter, budgetAfter) => {
      const smaller = find(kind - 1, leftAfter, budgetAfter);
      if (smaller !== null) exchange = [...smaller, [...change]];
      return exchange !== null;
    });
    if (exchange === null) failed[kind]?.set(key, budget);
    return exchange;
  }

  function families(kind: number, left: readonly number[], budget: number): PairFamily | null {
    if (kind < 0) return rest.allows(left) ? everyPair : null;
    const key = left.join();
    const known = found[kind]?.get(key);
    if (known !== undefined) return known.budget > budget ? null : known.family;
    if ((failed[kind]?.get(key) ?? -1) >= budget) return null;
    spend();
    let family: PairFamily | null = null;
    eachChange(kind, left, budget, (change, leftAfter, budgetAfter) => {
      const smaller = families(kind - 1, leftAfter, budgetAfter);
      if (smaller !== null) family = withCommon(family, routable(change), smaller);
      return false;
    });
    if (family === null) failed[kind]?.set(key, budget);
    else found[kind]?.set(key, { budget, family });
    return family;
  }

  function routable(change: readonly number[]): PairFamily {
    const key = change.join();
    const known = routed.get(key);
    if (known !== undefined) return known;
    const sets = new Set<PairSet>();
    eachRouting(change, ~0, (_, pairs) => {
      sets.add(pairs);
      return false;
    });
    const family = familyAbove(stacks.length, sets);
    routed.set(key, family);
    return family;
  }

  function pick(kind: number, left: readonly number[], budget: number, pairs: PairSet): Exchange {
    if (kind < 0) return [];
    let exchange: Exchange = [];
    eachChange(kind, left, budget, (change, leftAfter, budgetAfter) => {
      const smaller = families(kind - 1, leftAfter, budgetAfter);
      if (smaller === null || !isIn(smaller, pairs) || !isIn(routable(change), pairs)) return false;
      const chosen = [...change];
      exchange = [...pick(kind - 1, leftAfter, budgetAfter, pairs), chosen];
      return true;
    });
    return exchange;
  }

  const each = net.reduce((sum, amount, holder) => sum + (top < 0 ? 0 : at(choicesOf, holder)(top, amount).least), 0);
  return {
    least: Math.max(each, forced(top)),
    find: (budget) => find(top, net, budget),
    families: (budget) => families(top, net, budget),
    pick: (budget, pairs) => pick(top, net, budget, pairs),
  };
}
