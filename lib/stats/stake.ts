import type { Replay } from '@/lib/match';
import { at, chips, type Chips } from '@/lib/shared';

/** By seat: what everybody brought to the table, less what he took from it (rules.md 5.5). Sums to the chips on the table. */
export function stakesOf({ steps, state }: Replay): readonly Chips[] {
  const stakes = state.seats.map(({ start }) => start as number);
  for (const { event } of steps) {
    if (event.type !== 'adjustment') continue;
    const { adjustment } = event;
    if (adjustment.kind === 'buy-in') stakes[adjustment.seat] = at(stakes, adjustment.seat) + adjustment.amount;
    if (adjustment.kind === 'cash-out') stakes[adjustment.seat] = at(stakes, adjustment.seat) - adjustment.amount;
  }
  return stakes.map(chips);
}
