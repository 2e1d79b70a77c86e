'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Total } from '@/app/_components/play/amount';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { Confirm } from '@/app/_components/ui/confirm';
import type { MatchActions, TableStep } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import { basisOf, namesOf, standingsOf, type Match, type TableState } from '@/lib/match';
import { at } from '@/lib/shared';
import { RenameSheet } from './rename-sheet';

interface SeatedPlayersProps {
  readonly match: Match;
  readonly state: TableState;
  readonly actions: MatchActions;
  /** Whether nobody can come or go now. Names can be mended at any time. */
  readonly closed: boolean;
}

/** Everybody, clockwise, with what can be done for each. */
export function SeatedPlayers({ match, state, actions, closed }: SeatedPlayersProps) {
  const { table, play } = useMessages();
  const report = useReport(match);
  const names = namesOf(match);
  const standings = standingsOf(state);
  const add = (step: TableStep) => void actions.add(step, basisOf(match)).then(report);
  return (
    <Card aria-label={table.seats} className="px-3 py-2">
      <h2 className="text-sm text-muted">{table.seats}</h2>
      <ul>
        {state.order.map((seat) => {
          const name = names(seat);
          const { chips, outInRound, leftAfterRound } = at(standings, seat);
          return (
            <li key={seat} className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-line py-2 not-last:border-b">
              <span className="min-w-24 grow basis-24">
                <span className="block truncate font-medium">{name}</span>
                {outInRound !== null && <span className="block text-sm text-loss">{play.outSince(outInRound)}</span>}
                {leftAfterRound !== null && <span className="block text-sm text-muted">{table.gone(leftAfterRound)}</span>}
              </span>
              <Total amount={chips} className="text-lg font-semibold" />
              <span className="flex gap-2">
                <RenameSheet match={match} seat={seat} actions={actions} />
                {leftAfterRound !== null && (
                  <Button
                    disabled={closed || actions.busy}
                    aria-label={table.comesBack(name)}
                    onClick={() => add({ type: 'return', seat })}
                  >
                    {table.comesBackShort}
                  </Button>
                )}
                {leftAfterRound === null && outInRound === null && (
                  <Confirm
                    trigger={
                      <Button disabled={closed || actions.busy} aria-label={table.leaves(name)}>
                        {table.leavesShort}
                      </Button>
                    }
                    title={table.leaves(name)}
                    body={table.leavesAsk(name, chips)}
                    action={table.leaves(name)}
                    onConfirm={() => add({ type: 'leave', seat })}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
