'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Missing } from '@/app/_components/play/missing';
import { NetCells } from '@/app/_components/play/net-cells';
import type { QuickProblem, QuickSettlement } from '@/lib/match';
import { seatsOf, type Result, type Seat } from '@/lib/shared';

interface QuickFootProps {
  readonly names: (seat: Seat) => string;
  readonly settled: Result<QuickSettlement, readonly QuickProblem[]>;
}

/** The round at a glance, as it is typed; or what is still missing of it, and of the chips. */
export function QuickFoot({ names, settled }: QuickFootProps) {
  const { quick } = useMessages();
  if (settled.ok) {
    const { settlement, stocks } = settled.value;
    return (
      <p role="status" className="grid auto-cols-fr grid-flow-col gap-1 rounded-field bg-felt p-1.5">
        <NetCells
          names={names}
          seats={seatsOf(settlement.net.length)}
          net={settlement.net}
          totals={stocks && settlement.after}
        />
      </p>
    );
  }
  const problems = settled.error;
  const round = problems.filter((problem) => problem.code !== 'missing-chips' && problem.code !== 'bad-chips');
  const waiting = problems.flatMap((problem) => (problem.code === 'missing-chips' ? [names(problem.seat)] : []));
  const unreadable = problems.flatMap((problem) => (problem.code === 'bad-chips' ? [names(problem.seat)] : []));
  return (
    <Missing names={names} problems={round}>
      {unreadable.map((name, index) => (
        <p key={index} className="font-medium text-loss">
          {quick.badChipsOf(name)}
        </p>
      ))}
      {waiting.length > 0 && <p className="text-muted">{quick.missingChips(waiting)}</p>}
    </Missing>
  );
}
