'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/card';
import type { MatchActions, TableStep } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import { basisOf, MOST_PLAYERS, namesOf, playersAt, type Match, type TableState } from '@/lib/match';
import { playersHref } from './routes';

interface WaitingCardProps {
  readonly match: Match;
  readonly state: TableState;
  readonly actions: MatchActions;
}

/** Too few are left after somebody went: every way on, and the end. */
export function WaitingCard({ match, state, actions }: WaitingCardProps) {
  const { table, play } = useMessages();
  const report = useReport(match);
  const names = namesOf(match);
  const add = (step: TableStep) => void actions.add(step, basisOf(match)).then(report);
  const asTwo = { type: 'rules', rules: { ...state.rules, tableOfTwo: 'goes-on' }, roundLimit: state.roundLimit } as const;
  return (
    <Notice tone="warn" title={table.waiting}>
      <p>{table.waitingAbout}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {state.left.slice(-MOST_PLAYERS).map(({ seat }) => (
          <Button key={seat} disabled={actions.busy} onClick={() => add({ type: 'return', seat })}>
            {table.comesBack(names(seat))}
          </Button>
        ))}
        <ButtonLink href={playersHref(match.id)}>{table.somebody}</ButtonLink>
        {playersAt(state).length === 2 && (
          <Button disabled={actions.busy} onClick={() => add(asTwo)}>
            {table.asTwo}
          </Button>
        )}
        <Button disabled={actions.busy} onClick={() => add({ type: 'finish' })}>
          {play.finish}
        </Button>
      </div>
    </Notice>
  );
}
