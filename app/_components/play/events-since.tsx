'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import type { Match, Replay } from '@/lib/match';
import { eventText, type TableStepDone } from './event-text';

/** What happened after the last round, in the order it did; nothing where nothing has. */
export function EventsSince({ match, played }: { readonly match: Match; readonly played: Replay }) {
  const messages = useMessages();
  const { event } = messages.table;
  const last = played.steps.findLastIndex((step) => 'round' in step);
  const since = played.steps.slice(last + 1).filter((step): step is TableStepDone => !('round' in step));
  if (since.length === 0) return null;
  return (
    <Card aria-label={event.since}>
      <h2 className="mb-1 font-semibold">{event.since}</h2>
      <ul className="flex flex-col gap-1">
        {since.map((step) => (
          <li key={step.event.id}>{eventText(match, step, messages)}</li>
        ))}
      </ul>
    </Card>
  );
}
