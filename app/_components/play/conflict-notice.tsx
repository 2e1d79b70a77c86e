'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/card';
import { Confirm } from '@/app/_components/ui/confirm';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import { namesOf, type Conflict, type Match } from '@/lib/match';
import { roundHref } from './routes';

interface ConflictNoticeProps {
  readonly match: Match;
  readonly conflict: Conflict;
  readonly actions: MatchActions;
}

/** A round that an edit made impossible: which, why, and the ways out. */
export function ConflictNotice({ match, conflict, actions }: ConflictNoticeProps) {
  const { play, fault, table, common } = useMessages();
  const report = useReport(match);
  const { round, eventId, waiting } = conflict;
  return (
    <Notice tone="alarm" title={play.conflictTitle} role="alert">
      <p>{fault.conflict(conflict, namesOf(match))}</p>
      <p className="mt-1 text-muted">{play.conflictAbout(waiting)}</p>
      {round === null ? (
        <Confirm
          trigger={
            <Button look="danger" className="mt-3">
              {table.event.removeIt}
            </Button>
          }
          title={table.event.removeTitle}
          body={table.event.removeItAsk}
          action={common.delete}
          onConfirm={() => void actions.deleteEvent(eventId).then(report)}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink href={roundHref(match.id, eventId)}>{play.editRound(round)}</ButtonLink>
          <Confirm
            trigger={<Button look="danger">{play.deleteRound(round)}</Button>}
            title={play.deleteRound(round)}
            body={play.deleteRoundAsk(round)}
            action={common.delete}
            onConfirm={() => void actions.deleteEvent(eventId).then(report)}
          />
        </div>
      )}
    </Notice>
  );
}
