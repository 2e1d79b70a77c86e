/** Something to measure: it does the whole work once and returns a number that depends on all of it. */
export interface Contender {
  readonly name: string;
  readonly run: () => number;
}

export interface Measured {
  readonly name: string;
  /** Milliseconds of one run: the middle one of all rounds. */
  readonly median: number;
  /** Milliseconds of the quickest and the slowest run. */
  readonly range: readonly [quickest: number, slowest: number];
}

/** Results end here, so that no run can be left out as unused. */
let sink = 0;

/**
 * Runs the contenders in turn, round after round, each round beginning with the next one:
 * whatever else the machine does falls on all alike.
 */
export function measure(contenders: readonly Contender[], rounds: number, warmUps: number): readonly Measured[] {
  const times = contenders.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const place = (turn + round + warmUps) % contenders.length;
      const contender = contenders[place];
      if (contender === undefined) continue;
      const started = performance.now();
      sink ^= contender.run();
      if (round >= 0) times[place]?.push(performance.now() - started);
    }
  }
  if (Number.isNaN(sink)) throw new Error('a contender returned no number');
  return contenders.map(({ name }, place) => {
    const sorted = (times[place] ?? []).sort((one, other) => one - other);
    return { name, median: middle(sorted), range: [sorted[0] ?? NaN, sorted.at(-1) ?? NaN] };
  });
}

/** The median of a rising list. */
export function middle(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? NaN) + upper) / 2;
}
