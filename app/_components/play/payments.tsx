'use client';

import { lazy, Suspense, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Disclosure } from '@/app/_components/ui/disclosure';
import { Segments } from '@/app/_components/ui/segments';
import type { Settlement, SettlementRules } from '@/lib/settlement';
import type { Seat } from '@/lib/shared';
import { Net } from './amount';
import { OrderedPayments } from './ordered-payments';

const NettedPayments = lazy(() => import('./netted-payments').then((loaded) => ({ default: loaded.NettedPayments })));
const SumTable = lazy(() => import('./sum-table').then((loaded) => ({ default: loaded.SumTable })));

interface PaymentsProps {
  readonly names: (seat: Seat) => string;
  readonly settlement: Settlement;
  readonly rules: SettlementRules;
}

type View = 'official' | 'netted';

/**
 * Who pays whom in a round: in the official order, each line with its reasons, or in the fewest payments. The second
 * way is offered only where nobody ran out: otherwise the order decided the result.
 */
export function Payments({ names, settlement, rules }: PaymentsProps) {
  const { play, why } = useMessages();
  const [view, setView] = useState<View>('official');
  const { hands, ranOut, net } = settlement;
  const ordered = ranOut.length > 0 || view === 'official';
  return (
    <div className="flex flex-col gap-3">
      {ranOut.length === 0 && (
        <Segments<View>
          label={why.view}
          value={view}
          onChange={setView}
          options={[
            { value: 'official', name: why.official },
            { value: 'netted', name: why.netted },
          ]}
        />
      )}
      {ordered ? (
        <OrderedPayments names={names} settlement={settlement} rules={rules} />
      ) : (
        <Suspense fallback={null}>
          <NettedPayments names={names} settlement={settlement} />
        </Suspense>
      )}
      {ranOut.length > 0 && (
        <p className="text-sm text-muted">{why.notNetted(ranOut.map(({ seat }) => names(seat)))}</p>
      )}
      <div className="border-t border-line pt-2">
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="text-muted">{play.net}</span>
          {hands.map(({ seat }) => (
            <span key={seat}>
              {names(seat)} <Net amount={net[seat] ?? 0} className="font-semibold" />
            </span>
          ))}
        </p>
        <Disclosure summary={<span className="text-sm text-muted">{why.sums}</span>}>
          <Suspense fallback={null}>
            <SumTable names={names} settlement={settlement} netted={!ordered} />
          </Suspense>
        </Disclosure>
      </div>
    </div>
  );
}
