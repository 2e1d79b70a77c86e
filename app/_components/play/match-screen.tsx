'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { useMatchActions } from '@/app/_hooks/use-match-actions';
import { useReport } from '@/app/_hooks/use-report';
import { useRoundDraft } from '@/app/_hooks/use-round-draft';
import { useWakeLock } from '@/app/_hooks/use-wake-lock';
import type { PlayedMatch } from '@/app/_hooks/use-match';
import { basisOf, dealOf, entryTableOf, isWaiting, namesOf, roundsOf, type RoundPreview, type RoundStep } from '@/lib/match';
import { draftForSeats, emptyDraft, isBlank, type RoundDraft } from '@/lib/settlement';
import type { Seat } from '@/lib/shared';
import { DealLine } from './deal-line';
import { EntryScreen } from './entry-screen';
import { HandsLink } from './hands-link';
import { MatchMenu } from './match-menu';
import { EventsSince } from './events-since';
import { Payments } from './payments';
import { Scoreboard } from './scoreboard';
import { UndoBar } from './undo-bar';
import { WhoWentOut } from './who-went-out';

// What few visits need.
const ConflictNotice = lazy(() => import('./conflict-notice').then((loaded) => ({ default: loaded.ConflictNotice })));
const WaitingCard = lazy(() => import('./waiting-card').then((loaded) => ({ default: loaded.WaitingCard })));
const MatchEndCard = lazy(() => import('./match-end').then((loaded) => ({ default: loaded.MatchEndCard })));
const EndActions = lazy(() => import('./end-actions').then((loaded) => ({ default: loaded.EndActions })));
const HandoverCard = lazy(() => import('@/app/_components/chips/handover-card').then((loaded) => ({ default: loaded.HandoverCard })));

/** A match in play: the score, the last settlement, and the next round's first tap; or the round being typed in. */
export function MatchScreen({ match, played }: PlayedMatch) {
  const messages = useMessages();
  const { play } = messages;
  const actions = useMatchActions(match.id);
  const draft = useRoundDraft(match.id, null, match.done.at(-1)?.id ?? null);
  const report = useReport(match);
  const awake = useWakeLock();
  const [justSaved, setJustSaved] = useState(false);
  // The half-typed round is laid aside to look at the score.
  const [aside, setAside] = useState(false);

  const { state, end, conflict } = played;
  const table = entryTableOf(state);
  const deal = dealOf(state);
  const round = state.roundsPlayed + 1;
  const names = namesOf(match);
  const open = end === null && conflict === null && table !== null;
  const lastRound = roundsOf(played).at(-1);

  const type = (typed: RoundDraft) => {
    if (isBlank(typed)) draft.clear();
    else draft.type({ draft: typed, basis: draft.typed?.basis ?? basisOf(match) });
  };
  // The score may have been scrolled down to the payments; the entry begins with its first row.
  const enter = () => {
    setAside(false);
    window.scrollTo({ top: 0 });
  };
  const chooseWinner = (winner: Seat) => {
    setJustSaved(false);
    enter();
    type({ ...draftForSeats(draft.typed?.draft ?? emptyDraft(0), state.seats.length), winner });
  };
  const save = async (preview: RoundPreview) => {
    const basis = draft.typed?.basis ?? basisOf(match);
    const saved = report(await actions.saveRound(preview.entry, basis, draft.key));
    if (!saved) return;
    draft.forget();
    setJustSaved(true);
    window.scrollTo({ top: 0 });
  };

  if (open && draft.typed && !aside) {
    return (
      <EntryScreen
        match={match}
        state={state}
        table={table}
        round={round}
        draft={draft}
        typed={{ ...draft.typed, draft: draftForSeats(draft.typed.draft, state.seats.length) }}
        busy={actions.busy}
        onType={type}
        onBack={() => setAside(true)}
        onSave={(preview) => void save(preview)}
      />
    );
  }
  return (
    <Page
      title={end ? play.over : play.title(conflict?.round ?? round, state.roundLimit)}
      back="/"
      actions={
        <>
          <HandsLink match={match} />
          <MatchMenu match={match} played={played} actions={actions} awake={awake} />
        </>
      }
      foot={
        !open || !draft.loaded ? undefined : draft.typed ? (
          <Button look="primary" className="min-h-14 w-full text-lg" onClick={enter}>
            {play.goOn(round)}
          </Button>
        ) : (
          <WhoWentOut names={names} order={state.order} playing={table.playing} winner={null} onChoose={chooseWinner} />
        )
      }
    >
      <Suspense fallback={null}>
        {isWaiting(state) && conflict === null && <WaitingCard match={match} state={state} actions={actions} />}
        {conflict && <ConflictNotice match={match} conflict={conflict} actions={actions} />}
        {end && <MatchEndCard match={match} played={played} end={end} />}
        {end && <EndActions match={match} played={played} />}
      </Suspense>
      {!end && <Scoreboard match={match} played={played} />}
      {open && deal && <DealLine match={match} state={state} deal={deal} />}
      <EventsSince match={match} played={played} />
      {state.chipPlan.on && conflict === null && draft.loaded && (
        <Suspense fallback={null}>
          <HandoverCard match={match} played={played} actions={actions} />
        </Suspense>
      )}
      {lastRound && <LastRound match={match} step={lastRound} focused={justSaved && end === null} stays={state.chipPlan.on} />}
      <UndoBar match={match} played={played} actions={actions} />
    </Page>
  );
}

interface LastRoundProps {
  readonly match: PlayedMatch['match'];
  readonly step: RoundStep;
  readonly focused: boolean;
  /** Whether the page stays where it is: the chips to hand over stand above. */
  readonly stays: boolean;
}

/** Who pays whom in the round just saved. Takes the focus then, so that a screen reader goes on from here. */
function LastRound({ match, step, focused, stays }: LastRoundProps) {
  const { play } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    if (!stays) heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [focused, stays, step.event.id]);
  return (
    <Card aria-label={play.payments(step.round)} className="scroll-mt-18 scroll-mb-36">
      <h2 ref={heading} tabIndex={-1} className="mb-3 font-semibold outline-none">
        {play.payments(step.round)}
      </h2>
      <Payments names={namesOf(match)} settlement={step.settlement} rules={step.before.rules.settlement} />
    </Card>
  );
}
