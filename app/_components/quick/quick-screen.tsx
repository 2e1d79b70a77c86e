'use client';

import { Eraser } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { RoundForm } from '@/app/_components/play/round-form';
import { matchHref } from '@/app/_components/play/routes';
import { Button, IconButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/card';
import { useToast } from '@/app/_components/ui/toast';
import { useQuickDraft } from '@/app/_hooks/use-quick-draft';
import { useStartMatch } from '@/app/_hooks/use-start-match';
import { valueOf } from '@/lib/chips';
import { checkStart, quickDeal, quickTable, reseat, runOutWith, settleQuick, type QuickForm } from '@/lib/match';
import { unusedTiles } from '@/lib/rules';
import { emptyDraft } from '@/lib/settlement';
import { seatsOf } from '@/lib/shared';
import { QUICK_DRAFT_KEY } from '@/lib/storage';
import { MakeMatch } from './make-match';
import { QuickChips } from './quick-chips';
import { QuickFoot } from './quick-foot';
import { quickNames } from './quick-names';
import { QuickPlayers } from './quick-players';
import { QuickRules } from './quick-rules';

const QuickResult = lazy(() => import('./quick-result').then((loaded) => ({ default: loaded.QuickResult })));

/** One round, settled on the spot. Nothing of it is a match until somebody makes one of it. */
export function QuickScreen() {
  const { quick, setup: text, fault, common } = useMessages();
  const { form, kept, loaded, change, clear } = useQuickDraft();
  const start = useStartMatch();
  const router = useRouter();
  const toast = useToast();
  const fields = useRef<HTMLDivElement>(null);
  const starting = useRef(false);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [namesOpen, setNamesOpen] = useState(false);

  const names = quickNames(form.names, quick);
  const seats = seatsOf(form.names.length);
  const deal = quickDeal(form);
  const settled = settleQuick(form);
  const problems = settled.ok ? [] : settled.error;
  const usualStart = valueOf(form.setup.chipSet);
  const starts = settled.ok ? (settled.value.stocks ?? undefined) : undefined;
  const tried = attempts > 0;
  const startErrors = checkStart(form.names, form.setup, starts);
  const nameFaults = seats.map((seat) => {
    const error = startErrors.find((each) => 'seat' in each && each.seat === seat && each.code !== 'bad-start-chips');
    return error && (tried || error.code !== 'blank-name') ? fault.start(error) : null;
  });
  const chipsFaults = seats.map((seat) => {
    const problem = problems.find((each) => each.code === 'bad-chips' && each.seat === seat);
    if (problem?.code === 'bad-chips') return quick.badChips(problem.text, problem.max);
    const error = startErrors.find((each) => each.code === 'bad-start-chips' && each.seat === seat);
    return error && tried ? fault.start(error) : null;
  });
  const refusal = startErrors.some(({ code }) => code === 'blank-name') ? quick.namesFirst : startErrors.map(fault.start).join(' ');

  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const put = (part: Partial<QuickForm>) => change({ ...form, ...part });
  const undoable = (said: string) => toast({ text: said, action: { label: common.undo, run: () => change(form) } });
  const clearRound = () => {
    put({ round: emptyDraft(form.names.length) });
    undoable(quick.cleared);
  };
  const clearAll = () => {
    clear();
    setAttempts(0);
    undoable(quick.allCleared);
  };
  const makeMatch = async () => {
    if (!settled.ok || starting.current) return;
    if (startErrors.length > 0) {
      if (startErrors.some(({ code }) => code !== 'bad-start-chips')) setNamesOpen(true);
      return setAttempts(attempts + 1);
    }
    starting.current = true;
    setBusy(true);
    const { names: typed, setup } = form;
    const { entry } = settled.value;
    const started = await start({ names: typed, setup, starts, firstRound: entry, clearDraft: QUICK_DRAFT_KEY });
    // The form is done with: going back from the match leads to where the form was opened.
    if (started) return router.replace(matchHref(started.id));
    starting.current = false;
    setBusy(false);
  };

  const aboutMatch = () => {
    if (!settled.ok || starts) return quick.matchWithChips;
    const out = runOutWith(settled.value.entry, usualStart, form.setup);
    return out.length > 0 ? quick.matchRunsOut(out.map(names), usualStart) : quick.matchWithout(usualStart);
  };
  return (
    <Page
      title={quick.title}
      back="/"
      actions={
        <IconButton aria-label={quick.clear} onClick={clearRound}>
          <Eraser aria-hidden />
        </IconButton>
      }
      foot={
        <QuickFoot names={names} settled={settled} />
      }
    >
      <p className="text-muted">{quick.about}</p>
      {kept && (
        <Notice>
          <div className="flex items-center justify-between gap-2">
            <p>{quick.kept}</p>
            <Button onClick={clearAll}>{quick.startAfresh}</Button>
          </div>
        </Notice>
      )}
      <div ref={fields} className="flex flex-col gap-4">
        <QuickPlayers
          names={form.names}
          onChange={(next, origins) => change(reseat(form, next, origins))}
          faults={nameFaults}
          open={namesOpen}
          onOpen={setNamesOpen}
        />
        <QuickChips
          names={names}
          counted={form.withChips}
          onCount={(withChips) => put({ withChips })}
          texts={form.chips}
          onType={(chips) => put({ chips })}
          faults={chipsFaults}
        />
        <QuickRules setup={form.setup} players={seats.length} onChange={(setup) => put({ setup })} />
      </div>
      <section aria-label={quick.round} className="flex flex-col gap-4">
        <p className="px-1 text-sm text-muted">{text.deal(deal.highest, deal.handSize, unusedTiles(deal))}</p>
        <RoundForm
          names={names}
          table={quickTable(form)}
          order={seats}
          rules={form.setup.rules.settlement}
          draft={form.round}
          onType={(round) => put({ round })}
          problems={problems.filter((problem) => problem.code !== 'missing-chips' && problem.code !== 'bad-chips')}
        />
      </section>
      {settled.ok && (
        <>
          <Suspense fallback={null}>
            <QuickResult names={names} settled={settled.value} rules={form.setup.rules.settlement} />
          </Suspense>
          <MakeMatch
            about={aboutMatch()}
            refusal={tried && startErrors.length > 0 ? refusal : null}
            busy={busy || !loaded}
            onMake={() => void makeMatch()}
          />
        </>
      )}
      <p role="status" className="sr-only">
        {loaded ? '' : common.loading}
      </p>
    </Page>
  );
}
