'use client';

import { Choice } from '@/app/_components/ui/choice';
import { seat as seatOf, type Seat } from '@/lib/shared';

interface SeatChoiceProps {
  readonly label: string;
  readonly seats: readonly Seat[];
  readonly names: (seat: Seat) => string;
  readonly value: Seat | null;
  readonly onChange: (seat: Seat) => void;
}

/** One of those at the table. */
export function SeatChoice({ label, seats, names, value, onChange }: SeatChoiceProps) {
  return (
    <Choice
      label={label}
      columns={seats.length % 3 === 0 || seats.length > 4 ? 3 : 2}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(seatOf(Number(chosen)))}
      options={seats.map((seat) => ({ value: String(seat), name: names(seat) }))}
    />
  );
}
