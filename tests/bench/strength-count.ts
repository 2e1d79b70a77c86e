import { combinationOf } from '@/lib/rules/classify';
import { countStronger, FLUSH_ORDERS, OFFICIAL_COMPARISON, readTiles } from '@/lib/rules';
import { type Contender } from './stopwatch';

/** One hand of each kind. With five players and nothing seen, most hands can still be held. */
const HANDS = ['3c', '8t 8m', '9c 9t 9m', '3c 4t 5c 6c 7c', '12m 9m 8m 5m 3m', '9s 9m 9t 3c 3t', '4c 4t 4m 4s 3c', '3c 4c 5c 6c 7c'];
const HIGHEST = 15;

/** The count for each kind of hand and each flush order, at the largest table with an empty list of seen tiles. */
export function strengthCounts(): readonly Contender[] {
  return HANDS.flatMap((text) => {
    const read = readTiles(text, HIGHEST);
    if (!read.ok) throw new Error(`not a hand: ${text}`);
    const hand = combinationOf(read.value, HIGHEST);
    const orders = hand.kind === 'flush' ? FLUSH_ORDERS : [OFFICIAL_COMPARISON.flushOrder];
    return orders.map((flushOrder) => ({
      name: hand.kind === 'flush' ? `${hand.kind}, ${flushOrder}` : hand.kind,
      run: () => countStronger(hand, [], { ...OFFICIAL_COMPARISON, highest: HIGHEST, flushOrder }).beatenBy,
    }));
  });
}
