import { at, type Chips, type Seat } from '@/lib/shared';
import { Net, Total } from './amount';

interface NetCellsProps {
  readonly names: (seat: Seat) => string;
  /** Whose, clockwise. */
  readonly seats: readonly Seat[];
  /** By seat. */
  readonly net: readonly Chips[];
  /** By seat; null where nobody counts them. */
  readonly totals: readonly Chips[] | null;
}

/** What a round does, a cell a player: what he wins or loses, and what he has then. */
export function NetCells({ names, seats, net, totals }: NetCellsProps) {
  return seats.map((seat) => (
    <span key={seat} className="flex min-w-0 flex-col rounded-lg bg-surface px-1 py-1 text-center text-ink">
      <span className="truncate text-xs">{names(seat)}</span>
      <Net amount={at(net, seat)} className={totals ? 'text-sm font-semibold' : 'text-lg leading-tight font-semibold'} />
      {totals && <Total amount={at(totals, seat)} className="text-lg leading-tight font-semibold" />}
    </span>
  ));
}
