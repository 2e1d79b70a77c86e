'use client';

import { lazy, Suspense } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Disclosure } from '@/app/_components/ui/disclosure';
import type { PaymentWhy } from '@/lib/settlement';
import type { Seat } from '@/lib/shared';

const PaymentReasons = lazy(() => import('./payment-reasons').then((loaded) => ({ default: loaded.PaymentReasons })));

interface PaymentLineProps {
  readonly names: (seat: Seat) => string;
  readonly why: PaymentWhy;
}

/** One payment in words, with its number and its sum; it opens to its reasons. */
export function PaymentLine({ names, why }: PaymentLineProps) {
  const { play } = useMessages();
  const { from, to, due, paid, forgiven, fromBefore, fromCount, toCount, multiplier } = why.payment;
  return (
    <Disclosure
      summary={
        <span
          data-line={why.line}
          className="grid grid-cols-[1.5rem_1fr] before:text-sm before:leading-6 before:text-muted before:tabular-nums before:content-[attr(data-line)]"
        >
          <span>
            <span className="font-medium">
              {paid === 0 ? play.paysNothing(names(from), names(to)) : play.pays(names(from), names(to), paid)}
            </span>{' '}
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">
              {multiplier > 1
                ? play.multiplied(fromCount, toCount, multiplier, due)
                : play.difference(fromCount, toCount, due)}
            </span>
            {forgiven > 0 && <span className="block text-sm text-loss">{play.short(due, fromBefore, forgiven)}</span>}
          </span>
        </span>
      }
    >
      <Suspense fallback={null}>
        <PaymentReasons names={names} why={why} />
      </Suspense>
    </Disclosure>
  );
}
