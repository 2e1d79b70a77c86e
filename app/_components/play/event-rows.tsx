'use client';

import { X } from 'lucide-react';
import { useMessages } from '@/app/_components/frame/locale';
import { IconButton } from '@/app/_components/ui/button';
import { Confirm } from '@/app/_components/ui/confirm';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import { everybodyOf, movesOf, type Match } from '@/lib/match';
import { seatsOf } from '@/lib/shared';
import { Net, Total } from './amount';
import { eventText, type TableStepDone } from './event-text';

interface EventRowsProps {
  readonly match: Match;
  readonly step: TableStepDone;
  readonly actions: MatchActions;
}

/** One thing that happened between two rounds, the totals it changed, and the way to take it out. */
export function EventRows({ match, step, actions }: EventRowsProps) {
  const messages = useMessages();
  const { table, common } = messages;
  const report = useReport(match);
  const text = eventText(match, step, messages);
  const seats = seatsOf(everybodyOf(match).length);
  const moves = movesOf(step);
  return (
    <>
      <tr className={`bg-sunken/60 ${moves.length === 0 ? 'border-line not-last:border-b' : ''}`}>
        <td colSpan={seats.length + 1}>
          <span className="flex items-center gap-1 text-left text-sm text-muted">
            <span className="min-w-0 grow py-1 pl-2">{text}</span>
            <Confirm
              trigger={
                <IconButton aria-label={table.event.remove(text)} disabled={actions.busy}>
                  <X aria-hidden className="size-4" />
                </IconButton>
              }
              title={table.event.removeTitle}
              body={table.event.removeAsk(text)}
              action={common.delete}
              onConfirm={() => void actions.deleteEvent(step.event.id).then(report)}
            />
          </span>
        </td>
      </tr>
      {moves.length > 0 && (
        <tr className="border-line bg-sunken/60 not-last:border-b">
          <td />
          {seats.map((seat) => {
            const move = moves.find((each) => each.seat === seat);
            return (
              <td key={seat} className="pb-1">
                {move && (
                  <>
                    <Net amount={move.by} className="block text-sm" />
                    <Total amount={move.to} className="block font-semibold" />
                  </>
                )}
              </td>
            );
          })}
        </tr>
      )}
    </>
  );
}
