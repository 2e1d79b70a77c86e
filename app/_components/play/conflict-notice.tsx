'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/card';
import { Confirm } from '@/app/_components/ui/confirm';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import { namesOf, waysOutOf, type Conflict, type Match } from '@/lib/match';
import { roundHref, roundsHref } from './routes';

interface ConflictNoticeProps {
  readonly match: Match;
  readonly conflict: Conflict;
  readonly actions: MatchActions;
  /** Whether the rounds before it stand on this page. */
  readonly roundsBelow?: boolean;
}

/** A round that an edit made impossible: which, why, and the ways out that lead somewhere. */
export function ConflictNotice({ match, conflict, actions, roundsBelow = false }: ConflictNoticeProps) {
  const { play, fault, table, common } = useMessages();
  const report = useReport(match);
  const { round, eventId, waiting } = conflict;
  const { change, remove } = waysOutOf(match, conflict);
  return (
    <Notice tone="alarm" title={play.conflictTitle} role="alert">
      <p>{fault.conflict(conflict, namesOf(match))}</p>
      <p className="mt-1 text-muted">{play.conflictAbout(waiting)}</p>
      {!change && (round !== null || !remove) && <p className="mt-1">{play.conflictBefore}</p>}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {change && round !== null && <ButtonLink href={roundHref(match.id, eventId)}>{play.editRound(round)}</ButtonLink>}
        {!change && !roundsBelow && <ButtonLink href={roundsHref(match.id)}>{play.pastRounds}</ButtonLink>}
        {remove && (
          <Confirm
            trigger={<Button look="danger">{round === null ? table.event.removeIt : play.deleteRound(round)}</Button>}
            title={round === null ? table.event.removeTitle : play.deleteRound(round)}
            body={round === null ? table.event.removeItAsk : play.deleteRoundAsk(round)}
            action={common.delete}
            onConfirm={() => void actions.deleteEvent(eventId).then(report)}
          />
        )}
      </div>
    </Notice>
  );
}
