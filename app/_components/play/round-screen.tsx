'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Card, Notice } from '@/app/_components/ui/card';
import { Confirm } from '@/app/_components/ui/confirm';
import { useToast } from '@/app/_components/ui/toast';
import { useMatchActions } from '@/app/_hooks/use-match-actions';
import type { PlayedMatch } from '@/app/_hooks/use-match';
import { useReport } from '@/app/_hooks/use-report';
import { useRoundDraft } from '@/app/_hooks/use-round-draft';
import {
  basisOf, entryTableOf, eventId, namesOf, pastRound, previewEdit, previewRound, sameEntry, twosCostsOf,
  type Match, type PastRound,
} from '@/lib/match';
import { draftOf, type RoundDraft } from '@/lib/settlement';
import { LaterTotalsTable } from './later-totals';
import { Missing } from './missing';
import { Payments } from './payments';
import { roundsHref } from './routes';
import { RoundForm } from './round-form';
import { SaveBar } from './save-bar';

/** One round of the past in the same form it was entered in, with what a change would do to every later total. */
export function RoundScreen({ match, played }: PlayedMatch) {
  const { play, history } = useMessages();
  const named = useSearchParams().get('round');
  const past = named === null ? null : pastRound(match, played, eventId(named));
  if (past) return <RoundEditor key={past.event.id} match={match} past={past} />;
  return (
    <Page title={play.pastRounds} back={roundsHref(match.id)}>
      <Notice tone="warn">
        <p>{history.roundMissing}</p>
        <ButtonLink href={roundsHref(match.id)} className="mt-3">
          {play.pastRounds}
        </ButtonLink>
      </Notice>
    </Page>
  );
}

function RoundEditor({ match, past }: { readonly match: Match; readonly past: PastRound }) {
  const messages = useMessages();
  const { play, common } = messages;
  const { event, round, before } = past;
  const router = useRouter();
  const toast = useToast();
  const report = useReport(match);
  const actions = useMatchActions(match.id);
  const stored = useRoundDraft(match.id, event.id, match.done.at(-1)?.id ?? null);

  // The round as it was when typing began: another window may change it meanwhile, and must not be overwritten unseen.
  const [seen, setSeen] = useState(event);
  const stale = !sameEntry(seen.entry, event.entry);
  if (stale && stored.loaded && !stored.typed) setSeen(event);
  const { keep } = stored;
  // While this window saves, the round changes by its own doing.
  const overtaken = stale && !actions.busy;
  useEffect(() => {
    if (overtaken) keep();
  }, [overtaken, keep]);

  const names = namesOf(match);
  const table = entryTableOf(before);
  const typed = stored.typed?.draft ?? draftOf(event.entry);
  const preview = previewRound(before, typed);
  const changed = !preview.ok || !sameEntry(preview.value.entry, event.entry);
  const after = preview.ok && changed ? previewEdit(match, event.id, preview.value.entry) : null;

  const type = (draft: RoundDraft) => stored.type({ draft, basis: basisOf(match) });
  const leave = (text: string, saved: Match) => {
    const change = saved.done.at(-1);
    const undo = change && { label: common.undo, run: () => void actions.undo(change.id).then(report) };
    toast(undo ? { text, action: undo } : { text });
    router.push(roundsHref(match.id));
  };
  const save = async () => {
    if (!preview.ok) return;
    const result = await actions.editRound(seen, preview.value.entry, stored.key);
    if (!report(result) || !result?.ok) return;
    stored.forget();
    leave(play.roundChanged(round), result.value);
  };
  const remove = async () => {
    const result = await actions.deleteEvent(event.id);
    if (!report(result) || !result?.ok) return;
    stored.clear();
    leave(play.roundDeleted(round), result.value);
  };

  return (
    <Page
      title={play.editRound(round)}
      back={roundsHref(match.id)}
      foot={
        table &&
        (stored.typed ? changed : !preview.ok) && (
          <div className="flex flex-col gap-2">
            {stale ? (
              <Notice tone="warn" title={play.staleTitle} role="alert">
                <p>{play.stale}</p>
                <Button look="primary" className="mt-2" onClick={() => setSeen(event)}>
                  {play.staleUse(round)}
                </Button>
              </Notice>
            ) : (
              <SaveBar
                names={names}
                order={before.order}
                playing={table.playing}
                preview={preview}
                label={play.saveChanges}
                busy={actions.busy}
                onSave={() => void save()}
              />
            )}
            <Button
              onClick={() => {
                stored.clear();
                router.push(roundsHref(match.id));
              }}
            >
              {common.cancel}
            </Button>
          </div>
        )
      }
    >
      {stored.kept && <Notice>{play.draftKept}</Notice>}
      {table && (
        <RoundForm
          names={names}
          table={table}
          order={before.order}
          rules={before.rules.settlement}
          draft={typed}
          onType={type}
          problems={preview.ok ? [] : preview.error}
          costs={preview.ok ? twosCostsOf(preview.value) : []}
        />
      )}
      {!table && !preview.ok && <Missing names={names} problems={preview.error} />}
      {after && <LaterTotalsTable match={match} preview={after} />}
      {preview.ok && (
        <Card aria-label={play.payments(round)}>
          <h2 className="mb-3 font-semibold">{play.payments(round)}</h2>
          <Payments names={names} settlement={preview.value.step.settlement} rules={before.rules.settlement} />
        </Card>
      )}
      <Confirm
        trigger={
          <Button look="danger" className="mt-4">
            {play.deleteRound(round)}
          </Button>
        }
        title={play.deleteRound(round)}
        body={play.deleteRoundAsk(round)}
        action={common.delete}
        onConfirm={() => void remove()}
      />
    </Page>
  );
}
