'use client';

import { useId } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import type { Problem, RoundPreview } from '@/lib/match';
import type { Result, Seat } from '@/lib/shared';
import { Missing } from './missing';
import { NetCells } from './net-cells';

interface SaveBarProps {
  readonly names: (seat: Seat) => string;
  /** Clockwise. */
  readonly order: readonly Seat[];
  /** By seat. */
  readonly playing: readonly boolean[];
  readonly preview: Result<RoundPreview, readonly Problem[]>;
  readonly label: string;
  readonly busy: boolean;
  readonly onSave: () => void;
}

/** What the round would do, as it is typed; once it is whole, the preview itself is the button that saves it. */
export function SaveBar({ names, order, playing, preview, label, busy, onSave }: SaveBarProps) {
  const { play } = useMessages();
  const nets = useId();
  if (!preview.ok) return <Missing names={names} problems={preview.error} />;

  const { settlement, after } = preview.value.step;
  const ranOut = settlement.ranOut.map(({ seat }) => seat);
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={nets}
      disabled={busy}
      onClick={onSave}
      className="flex min-h-16 w-full flex-col gap-1 rounded-field bg-felt px-2 py-2 text-on-felt active:opacity-85 disabled:opacity-60"
    >
      <span id={nets} className="grid w-full auto-cols-fr grid-flow-col gap-1">
        <NetCells
          names={names}
          seats={order.filter((seat) => playing[seat])}
          net={settlement.net}
          totals={after.balances}
        />
        {ranOut.length > 0 && <span className="sr-only">{ranOut.map((seat) => play.goesOut(names(seat))).join('. ')}</span>}
      </span>
      {ranOut.length > 0 && (
        <span aria-hidden className="text-sm">
          {ranOut.map((seat) => play.goesOut(names(seat))).join(' · ')}
        </span>
      )}
      <span className="text-lg font-semibold">{busy ? play.saving : label}</span>
    </button>
  );
}
