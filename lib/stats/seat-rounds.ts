import { entryTableOf, twosCostsOf, type RoundStep } from '@/lib/match';
import { checkEntry } from '@/lib/settlement';
import { at, chips, invariant, type Chips, type Seat } from '@/lib/shared';

/** What the rounds of a match came to for one seat; sums over those he took part in. What each means: decision 0041. */
export interface SeatRounds {
  readonly rounds: number;
  /** Rounds in which he went out. */
  readonly roundsWon: number;
  /** What the rounds alone moved. */
  readonly roundNet: Chips;
  /** His counts (rules.md 4.2), and the tiles he was left with. */
  readonly counts: number;
  readonly tiles: number;
  /** 2s in his hand when somebody else went out, and how many chips more he would have without them. */
  readonly twos: number;
  readonly twosCost: Chips;
  /** The most that one round brought him, and that round, counted from 1. Never a gain: 0 in round 0. */
  readonly gain: Chips;
  readonly gainRound: number;
  /** The most that one round took from him, as an amount below zero. Never a loss: 0 in round 0. */
  readonly loss: Chips;
  readonly lossRound: number;
  /** Rounds in which he could not pay all he owed (rules.md 4.8). */
  readonly outs: number;
}

export function seatRoundsOf(steps: readonly RoundStep[], seat: Seat): SeatRounds {
  let [rounds, roundsWon, roundNet, counts, tiles, twos, twosCost, outs] = [0, 0, 0, 0, 0, 0, 0, 0];
  let [gain, gainRound, loss, lossRound] = [0, 0, 0, 0];
  for (const step of steps) {
    const { settlement, round, event } = step;
    const hand = settlement.hands.find((counted) => counted.seat === seat);
    if (hand === undefined) continue;
    const net = at(settlement.net, seat);
    rounds += 1;
    if (event.entry.winner === seat) roundsWon += 1;
    roundNet += net;
    counts += hand.count;
    tiles += hand.tiles;
    twos += hand.twos;
    if (hand.twos > 0) twosCost += twosCostOf(step, seat);
    if (net > gain) [gain, gainRound] = [net, round];
    if (net < loss) [loss, lossRound] = [net, round];
    if (settlement.ranOut.some((out) => out.seat === seat)) outs += 1;
  }
  return {
    rounds, roundsWon, roundNet: chips(roundNet), counts, tiles, twos, twosCost: chips(twosCost),
    gain: chips(gain), gainRound, loss: chips(loss), lossRound, outs,
  };
}

/** Against the same tiles with others in the place of his 2s, running out included: what the match screen says too. */
function twosCostOf(step: RoundStep, seat: Seat): Chips {
  const table = entryTableOf(step.before);
  const entry = table && checkEntry(step.event.entry, table);
  invariant(entry?.ok === true, 'a round that was followed can be followed');
  return twosCostsOf({ entry: entry.value, step })[seat]?.total ?? chips(0);
}

/** What passed between each two in rounds: a row for each seat, what he took from the others less what he paid them. */
export function betweenOf(steps: readonly RoundStep[], seats: number): readonly Chips[] {
  const between = Array.from({ length: seats * seats }, () => 0);
  for (const { settlement } of steps) {
    for (const { from, to, paid } of settlement.payments) {
      between[to * seats + from] = at(between, to * seats + from) + paid;
      between[from * seats + to] = at(between, from * seats + to) - paid;
    }
  }
  return between.map(chips);
}
