'use client';

import { useId } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import type { Problem, RoundPreview } from '@/lib/match';
import { at, type Result, type Seat } from '@/lib/shared';
import { Net, Total } from './amount';

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
        {order
          .filter((seat) => playing[seat])
          .map((seat) => (
            <span key={seat} className="flex min-w-0 flex-col rounded-lg bg-surface px-1 py-1 text-ink">
              <span className="truncate text-xs">{names(seat)}</span>
              <Net amount={at(settlement.net, seat)} className="text-sm font-semibold" />
              <Total amount={at(after.balances, seat)} className="text-lg leading-tight font-semibold" />
            </span>
          ))}
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

/** Why the round cannot be saved yet: first whom nobody has tapped, then what cannot be. */
function Missing({ names, problems }: { names: (seat: Seat) => string; problems: readonly Problem[] }) {
  const { play, fault } = useMessages();
  const waiting = problems.flatMap((problem) => (problem.code === 'missing-count' ? [names(problem.seat)] : []));
  const wrong = problems.filter((problem) => problem.code !== 'missing-count');
  return (
    <div role="status" className="flex min-h-16 flex-col justify-center rounded-field border border-line bg-sunken px-3 py-2 text-center">
      {wrong.map((problem, index) => (
        <p key={index} className={problem.code === 'no-winner' ? '' : 'font-medium text-loss'}>
          {fault.problem(problem, names)}
        </p>
      ))}
      {waiting.length > 0 && <p className="text-muted">{play.waitingFor(waiting)}</p>}
    </div>
  );
}
