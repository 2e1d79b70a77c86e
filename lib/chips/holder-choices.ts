/** More chips than any table has: there is no way. */
const NO_WAY = 0x7fff;

/** What a holder can do with the chips of one value, when a given amount is left to be made with it and all smaller ones. */
export interface Choices {
  /** Fewest chips, given and received, of this value and all smaller ones. Infinity when the amount cannot be made. */
  readonly least: number;
  /** Chips of this value received, negative when given: from the choice that costs least. */
  readonly changes: readonly number[];
  /** For each of `changes`: how many chips more than `least` it takes at least. Rising; the smallest change first. */
  readonly excess: readonly number[];
}

/**
 * One holder by himself: the fewest chips that change what he holds by an amount, with the smallest values only,
 * if everybody else gave and took whatever suited him. What all need together is never less than what each needs.
 * @param values rising
 * @param held by value, what he can give
 * @param others by value, what he can receive
 * @param lowest what may be left of an amount, at least
 * @param highest what may be left of an amount, at most
 */
export function holderChoices(
  values: readonly number[], held: readonly number[], others: readonly number[], lowest: number, highest: number,
): (kind: number, amount: number) => Choices {
  const below = [{ low: lowest, least: new Int16Array(highest - lowest + 1) }];
  for (let kind = 0; kind < values.length - 1; kind += 1) {
    const { low, least } = below[kind] ?? { low: 0, least: Int16Array.of() };
    const value = values[kind] ?? 0;
    const [given, received] = [held[kind] ?? 0, others[kind] ?? 0];
    const next = new Int16Array(least.length + value * (given + received)).fill(NO_WAY);
    for (const [place, chips] of least.entries()) {
      if (chips === NO_WAY) continue;
      for (let change = -given; change <= received; change += 1) {
        const target = place + value * (change + given);
        const sum = chips + Math.abs(change);
        if (sum < (next[target] ?? 0)) next[target] = sum;
      }
    }
    below.push({ low: low - value * given, least: next });
  }

  const known = values.map(() => new Map<number, Choices>());
  return (kind, amount) => {
    const old = known[kind]?.get(amount);
    if (old !== undefined) return old;
    const { low, least } = below[kind] ?? { low: 0, least: Int16Array.of() };
    const value = values[kind] ?? 0;
    const found: { change: number; chips: number }[] = [];
    for (let change = -(held[kind] ?? 0); change <= (others[kind] ?? 0); change += 1) {
      const chips = least[amount - value * change - low] ?? NO_WAY;
      if (chips !== NO_WAY) found.push({ change, chips: chips + Math.abs(change) });
    }
    found.sort((a, b) => a.chips - b.chips || Math.abs(a.change) - Math.abs(b.change) || a.change - b.change);
    const fewest = found[0]?.chips ?? Infinity;
    const choices = {
      least: fewest,
      changes: found.map(({ change }) => change),
      excess: found.map(({ chips }) => chips - fewest),
    };
    known[kind]?.set(amount, choices);
    return choices;
  };
}
