'use client';

import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import { basisOf, namesOf, playersAt, type Match, type TableState } from '@/lib/match';
import type { Seat } from '@/lib/shared';
import { SeatChoice } from './seat-choice';

interface ChairSwapProps {
  readonly match: Match;
  readonly state: TableState;
  readonly actions: MatchActions;
}

/** Two players change places. */
export function ChairSwap({ match, state, actions }: ChairSwapProps) {
  const { table } = useMessages();
  const report = useReport(match);
  const [one, setOne] = useState<Seat | null>(null);
  const [other, setOther] = useState<Seat | null>(null);
  const seats = playersAt(state);
  const ready = one !== null && other !== null && one !== other && seats.includes(one) && seats.includes(other);

  const swap = async () => {
    if (!ready) return;
    if (!report(await actions.add({ type: 'swap', seats: [one, other] }, basisOf(match)))) return;
    setOne(null);
    setOther(null);
  };
  return (
    <Card aria-label={table.swap} className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold">{table.swap}</h2>
        <p className="text-sm text-muted">{table.swapAbout}</p>
      </div>
      <SeatChoice label={table.swapOne} seats={seats} names={namesOf(match)} value={one} onChange={setOne} />
      <SeatChoice
        label={table.swapOther}
        seats={seats.filter((seat) => seat !== one)}
        names={namesOf(match)}
        value={other === one ? null : other}
        onChange={setOther}
      />
      <Button disabled={!ready || actions.busy} onClick={() => void swap()}>
        {table.swap}
      </Button>
    </Card>
  );
}
