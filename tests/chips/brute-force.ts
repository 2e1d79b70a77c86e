/**
 * The hand-over by trying everything: every way the chips can lie afterwards, every set of pairs, every split of a
 * value among them. Slow, and written without looking at how the planner works.
 */
export interface BruteTable {
  readonly values: readonly number[];
  /** By holder; the box, if any, is the last. */
  readonly stacks: readonly (readonly number[])[];
  readonly net: readonly number[];
  /** Holders who can owe: all of them, or all but the box. */
  readonly debtors: number;
}

export interface BruteBest {
  /** Sum of all notes, and how many. */
  readonly owed: number;
  readonly notes: number;
  readonly moved: number;
  readonly pairs: number;
}

/** The best with no notes, or null. */
export function bruteHandover(table: BruteTable): Pick<BruteBest, 'moved' | 'pairs'> | null {
  const best = bruteBest({ ...table, debtors: 0 });
  return best === null ? null : { moved: best.moved, pairs: best.pairs };
}

/** The best of all: least owed, fewest chips, fewest notes, fewest pairs, in this order. Null if the box cannot do it. */
export function bruteBest({ values, stacks, net, debtors }: BruteTable): BruteBest | null {
  let best: BruteBest | null = null;
  for (const after of distributions(values.length, stacks)) {
    const surplus = after.map(
      (stack, holder) => worth(values, stack) - worth(values, stacks[holder]!) - net[holder]!,
    );
    if (surplus.slice(debtors).some((each) => each !== 0)) continue;
    const owed = surplus.reduce((sum, each) => sum + Math.max(0, each), 0);
    const notes = fewestNotes(surplus);
    const moved = after.reduce(
      (sum, stack, holder) => sum + stack.reduce((all, count, kind) => all + Math.max(0, count - stacks[holder]![kind]!), 0),
      0,
    );
    const sofar = [owed, moved, notes];
    if (best !== null && isMore(sofar, [best.owed, best.moved, best.notes])) continue;
    const pairs = fewestPairs(stacks, after);
    if (best === null || isMore([best.owed, best.moved, best.notes, best.pairs], [...sofar, pairs])) {
      best = { owed, notes, moved, pairs };
    }
  }
  return best;
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const first = one.findIndex((each, index) => each !== other[index]);
  return first >= 0 && one[first]! > other[first]!;
}

function worth(values: readonly number[], stack: readonly number[]): number {
  return stack.reduce((sum, count, kind) => sum + count * values[kind]!, 0);
}

/** Every way to lay out the same chips, by holder and value. */
function* distributions(kinds: number, stacks: readonly (readonly number[])[]): Generator<readonly number[][]> {
  const after = stacks.map(() => Array.from({ length: kinds }, () => 0));
  function* lay(kind: number, holder: number, left: number): Generator<readonly number[][]> {
    if (kind === kinds) {
      yield after;
    } else if (holder === stacks.length - 1) {
      after[holder]![kind] = left;
      yield* lay(kind + 1, 0, total(kind + 1));
    } else {
      for (let count = 0; count <= left; count += 1) {
        after[holder]![kind] = count;
        yield* lay(kind, holder + 1, left - count);
      }
    }
  }
  const total = (kind: number) => stacks.reduce((sum, stack) => sum + (stack[kind] ?? 0), 0);
  yield* lay(0, 0, total(0));
}

/** Those who owe and are owed fall into groups that sum to zero; a group of n needs n − 1 notes. */
function fewestNotes(surplus: readonly number[]): number {
  const open = surplus.filter((each) => each !== 0);
  const mostGroups = (left: readonly number[]): number => {
    const [first, ...others] = left;
    if (first === undefined) return 0;
    let most = 0;
    for (let mask = 0; mask < 1 << others.length; mask += 1) {
      const inside = others.filter((_, index) => (mask >> index) & 1);
      if (inside.reduce((sum, each) => sum + each, first) !== 0) continue;
      most = Math.max(most, 1 + mostGroups(others.filter((_, index) => !((mask >> index) & 1))));
    }
    return most;
  };
  return open.length - mostGroups(open);
}

/** The smallest set of pairs over which every value can get from where it lay to where it lies. */
function fewestPairs(before: readonly (readonly number[])[], after: readonly (readonly number[])[]): number {
  const pairs = before.flatMap((_, one) => before.slice(one + 1).map((_, more) => [one, one + 1 + more] as const));
  let fewest = Infinity;
  for (let mask = 0; mask < 1 << pairs.length; mask += 1) {
    const used = pairs.filter((_, index) => (mask >> index) & 1);
    if (used.length >= fewest) continue;
    const possible = before[0]!.every((_, kind) =>
      canFlow(before.map((stack, holder) => after[holder]![kind]! - stack[kind]!), used));
    if (possible) fewest = used.length;
  }
  return fewest;
}

/** Tries every number of chips over each pair in turn. */
function canFlow(change: readonly number[], pairs: readonly (readonly [number, number])[]): boolean {
  const [first, ...others] = pairs;
  if (first === undefined) return change.every((each) => each === 0);
  const [giver, taker] = change[first[0]]! < 0 ? first : [first[1], first[0]];
  const most = Math.max(0, Math.min(-change[giver]!, change[taker]!));
  for (let count = 0; count <= most; count += 1) {
    const left = change.map((each, holder) => (holder === giver ? each + count : holder === taker ? each - count : each));
    if (canFlow(left, others)) return true;
  }
  return false;
}
