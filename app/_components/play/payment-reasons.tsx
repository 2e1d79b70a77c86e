'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { plain } from '@/lib/i18n';
import { OPTION_CLAUSES } from '@/lib/match';
import { REASON_CLAUSES, type CountedHand, type PaymentWhy } from '@/lib/settlement';
import type { Seat } from '@/lib/shared';

interface PaymentReasonsProps {
  readonly names: (seat: Seat) => string;
  readonly why: PaymentWhy;
}

/** What stands behind one payment: both counts, their difference, the rules, and the chips of the two. */
export function PaymentReasons({ names, why: { payment, from, to, difference, penalty, reasons } }: PaymentReasonsProps) {
  const { play, setup, why } = useMessages();
  const { fromCount, toCount, multiplier, due } = payment;
  return (
    <div className="mt-1 mb-3 ml-2 flex flex-col gap-2 border-l-2 border-line pl-3 text-sm">
      <dl className="tabular-nums">
        <Counted hand={from} name={names(from.seat)} counts={fromCount} />
        <Counted hand={to} name={names(to.seat)} counts={toCount} />
        <Row label={why.difference}>{play.difference(fromCount, toCount, difference)}</Row>
        {multiplier > 1 && (
          <Row label={why.multiplied(names(from.seat))}>{play.countOf(difference, multiplier, due)}</Row>
        )}
      </dl>
      <ul className="flex flex-col gap-1">
        {reasons.map((reason) => (
          <Clause key={reason} clause={REASON_CLAUSES[reason]} says={why.reasons[reason]} />
        ))}
        {penalty !== null && <Clause clause={OPTION_CLAUSES.penalty} says={setup.options.penalty.values[penalty].about} />}
      </ul>
      <dl aria-label={why.chips} className="tabular-nums">
        <Row label={names(from.seat)}>
          <Stock before={payment.fromBefore} after={payment.fromAfter} />
        </Row>
        <Row label={names(to.seat)}>
          <Stock before={payment.toBefore} after={payment.toAfter} />
        </Row>
      </dl>
    </div>
  );
}

/** One player's hand, and what it counts for this line: with its doubling where the 2s went into the count. */
function Counted({ hand, name, counts }: { hand: CountedHand; name: string; counts: number }) {
  const { play, why } = useMessages();
  const { tiles, twos, factor, count } = hand;
  const doubled = factor > 1 && counts === count;
  return (
    <Row label={`${name}: ${tiles === 0 ? why.wentOut : why.hand(tiles, twos)}`}>
      {doubled ? play.countOf(tiles, factor, count) : counts}
    </Row>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="min-w-0 text-muted">{label}</dt>
      <dd className="shrink-0 font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}

function Clause({ clause, says }: { clause: string; says: string }) {
  const { why } = useMessages();
  return (
    <li>
      <span className="font-medium whitespace-nowrap">{why.rule(clause)}</span> <span className="text-muted">{says}</span>
    </li>
  );
}

function Stock({ before, after }: { before: number; after: number }) {
  const { play } = useMessages();
  return (
    <>
      <span className="sr-only">{play.changesTo(before, after)}</span>
      <span aria-hidden>
        {plain(before)} → {plain(after)}
      </span>
    </>
  );
}
