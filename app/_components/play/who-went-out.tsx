'use client';

import { RadioGroup } from 'radix-ui';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { isFirstTap } from '@/app/_components/ui/first-tap';
import { seat as seatOf, type Seat } from '@/lib/shared';

interface WhoWentOutProps {
  readonly names: (seat: Seat) => string;
  /** Clockwise. */
  readonly order: readonly Seat[];
  /** By seat. Who is out of the match has no button. */
  readonly playing: readonly boolean[];
  readonly winner: Seat | null;
  readonly onChoose: (seat: Seat) => void;
  /** Takes up the focus of the button that was tapped to come here. */
  readonly takesFocus?: boolean;
}

/** The first tap of a round. */
export function WhoWentOut({ names, order, playing, winner, onChoose, takesFocus = false }: WhoWentOutProps) {
  const { play } = useMessages();
  const label = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) {
      group.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  return (
    <div>
      <p id={label} className="mb-1.5 font-semibold">
        {play.whoWentOut}
      </p>
      <RadioGroup.Root
        ref={group}
        aria-labelledby={label}
        value={winner === null ? '' : String(winner)}
        onValueChange={(value) => onChoose(seatOf(Number(value)))}
        className={`grid gap-2 ${playing.filter(Boolean).length % 2 === 0 ? 'grid-cols-2' : 'grid-cols-3'}`}
      >
        {order
          .filter((seat) => playing[seat])
          .map((seat) => (
            <RadioGroup.Item
              key={seat}
              value={String(seat)}
              // Where a second tap on Save would begin the next round.
              onClick={(event) => !isFirstTap(event) && event.preventDefault()}
              className="min-h-touch min-w-0 truncate rounded-field border border-edge bg-surface px-2 font-medium active:bg-felt-soft data-[state=checked]:border-felt data-[state=checked]:bg-felt data-[state=checked]:text-on-felt"
            >
              {names(seat)}
            </RadioGroup.Item>
          ))}
      </RadioGroup.Root>
    </div>
  );
}
