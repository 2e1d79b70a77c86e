'use client';

import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { stacksHref } from '@/app/_components/play/routes';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { Segments } from '@/app/_components/ui/segments';
import { useHandoverPlan } from '@/app/_hooks/use-handover-plan';
import type { MatchActions } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import { useTicks } from '@/app/_hooks/use-ticks';
import type { Holder } from '@/lib/chips';
import {
  basisOf, handoverTask, ledgerOf, namesOf, notesKept, pendingOf, roundsOf, seatedOf,
  type HandoverPlan, type Match, type Replay, type TableState,
} from '@/lib/match';
import type { Seat } from '@/lib/shared';
import { colourOf } from './colour-of';
import { HandoverArrows } from './handover-arrows';
import { linesOf } from './handover-line';
import { HandoverList } from './handover-list';
import { NoteList } from './note-list';

interface HandoverCardProps {
  readonly match: Match;
  readonly played: Replay;
  readonly actions: MatchActions;
}

type View = 'list' | 'table';

/** Who hands which chips to whom, so that everybody holds his total. */
export function HandoverCard({ match, played, actions }: HandoverCardProps) {
  const { chips } = useMessages();
  const { state } = played;
  const ledger = ledgerOf(match, played.steps);
  const ticks = useTicks(match, state, ledger);
  const task = ticks.loaded ? handoverTask(ledger, played, ticks.done) : null;
  const plan = useHandoverPlan(task);
  const report = useReport(match);
  const [view, setView] = useState<View>('list');

  const name = namesOf(match);
  const names = (holder: Holder) => (holder === 'box' ? chips.box : name(holder));
  const accept = async ({ parts, notes }: HandoverPlan) => {
    const moves = [...ticks.done, ...parts.flatMap((part) => part.moves)];
    const event = { type: 'handover', moves, notes: [...notesKept(ledger, state), ...notes] } as const;
    if (report(await actions.add(event, basisOf(match), ticks.key))) ticks.forget();
  };
  const body = () => {
    if (ledger.unknown !== null) return <p>{chips.unknown[ledger.unknown]}</p>;
    if (!ticks.loaded) return null;
    // Ticked as done, and nothing is left to do: it has to be booked all the same.
    if (task === null && ticks.done.length === 0) {
      return (
        <>
          <p>{ledger.notes.length === 0 ? chips.settled : chips.settledBut}</p>
          <NoteList names={name} notes={ledger.notes} />
        </>
      );
    }
    if (task !== null && plan === null) return <p className="text-muted shown-late">{chips.working}</p>;
    if (plan?.ok === false) return <p role="alert">{chips.fault[plan.error.code]}</p>;
    const found = plan?.value ?? NOTHING_LEFT;
    const done = ticks.done.length > 0;
    return (
      <>
        <About match={match} played={played} plan={found} clears={ledger.notes.length > 0} />
        {done && (
          <section aria-label={chips.already}>
            <h3 className="text-sm font-semibold text-muted">{chips.already}</h3>
            <p className="text-sm text-muted">
              {linesOf(ticks.done)
                .map(({ from, to, moves }) => chips.gives(names(from), names(to), moves.map(({ count, value }) => chips.kind(count, value))))
                .join('; ')}
            </p>
          </section>
        )}
        {found.moved > 0 && (
          <Segments<View>
            label={chips.view}
            value={view}
            onChange={setView}
            options={[
              { value: 'list', name: chips.asList },
              { value: 'table', name: chips.asTable },
            ]}
          />
        )}
        {view === 'list' ? (
          <HandoverList parts={found.parts} names={names} colourOf={colourOf(match, state)} ticked={ticks.ticked} onTick={ticks.tick} />
        ) : (
          <HandoverArrows parts={found.parts} order={tableOrder(state, found)} names={names} colourOf={colourOf(match, state)} />
        )}
        {found.notes.length > 0 && (
          <div className="rounded-field bg-warn-soft px-3 py-2">
            {found.notes.map(({ from, to, amount }) => (
              <p key={`${from}-${to}`} className="font-medium">
                {chips.stays(name(from), name(to), amount)}
              </p>
            ))}
            <p className="text-sm">
              {found.leastStays && `${chips.staysLeast} `}
              {chips.staysAbout}
            </p>
          </div>
        )}
        {found.left.map(({ seat, amount }) => (
          <p key={seat} className="text-sm text-muted">
            {chips.boxOwes(name(seat), amount)}
          </p>
        ))}
        {(found.moved > 0 || done || found.notes.length > 0 || ledger.notes.length > 0) && (
          <Button disabled={actions.busy} onClick={() => void accept(found)}>
            {chips.allDone}
          </Button>
        )}
      </>
    );
  };
  if (state.roundsPlayed === 0 && task === null && ledger.unknown === null) return null;
  return (
    <Card aria-label={chips.handover} aria-busy={task !== null && plan === null} className={`flex flex-col gap-3 ${task === null ? '' : 'min-h-40'}`}>
      <h2 className="font-semibold">{chips.handover}</h2>
      {body()}
      <ButtonLink look="quiet" href={stacksHref(match.id)} className="mt-auto">
        {chips.toStacks}
      </ButtonLink>
    </Card>
  );
}

/** Who sits there, clockwise, and who has gone with something still to hand over. */
function tableOrder(state: TableState, { parts }: HandoverPlan): readonly Seat[] {
  const seated = seatedOf(state);
  const speaksOf = parts.flatMap(({ moves }) => moves.flatMap(({ from, to }) => [from, to]));
  return state.order.filter((seat) => seated.includes(seat) || speaksOf.includes(seat));
}

/** All that was planned is ticked, and nothing has come since. */
const NOTHING_LEFT: HandoverPlan = { parts: [], notes: [], left: [], moved: 0, leastStays: true, proven: true };

interface AboutProps {
  readonly match: Match;
  readonly played: Replay;
  readonly plan: HandoverPlan;
  /** Whether there are notes of before. */
  readonly clears: boolean;
}

/** How many chips move, whether that is proven, and what the plan covers. */
function About({ match, played, plan, clears }: AboutProps) {
  const { chips } = useMessages();
  const last = roundsOf(played).at(-1)?.settlement;
  const pending = pendingOf(ledgerOf(match, played.steps), played.state);
  const settlesSomething = plan.moved > 0 || plan.notes.length > 0;
  const more = settlesSomething && last !== undefined && pending.some((amount, seat) => amount !== (last.net[seat] ?? 0));
  const follows = plan.parts.some(({ payment }) => payment !== null);
  const { moved, proven } = plan;
  const count = () => {
    if (!proven) return moved === 0 ? chips.ranLate : chips.unproven(moved);
    if (moved > 0) return follows ? '' : chips.moved(moved);
    return clears && plan.notes.length === 0 && plan.left.length === 0 ? chips.onlyNotes : '';
  };
  const told = [count(), follows ? chips.follows : '', more ? chips.since : ''].filter((text) => text !== '');
  return told.length > 0 && <p className="text-sm text-muted">{told.join(' ')}</p>;
}
