'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { tiesOf, turnsOf, type CountedHand, type Payment, type Settlement, type SettlementRules } from '@/lib/settlement';
import type { Seat } from '@/lib/shared';
import { Net } from './amount';

interface PaymentsProps {
  readonly names: (seat: Seat) => string;
  readonly settlement: Settlement;
  readonly rules: SettlementRules;
}

/** The payments of a round in the order they are made, in words, with the sum behind each. */
export function Payments({ names, settlement, rules }: PaymentsProps) {
  const { play } = useMessages();
  const { hands, payments, lapsed, atOnce, net } = settlement;
  const held = hands.filter((hand) => hand.factor > 1);
  return (
    <div className="flex flex-col gap-3">
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
          <ol className="mt-1 flex flex-col gap-1.5">
            {turn.payments.map((payment) => (
              <PaymentLine key={payment.from} payment={payment} names={names} />
            ))}
          </ol>
        </section>
      ))}
      {lapsed.length > 0 && (
        <ul className="flex flex-col gap-1.5 text-sm text-muted">
          {lapsed.map((claim) => (
            <li key={`${claim.from}-${claim.to}`}>
              {play.lapsed(names(claim.from), names(claim.to), claim.due)}.{' '}
              {claim.because === 'payer-is-out'
                ? play.lapsedPayer(names(claim.from))
                : play.lapsedCollector(names(claim.to))}
            </li>
          ))}
        </ul>
      )}
      {tiesOf(settlement).map((seats) => (
        <p key={seats.join()} className="text-sm text-muted">
          {play.tie(seats.map(names))}
        </p>
      ))}
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-2">
        <span className="text-muted">{play.net}</span>
        {hands.map(({ seat }) => (
          <span key={seat}>
            {names(seat)} <Net amount={net[seat] ?? 0} className="font-semibold" />
          </span>
        ))}
      </p>
    </div>
  );
}

function PaymentLine({ payment, names }: { payment: Payment; names: (seat: Seat) => string }) {
  const { play } = useMessages();
  const { from, to, due, paid, forgiven, fromBefore, fromCount, toCount, multiplier } = payment;
  return (
    <li>
      <span className="font-medium">
        {paid === 0 ? play.paysNothing(names(from), names(to)) : play.pays(names(from), names(to), paid)}
      </span>{' '}
      <span className="whitespace-nowrap text-muted tabular-nums">
        {multiplier > 1
          ? play.multiplied(fromCount, toCount, multiplier, due)
          : play.difference(fromCount, toCount, due)}
      </span>
      {forgiven > 0 && <span className="block text-sm text-loss">{play.short(due, fromBefore, forgiven)}</span>}
    </li>
  );
}

/** What somebody's 2s did to this round. */
function HeldTwos({ hand, name, rules }: { hand: CountedHand; name: string; rules: SettlementRules }) {
  const { play } = useMessages();
  return rules.penaltyScope === 'count'
    ? play.doubled(name, hand.tiles, hand.twos, hand.count)
    : play.multiplies(name, hand.twos, hand.factor);
}
