'use client';

import Link from 'next/link';
import { CourseCard } from '@/app/_components/charts/course-card';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Card } from '@/app/_components/ui/card';
import { useMatchActions, type MatchActions } from '@/app/_hooks/use-match-actions';
import type { PlayedMatch } from '@/app/_hooks/use-match';
import { everybodyOf, type Match, type Replay } from '@/lib/match';
import { at, seatsOf } from '@/lib/shared';
import { Net, Total } from './amount';
import { ConflictNotice } from './conflict-notice';
import { EventRows } from './event-rows';
import { matchHref, roundHref } from './routes';
import { SeatHeads } from './seat-heads';
import { UndoBar } from './undo-bar';

/** Every round of a match: what each player won or lost, and what he had then. Any row opens. */
export function RoundsScreen({ match, played }: PlayedMatch) {
  const { play } = useMessages();
  const actions = useMatchActions(match.id);
  return (
    <Page title={play.pastRounds} back={matchHref(match.id)}>
      {played.conflict && <ConflictNotice match={match} conflict={played.conflict} actions={actions} roundsBelow />}
      {played.steps.length === 0 ? (
        <p className="text-muted">{play.noRounds}</p>
      ) : (
        <RoundsTable match={match} played={played} actions={actions} />
      )}
      <CourseCard match={match} played={played} />
      <UndoBar match={match} played={played} actions={actions} />
    </Page>
  );
}

interface RoundsTableProps {
  readonly match: Match;
  readonly played: Replay;
  readonly actions: MatchActions;
}

/** As many columns fit a small phone; where more have sat down, numbers stay apart and the table scrolls in its card. */
const AT_THE_TABLE = 5;

function RoundsTable({ match, played, actions }: RoundsTableProps) {
  const { play } = useMessages();
  const seats = seatsOf(everybodyOf(match).length);
  return (
    <Card className="overflow-x-auto px-1 py-1">
      <table
        className="w-full table-fixed border-collapse text-center tabular-nums"
        style={seats.length > AT_THE_TABLE ? { minWidth: `${3 * (seats.length + 1)}rem` } : undefined}
      >
        <caption className="sr-only">{play.pastRounds}</caption>
        <SeatHeads match={match} />
        <tbody>
          {played.steps.map((step) =>
            'round' in step ? (
            <tr key={step.event.id} className="border-line not-last:border-b">
              <th scope="row" className="p-0">
                <Link
                  href={roundHref(match.id, step.event.id)}
                  aria-label={play.editRound(step.round)}
                  className="flex min-h-12 items-center justify-center rounded-field font-semibold text-felt underline underline-offset-4 active:bg-felt-soft"
                >
                  {step.round}
                </Link>
              </th>
              {seats.map((seat) => (
                <td key={seat} className={seat === step.event.entry.winner ? 'bg-felt-soft' : ''}>
                  {(step.event.entry.hands[seat] ?? null) === null ? (
                    <span className="text-muted">–</span>
                  ) : (
                    <>
                      <Net amount={at(step.settlement.net, seat)} className="block text-sm" />
                      <Total amount={at(step.after.balances, seat)} className="block font-semibold" />
                    </>
                  )}
                </td>
              ))}
            </tr>
            ) : (
              <EventRows key={step.event.id} match={match} step={step} actions={actions} />
            ),
          )}
        </tbody>
      </table>
    </Card>
  );
}
