'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { nettedTransfers, type Settlement } from '@/lib/settlement';
import type { Seat } from '@/lib/shared';

interface NettedPaymentsProps {
  readonly names: (seat: Seat) => string;
  readonly settlement: Settlement;
}

/** The same result in the fewest payments, named as such. */
export function NettedPayments({ names, settlement }: NettedPaymentsProps) {
  const { play, why } = useMessages();
  const transfers = nettedTransfers(settlement.net);
  const [fewest, official] = [transfers.length, settlement.payments.length];
  return (
    <>
      <p className="text-sm text-muted">{fewest < official ? why.nettedAbout(fewest, official) : why.nettedSame(fewest)}</p>
      <ol aria-label={why.netted}>
        {transfers.map(({ from, to, amount }) => (
          <li key={`${from}-${to}`} className="py-1.5 font-medium">
            {play.pays(names(from), names(to), amount)}
          </li>
        ))}
      </ol>
    </>
  );
}
