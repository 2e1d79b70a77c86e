'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import type { Problem } from '@/lib/match';
import type { Seat } from '@/lib/shared';

interface MissingProps {
  readonly names: (seat: Seat) => string;
  readonly problems: readonly Problem[];
  /** What else is missing. */
  readonly children?: ReactNode;
}

/** Why a round cannot be settled yet: first what cannot be, then whom nobody has tapped. */
export function Missing({ names, problems, children }: MissingProps) {
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
      {children}
    </div>
  );
}
