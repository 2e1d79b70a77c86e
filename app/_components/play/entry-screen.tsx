'use client';

import { Eraser } from 'lucide-react';
import { useEffect } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Button, IconButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/card';
import { useToast } from '@/app/_components/ui/toast';
import type { RoundDraftView, TypedRound } from '@/app/_hooks/use-round-draft';
import { basisOf, namesOf, previewRound, twosCostsOf, type Match, type RoundPreview, type TableState } from '@/lib/match';
import type { EntryTable, RoundDraft } from '@/lib/settlement';
import { HandsLink } from './hands-link';
import { RoundForm } from './round-form';
import { SaveBar } from './save-bar';

interface EntryScreenProps {
  readonly match: Match;
  readonly state: TableState;
  readonly table: EntryTable;
  readonly round: number;
  readonly draft: RoundDraftView;
  readonly typed: TypedRound;
  readonly busy: boolean;
  readonly onType: (draft: RoundDraft) => void;
  /** Back to the score; what was typed stays. */
  readonly onBack: () => void;
  readonly onSave: (preview: RoundPreview) => void;
}

/** The next round, being typed in. */
export function EntryScreen({ match, state, table, round, draft, typed, busy, onType, onBack, onSave }: EntryScreenProps) {
  const { play, common } = useMessages();
  const toast = useToast();
  const names = namesOf(match);
  const preview = previewRound(state, typed.draft);
  const stale = typed.basis.lastEvent !== basisOf(match).lastEvent;
  const { keep } = draft;
  // While this window saves, the match moves on by its own doing.
  const overtaken = stale && !busy;
  useEffect(() => {
    if (overtaken) keep();
  }, [overtaken, keep]);

  const clear = () => {
    draft.clear();
    toast({ text: play.cleared, action: { label: common.undo, run: () => draft.type(typed) } });
  };
  return (
    <Page
      title={play.entry(round)}
      onBack={onBack}
      actions={
        <>
          <HandsLink match={match} />
          <IconButton aria-label={play.clear} onClick={clear}>
            <Eraser aria-hidden />
          </IconButton>
        </>
      }
      foot={
        stale ? (
          <Notice tone="warn" title={play.staleTitle} role="alert">
            <p>{play.stale}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button look="primary" onClick={() => draft.type({ ...typed, basis: basisOf(match) })}>
                {play.staleUse(round)}
              </Button>
              <Button onClick={clear}>{play.staleDrop}</Button>
            </div>
          </Notice>
        ) : (
          <SaveBar
            names={names}
            order={state.order}
            playing={table.playing}
            preview={preview}
            label={play.save(round)}
            busy={busy}
            onSave={() => preview.ok && onSave(preview.value)}
          />
        )
      }
    >
      {draft.kept && <Notice>{play.draftKept}</Notice>}
      <RoundForm
        names={names}
        table={table}
        order={state.order}
        rules={state.rules.settlement}
        draft={typed.draft}
        onType={onType}
        problems={preview.ok ? [] : preview.error}
        costs={preview.ok ? twosCostsOf(preview.value) : []}
        takesFocus={!draft.kept}
      />
    </Page>
  );
}
