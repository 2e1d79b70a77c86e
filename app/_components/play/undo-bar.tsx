'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { isFirstTap } from '@/app/_components/ui/first-tap';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import type { Match, Replay } from '@/lib/match';
import { undoLabel } from './undo-label';

interface UndoBarProps {
  readonly match: Match;
  readonly played: Replay;
  readonly actions: MatchActions;
}

/** Takes back the last change, or repeats it. Each button says which change it means. */
export function UndoBar({ match, played, actions }: UndoBarProps) {
  const messages = useMessages();
  const report = useReport(match);
  const last = match.done.at(-1);
  const taken = match.undone.at(-1);
  if (!last && !taken) return null;
  return (
    // Each keeps its half of the row, whether or not the other is there: the second tap of a double tap on one must
    // not fall on the other.
    <div className="grid grid-cols-2 gap-2">
      {last && (
        <Button disabled={actions.busy} onClick={(event) => isFirstTap(event) && void actions.undo(last.id).then(report)}>
          <Undo2 aria-hidden className="size-5" />
          {undoLabel(match, played, last, messages)}
        </Button>
      )}
      {taken && (
        <Button
          className="col-start-2"
          disabled={actions.busy}
          onClick={(event) => isFirstTap(event) && void actions.redo(taken.id).then(report)}
        >
          <Redo2 aria-hidden className="size-5" />
          {messages.play.redo}
        </Button>
      )}
    </div>
  );
}
