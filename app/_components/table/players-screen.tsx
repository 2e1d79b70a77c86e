'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { matchHref } from '@/app/_components/play/routes';
import { UndoBar } from '@/app/_components/play/undo-bar';
import { Card } from '@/app/_components/ui/card';
import { useMatchActions } from '@/app/_hooks/use-match-actions';
import type { PlayedMatch } from '@/app/_hooks/use-match';
import { MOST_PLAYERS, playersAt } from '@/lib/match';
import { ChairSwap } from './chair-swap';
import { NewcomerForm } from './newcomer-form';
import { SeatedPlayers } from './seated-players';
import { useClosedReason } from './use-closed-reason';

/** Who sits at the table: names, leaving and coming back, newcomers, a change of places. */
export function PlayersScreen({ match, played }: PlayedMatch) {
  const { table } = useMessages();
  const actions = useMatchActions(match.id);
  const closed = useClosedReason(played, 'table');
  const { state } = played;
  const players = playersAt(state).length;
  return (
    <Page title={table.players} back={matchHref(match.id)}>
      {closed !== null && <p>{closed}</p>}
      <SeatedPlayers match={match} state={state} actions={actions} closed={closed !== null} />
      {closed === null && (
        <>
          {players < MOST_PLAYERS ? (
            <NewcomerForm match={match} state={state} actions={actions} />
          ) : (
            <Card>
              <h2 className="font-semibold">{table.newcomer}</h2>
              <p className="text-muted">{table.full(MOST_PLAYERS)}</p>
            </Card>
          )}
          {players > 2 && <ChairSwap match={match} state={state} actions={actions} />}
        </>
      )}
      <UndoBar match={match} played={played} actions={actions} />
    </Page>
  );
}
