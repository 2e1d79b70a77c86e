'use client';

import { useEffect, useId, useRef } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Radio, RadioGroup } from '@/app/_components/ui/radio';
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
      group.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  return (
    <div>
      <p id={label} className="mb-1.5 font-semibold">
        {play.whoWentOut}
      </p>
      <RadioGroup
        ref={group}
        aria-labelledby={label}
        value={winner === null ? '' : String(winner)}
        onChoose={(value) => onChoose(seatOf(Number(value)))}
        firstTapOnly // where a second tap on Save would begin the next round
        className={`grid gap-2 lying:auto-cols-fr lying:grid-flow-col lying:grid-cols-none ${playing.filter(Boolean).length % 2 === 0 ? 'grid-cols-2' : 'grid-cols-3'}`}
      >
        {order
          .filter((seat) => playing[seat])
          .map((seat) => (
            <Radio
              key={seat}
              value={String(seat)}
              className="flex min-h-touch min-w-0 items-center justify-center rounded-field border border-edge bg-surface px-2 font-medium active:bg-felt-soft has-checked:border-felt has-checked:bg-felt has-checked:text-on-felt"
            >
              <span className="truncate">{names(seat)}</span>
            </Radio>
          ))}
      </RadioGroup>
    </div>
  );
}
