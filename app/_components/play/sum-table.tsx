'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { nettedTransfers, sumsOf, transfersOf, type Settlement } from '@/lib/settlement';
import { at, type Seat } from '@/lib/shared';
import { Total } from './amount';

interface SumTableProps {
  readonly names: (seat: Seat) => string;
  readonly settlement: Settlement;
  /** Whether the fewest payments are added up, not the official ones. */
  readonly netted: boolean;
}

/** The lines added up, player by player: what he had, what came, what went, what he has. */
export function SumTable({ names, settlement, netted }: SumTableProps) {
  const { why } = useMessages();
  const { hands, before, net } = settlement;
  const sums = sumsOf(before, netted ? nettedTransfers(net) : transfersOf(settlement));
  return (
    <table className="w-full table-fixed text-right text-sm tabular-nums">
      <caption className="sr-only">{why.sums}</caption>
      <thead>
        <tr className="align-bottom text-xs text-muted">
          <th scope="col" className="w-1/4 py-1 text-left font-medium">
            {why.player}
          </th>
          {[why.before, why.received, why.paid, why.after].map((head) => (
            <th key={head} scope="col" className="py-1 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hands.map(({ seat }) => {
          const sum = at(sums, seat);
          return (
            <tr key={seat} className="border-t border-line">
              <th scope="row" className="truncate py-1 text-left font-medium">
                {names(seat)}
              </th>
              <td>
                <Total amount={sum.before} />
              </td>
              <td>{sum.received}</td>
              <td>{sum.paid}</td>
              <td className="font-semibold">
                <Total amount={sum.after} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
