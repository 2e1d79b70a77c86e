/**
 * A second settlement, written from rules.md 4 alone and shaped differently on purpose: a table of what each seat
 * owes each other, then the table of players acted out, one creditor's turn after the other. Slow and plain.
 * It shares no code with lib/settlement: numbers in, numbers out.
 */
export interface OracleRound {
  readonly winner: number;
  /** By seat; null takes no part. */
  readonly tiles: readonly (number | null)[];
  readonly twos: readonly number[];
  readonly chips: readonly number[];
  readonly rules: Readonly<Record<'penalty' | 'penaltyScope' | 'collectors' | 'exhaustion' | 'settlementOrder', string>>;
}

export interface OracleResult {
  readonly after: number[];
  readonly transfers: { from: number; to: number; due: number; paid: number }[];
  readonly out: number[];
  readonly lapsed: { from: number; to: number; due: number }[];
  /** owed[from][to] before anybody runs short. */
  readonly owed: number[][];
  readonly places: (number | null)[];
}

export function settleSlowly({ winner, tiles, twos, chips, rules }: OracleRound): OracleResult {
  const n = tiles.length;
  const held = (p: number) => tiles[p] ?? 0;
  const plays = (p: number) => tiles[p] !== null;

  // 4.2, by adding up one 2 after the other.
  const factor = (p: number) => {
    let value = 1;
    for (let two = 1; two <= (twos[p] ?? 0); two += 1) {
      if (rules.penalty === 'double-each') value += value;
      if (rules.penalty === 'add-one-each') value += 1;
      if (rules.penalty === 'double-once') value = 2;
    }
    return value;
  };
  const weight = (p: number) => (rules.penaltyScope === 'count' ? held(p) * factor(p) : held(p));

  // 4.4
  const steps = (p: number) => (p - winner + n) % n;
  const before = (p: number, q: number) => weight(p) < weight(q) || (weight(p) === weight(q) && steps(p) < steps(q));
  const places = tiles.map((own, p) => {
    if (own === null) return null;
    let better = 0;
    for (let q = 0; q < n; q += 1) if (plays(q) && weight(q) < weight(p)) better += 1;
    return better + 1;
  });

  // 4.5, 4.6
  const owed = tiles.map((_, from) =>
    tiles.map((__, to) => {
      if (!plays(from) || !plays(to) || weight(from) <= weight(to)) return 0;
      if (rules.collectors === 'winner' && to !== winner) return 0;
      const bare = weight(from) - weight(to);
      if (rules.penaltyScope === 'payment') return bare * factor(from);
      if (rules.penaltyScope === 'winner-only' && to === winner) return bare * factor(from);
      return bare;
    }),
  );
  const due = (from: number, to: number) => owed[from]?.[to] ?? 0;

  // 4.4, 4.7: whoever has most others before him comes last.
  const queue: number[] = [];
  for (let rank = 0; rank < n; rank += 1) {
    for (let p = 0; p < n; p += 1) {
      if (!plays(p)) continue;
      let ahead = 0;
      for (let q = 0; q < n; q += 1) if (plays(q) && q !== p && before(q, p)) ahead += 1;
      if (ahead === rank) queue.push(p);
    }
  }

  // 4.10
  let bookAtOnce = rules.settlementOrder === 'net-first';
  for (let p = 0; p < n; p += 1) {
    let out = 0;
    let back = 0;
    for (let q = 0; q < n; q += 1) {
      out += due(p, q);
      back += due(q, p);
    }
    if (out > back && (chips[p] ?? 0) < out - back) bookAtOnce = false;
  }

  // 4.7, 4.8, 4.9
  const after = [...chips];
  const out: number[] = [];
  const transfers: OracleResult['transfers'] = [];
  const lapsed: OracleResult['lapsed'] = [];
  for (const to of queue) {
    for (const from of queue) {
      const amount = due(from, to);
      if (amount === 0) continue;
      if (out.includes(from) || out.includes(to)) {
        lapsed.push({ from, to, due: amount });
        continue;
      }
      let paid = amount;
      if (!bookAtOnce && rules.exhaustion !== 'allow-debt') {
        paid = 0;
        while (paid < amount && (after[from] ?? 0) - paid > 0) paid += 1;
        if (paid < amount) out.push(from);
      }
      after[from] = (after[from] ?? 0) - paid;
      after[to] = (after[to] ?? 0) + paid;
      transfers.push({ from, to, due: amount, paid });
    }
  }
  return { after, transfers, out, lapsed, owed, places };
}
