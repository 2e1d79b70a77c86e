'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { Holder } from '@/lib/chips';
import type { RecountReport } from '@/lib/match';
import { at, seatsOf, type Seat } from '@/lib/shared';

/** Value by value: who has more or fewer than booked, and with whom the rest must lie. */
export function RecountLines({ report, names }: { readonly report: RecountReport; readonly names: (seat: Seat) => string }) {
  const { chips } = useMessages();
  const named = (holder: Holder) => (holder === 'box' ? chips.box : names(holder));
  return report.lines.map(({ value, difference, elsewhere, between, unexplained }) => {
    const off = seatsOf(difference.length).filter((seat) => at(difference, seat) !== 0);
    const others = between.filter((holder) => holder === 'box' || !off.includes(holder));
    return (
      <div key={value}>
        {off.map((seat) => (
          <p key={seat} className="font-medium">
            {chips.off(names(seat), at(difference, seat), value)}
          </p>
        ))}
        {elsewhere !== 0 && others.length > 0 && <p className="first-letter:uppercase">{chips.elsewhere(elsewhere, value, others.map(named))}</p>}
        {elsewhere === 0 && <p>{chips.liesWith(between.map(named))}</p>}
        {unexplained > 0 && <p className="text-warn first-letter:uppercase">{chips.unexplained(unexplained, value)}</p>}
      </div>
    );
  });
}
