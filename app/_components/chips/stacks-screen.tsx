'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { matchHref } from '@/app/_components/play/routes';
import { UndoBar } from '@/app/_components/play/undo-bar';
import { Card, Notice } from '@/app/_components/ui/card';
import { useClosedReason } from '@/app/_components/table/use-closed-reason';
import { useFormDraft } from '@/app/_hooks/use-form-draft';
import { useMatchActions, type MatchActions } from '@/app/_hooks/use-match-actions';
import type { PlayedMatch } from '@/app/_hooks/use-match';
import { useTicks } from '@/app/_hooks/use-ticks';
import { afterMoves, countable, judgeRecount, ledgerOf, namesOf, pendingOf, type Match, type Replay } from '@/lib/match';
import { at } from '@/lib/shared';
import { ChipPiles } from './chip-face';
import { ChipPlanCard } from './chip-plan-card';
import { colourOf } from './colour-of';
import { countedStacks, fieldsOfStack } from './count-form';
import { NoteList } from './note-list';
import { RecountCard } from './recount-card';
import { StackCard } from './stack-card';

/** Which chips lie where, counting them, and whether hand-overs are planned. */
export function StacksScreen({ match, played }: PlayedMatch) {
  const { chips } = useMessages();
  const actions = useMatchActions(match.id);
  const closed = useClosedReason(played, 'chips');
  return (
    <Page title={chips.title} back={matchHref(match.id)}>
      {closed === null ? <Stacks match={match} played={played} actions={actions} /> : <p>{closed}</p>}
      <UndoBar match={match} played={played} actions={actions} />
    </Page>
  );
}

interface StacksProps {
  readonly match: Match;
  readonly played: Replay;
  readonly actions: MatchActions;
}

function Stacks({ match, played, actions }: StacksProps) {
  const { chips } = useMessages();
  const booked = ledgerOf(match, played.steps);
  const { state } = played;
  const ticks = useTicks(match, state, booked);
  const { loaded, fields, key, type, forget } = useFormDraft(match.id, 'recount');
  const names = namesOf(match);
  if (!loaded || !ticks.loaded) return null;
  if (!state.chipPlan.on) return <ChipPlanCard key="off" match={match} state={state} actions={actions} />;

  // What was ticked has been done, though it is not booked yet.
  const ledger = (booked.unknown === null && afterMoves(booked, [...ticks.done, ...ticks.ticked])) || booked;
  const known = ledger.unknown === null;
  const pending = pendingOf(ledger, state);
  const seats = countable(ledger, state);
  const counted = countedStacks(fields, state.seats.length, ledger.values);
  const report = judgeRecount(ledger, state, counted);
  return (
    <>
      {ledger.unknown !== null && <Notice tone="warn">{chips.unknown[ledger.unknown]}</Notice>}
      {state.order.filter((seat) => seats.includes(seat)).map((seat) => (
        <StackCard
          key={seat}
          seat={seat}
          name={names(seat)}
          values={ledger.values}
          stack={known ? at(ledger.stacks, seat) : null}
          pending={known ? at(pending, seat) : 0}
          counted={at(counted, seat)}
          fields={fields}
          colourOf={colourOf(match, state)}
          onType={type}
          onCount={() => type(fieldsOfStack(seat, ledger.values, known ? at(ledger.stacks, seat) : ledger.values.map(() => 0)))}
          onDrop={() => type(fieldsOfStack(seat, ledger.values, null))}
        />
      ))}
      {known && ledger.box.some((count) => count > 0) && (
        <Card aria-label={chips.box} className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold first-letter:uppercase">{chips.box}</h2>
          <span className="sr-only">{chips.kinds(ledger.values.map((value, kind) => chips.kind(at(ledger.box, kind), value)).toReversed())}</span>
          <ChipPiles piles={ledger.values.map((value, kind) => ({ value, count: at(ledger.box, kind) })).toReversed()} colourOf={colourOf(match, state)} />
        </Card>
      )}
      {known && ledger.notes.length > 0 && (
        <Card>
          <NoteList names={names} notes={ledger.notes} />
        </Card>
      )}
      {counted.some((stack) => stack !== null) && (
        <RecountCard match={match} ledger={ledger} state={state} report={report} fields={fields} draftKey={key} actions={actions} onType={type} onBooked={forget} />
      )}
      <ChipPlanCard key={JSON.stringify(state.chipPlan)} match={match} state={state} actions={actions} />
    </>
  );
}
