'use client';

import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import { basisOf, type Match, type TableState } from '@/lib/match';
import { ChipPlanFields } from './chip-plan-fields';

interface ChipPlanCardProps {
  readonly match: Match;
  readonly state: TableState;
  readonly actions: MatchActions;
}

/** How hand-overs are planned from here on, or not at all. */
export function ChipPlanCard({ match, state, actions }: ChipPlanCardProps) {
  const { chips } = useMessages();
  const report = useReport(match);
  const [plan, setPlan] = useState(state.chipPlan);
  const same = JSON.stringify(plan) === JSON.stringify(state.chipPlan);
  return (
    <Card aria-label={chips.settings} className="flex flex-col gap-3">
      <h2 className="font-semibold">{chips.settings}</h2>
      <ChipPlanFields plan={plan} values={match.setup.chipSet.map(({ value }) => value)} onChange={setPlan} />
      <Button disabled={same || actions.busy} onClick={() => void actions.add({ type: 'chip-plan', plan }, basisOf(match)).then(report)}>
        {chips.use}
      </Button>
    </Card>
  );
}
