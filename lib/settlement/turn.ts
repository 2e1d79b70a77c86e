import { invariant, type Seat } from '@/lib/shared';
import type { CountedHand } from './count';
import type { Payment, Settlement } from './settle';

/** Everything one player collects: 1st first (rules.md 4.7). */
export interface Turn {
  readonly collector: CountedHand;
  readonly payments: readonly Payment[];
}

/** The payments of a settlement, by who collects, in the order they are paid. */
export function turnsOf({ hands, payments }: Pick<Settlement, 'hands' | 'payments'>): readonly Turn[] {
  const collectors = [...new Set(payments.map((payment) => payment.to))];
  return collectors.map((seat) => {
    const collector = hands.find((hand) => hand.seat === seat);
    invariant(collector !== undefined, 'whoever collects has a hand');
    return { collector, payments: payments.filter((payment) => payment.to === seat) };
  });
}

/** Who is level with whom, and so pays them nothing: groups of two or more (rules.md 4.4). */
export function tiesOf({ hands }: Pick<Settlement, 'hands'>): readonly (readonly Seat[])[] {
  const places = [...new Set(hands.map((hand) => hand.place))];
  return places
    .map((place) => hands.filter((hand) => hand.place === place).map((hand) => hand.seat))
    .filter((seats) => seats.length > 1);
}
