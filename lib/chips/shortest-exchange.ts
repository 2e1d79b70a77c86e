import { inTime } from './deadline';
import { exchangeSearch, type Exchange } from './exchange-search';
import { type HandoverProblem } from './handover-problem';
import { type OpenRest } from './open-rest';
import { smallestIn, type PairSet } from './pair-set';

export interface ShortestExchange {
  readonly exchange: Exchange;
  /** Chips that change hands. */
  readonly moved: number;
  /** The pairs to route it over; all of them as long as the fewest are not known. */
  readonly pairs: PairSet;
  /** Whether no exchange moves fewer chips. */
  readonly fewestChips: boolean;
  /** Whether no exchange that moves so few chips involves fewer pairs. */
  readonly fewestPairs: boolean;
}

export interface ShortestSearch {
  /** Null when none was found that moves at most `most` chips. */
  readonly best: ShortestExchange | null;
  /** Whether the search came to its end. Then `best` is proven, and its absence too. */
  readonly finished: boolean;
}

const EVERY_PAIR: PairSet = ~0;

/**
 * The exchange that moves the fewest chips, and among those one over the fewest pairs.
 * @param problem one that some exchange solves, or `most` is the only end of the search
 * @param rest what may stay open
 * @param most chips that it may move
 * @param spend called once a step; throws to end the search
 */
export function shortestExchange(problem: HandoverProblem, rest: OpenRest, most: number, spend: () => void): ShortestSearch {
  let best: ShortestExchange | null = null;
  const finished = inTime(() => {
    const search = exchangeSearch(problem.values, problem.stacks, problem.net, rest, spend);
    // A chip counts twice in a budget, for its giver and its receiver.
    let refused = search.least + (search.least % 2) - 2;
    // Some exchange first, with more and more to spend: what is shown should the time run out.
    for (let more = 2; best === null; more *= 2) {
      if (refused >= 2 * most || refused === Infinity) return true;
      const budget = Math.min(refused + more, 2 * most);
      const exchange = search.find(budget);
      if (exchange === null) refused = budget;
      else {
        const moved = movedIn(exchange);
        best = { exchange, moved, pairs: EVERY_PAIR, fewestChips: 2 * moved === refused + 2, fewestPairs: false };
      }
    }
    // Then the cheapest, from below.
    for (;;) {
      const budget: number = refused + 2;
      const pairs = smallestIn(search.families(budget));
      if (pairs !== null) {
        const exchange = search.pick(budget, pairs);
        best = { exchange, moved: movedIn(exchange), pairs, fewestChips: true, fewestPairs: true };
        return true;
      }
      refused = budget;
      best = { ...best, fewestChips: 2 * best.moved === refused + 2 };
    }
  });
  return { best, finished: finished === true };
}

function movedIn(exchange: Exchange): number {
  return exchange.flat().reduce((sum, change) => sum + Math.max(change, 0), 0);
}
