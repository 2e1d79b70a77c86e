'use client';

import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { seat as seatOf, seatsOf, type Seat } from '@/lib/shared';

interface WhoWentOutProps {
  readonly names: (seat: Seat) => string;
  /** By seat. Who is out of the match has no button. */
  readonly playing: readonly boolean[];
  readonly winner: Seat | null;
  readonly onChoose: (seat: Seat) => void;
}

/** The first tap of a round. */
export function WhoWentOut({ names, playing, winner, onChoose }: WhoWentOutProps) {
  const { play } = useMessages();
  const label = useId();
  return (
    <div>
      <p id={label} className="mb-1.5 font-semibold">
        {play.whoWentOut}
      </p>
      <RadioGroup.Root
        aria-labelledby={label}
        value={winner === null ? '' : String(winner)}
        onValueChange={(value) => onChoose(seatOf(Number(value)))}
        className={`grid gap-2 ${playing.filter(Boolean).length % 2 === 0 ? 'grid-cols-2' : 'grid-cols-3'}`}
      >
        {seatsOf(playing.length)
          .filter((seat) => playing[seat])
          .map((seat) => (
            <RadioGroup.Item
              key={seat}
              value={String(seat)}
              className="min-h-touch min-w-0 truncate rounded-field border border-edge bg-surface px-2 font-medium active:bg-felt-soft data-[state=checked]:border-felt data-[state=checked]:bg-felt data-[state=checked]:text-on-felt"
            >
              {names(seat)}
            </RadioGroup.Item>
          ))}
      </RadioGroup.Root>
    </div>
  );
}
