'use client';

import { useMessages } from '@/app/_components/frame/locale';
import {
  runningOutOf, tiesOf, turnsOf, whyOf, type CountedHand, type Settlement, type SettlementRules,
} from '@/lib/settlement';
import type { Seat } from '@/lib/shared';
import { PaymentLine } from './payment-line';
import { RunningOutCard } from './running-out-card';

interface OrderedPaymentsProps {
  readonly names: (seat: Seat) => string;
  readonly settlement: Settlement;
  readonly rules: SettlementRules;
}

/** The payments of a round in the order they are made, in words, with the sum behind each. */
export function OrderedPayments({ names, settlement, rules }: OrderedPaymentsProps) {
  const { play } = useMessages();
  const { hands, payments, atOnce } = settlement;
  const held = hands.filter((hand) => hand.factor > 1);
  return (
    <>
      {held.length > 0 && (
        <ul className="text-sm text-warn">
          {held.map((hand) => (
            <li key={hand.seat}>
              <HeldTwos hand={hand} name={names(hand.seat)} rules={rules} />
            </li>
          ))}
        </ul>
      )}
      {atOnce && <p className="text-sm text-muted">{play.atOnce}</p>}
      {payments.length === 0 && <p>{play.noPayments}</p>}
      {turnsOf(settlement).map((turn) => (
        <section key={turn.collector.seat} aria-label={play.collects(turn.collector.place, names(turn.collector.seat))}>
          <h3 className="text-sm font-semibold text-muted">
            {play.collects(turn.collector.place, names(turn.collector.seat))}
          </h3>
          <ol>
            {turn.payments.map((payment) => (
              <li key={payment.from}>
                <PaymentLine names={names} why={whyOf(settlement, payment, rules)} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {runningOutOf(settlement).map((out) => (
        <RunningOutCard key={out.seat} names={names} out={out} />
      ))}
      {tiesOf(settlement).map((seats) => (
        <p key={seats.join()} className="text-sm text-muted">
          {play.tie(seats.map(names))}
        </p>
      ))}
    </>
  );
}

/** What somebody's 2s did to this round. */
function HeldTwos({ hand, name, rules }: { hand: CountedHand; name: string; rules: SettlementRules }) {
  const { play } = useMessages();
  return rules.penaltyScope === 'count'
    ? play.doubled(name, hand.tiles, hand.twos, hand.count)
    : play.multiplies(name, hand.twos, hand.factor);
}
