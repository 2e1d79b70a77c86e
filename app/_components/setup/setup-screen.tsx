'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { ChipPlanFields } from '@/app/_components/chips/chip-plan-fields';
import { Page } from '@/app/_components/frame/page';
import { matchHref } from '@/app/_components/play/routes';
import { Button } from '@/app/_components/ui/button';
import { Card, Notice } from '@/app/_components/ui/card';
import { useSetupDraft } from '@/app/_hooks/use-setup-draft';
import { useStartMatch } from '@/app/_hooks/use-start-match';
import { checkChipSet, MOST_STARTING_CHIPS, valueOf } from '@/lib/chips';
import { checkStart, PRESET_SETUPS, type MatchSetup, type Preset } from '@/lib/match';
import { dealFor, isTableSize, unusedTiles } from '@/lib/rules';
import { SETUP_DRAFT_KEY } from '@/lib/storage';
import { ChipSetEditor } from './chip-set-editor';
import { KnownPlayers } from './known-players';
import { PresetPicker } from './preset-picker';
import { RoundLimitField } from './round-limit-field';
import { RuleOptions } from './rule-options';
import { SeatList } from './seat-list';

/** The values typed so far that a chip can have. */
function chipValues({ chipSet }: MatchSetup): readonly number[] {
  return [...new Set(chipSet.map(({ value }) => value))].filter((value) => value > 0 && value <= MOST_STARTING_CHIPS);
}

/** Who plays, with which chips, under which rules. */
export function SetupScreen() {
  const { setup: text, fault, common } = useMessages();
  const { form, kept, loaded, change, clear } = useSetupDraft();
  const start = useStartMatch();
  const router = useRouter();
  const fields = useRef<HTMLDivElement>(null);
  const starting = useRef(false);
  const [attempts, setAttempts] = useState(0);
  // Going to another edition and back keeps what was changed there.
  const [left, setLeft] = useState<Partial<Record<Preset, MatchSetup>>>({});

  const errors = checkStart(form.names, form.setup);
  const tried = attempts > 0;
  const nameFaults = form.names.map((_, seat) => {
    const error = errors.find((each) => 'seat' in each && each.seat === seat);
    return error && (tried || error.code !== 'blank-name') ? fault.start(error) : null;
  });
  const otherFaults = errors.filter((error) => !('seat' in error));

  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const choosePreset = (preset: Preset) => {
    setLeft({ ...left, [form.setup.preset]: form.setup });
    change({ ...form, setup: left[preset] ?? PRESET_SETUPS[preset] });
  };
  const begin = async () => {
    // A field may hold text that is no number: nothing typed is passed over.
    const unreadable = fields.current?.querySelector('[aria-invalid="true"]') ?? null;
    if (errors.length > 0 || unreadable) return setAttempts(attempts + 1);
    if (starting.current) return;
    starting.current = true;
    const started = await start({ ...form, clearDraft: SETUP_DRAFT_KEY });
    // The form is done with: going back from the match leads to where the form was opened.
    if (started) router.replace(matchHref(started.id));
    else starting.current = false;
  };

  const chipSet = checkChipSet(form.setup.chipSet);
  const deal = isTableSize(form.names.length) ? dealFor(form.names.length, form.setup.rules.deal) : null;
  return (
    <Page
      title={text.title}
      back="/"
      foot={
        <div className="flex flex-col gap-2">
          {tried && otherFaults.length > 0 && (
            <p role="alert" className="text-center font-medium text-loss">
              {otherFaults.map(fault.start).join(' ')}
            </p>
          )}
          <Button look="primary" className="min-h-14 w-full text-lg" disabled={!loaded} onClick={() => void begin()}>
            {text.startWith(form.names.length)}
          </Button>
        </div>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        {kept && (
          <Notice>
            <div className="flex items-center justify-between gap-2">
              <p>{text.draftKept}</p>
              <Button onClick={clear}>{text.draftDrop}</Button>
            </div>
          </Notice>
        )}
        <Card aria-label={text.players}>
          <h2 className="font-semibold">{text.players}</h2>
          <p className="mb-3 text-sm text-muted">
            {text.playersHint}
            {deal && ` ${common.sentence(text.deal(deal.highest, deal.handSize, unusedTiles(deal)))}`}
          </p>
          <KnownPlayers names={form.names} onChange={(names) => change({ ...form, names })} />
          <SeatList names={form.names} onChange={(names) => change({ ...form, names })} faults={nameFaults} />
        </Card>
        <Card aria-label={text.preset}>
          <h2 className="mb-3 font-semibold">{text.preset}</h2>
          <PresetPicker preset={form.setup.preset} onChange={choosePreset} />
        </Card>
        <Card aria-label={text.rounds}>
          <h2 className="mb-2 font-semibold">{text.rounds}</h2>
          <RoundLimitField
            limit={form.setup.roundLimit}
            onChange={(roundLimit) => change({ ...form, setup: { ...form.setup, roundLimit } })}
          />
        </Card>
        <Card aria-label={text.chips}>
          <div className="mb-3 flex items-baseline justify-between gap-2">
            <h2 className="font-semibold">{text.chips}</h2>
            <p className="text-lg font-semibold tabular-nums">{chipSet.ok ? valueOf(chipSet.value) : '–'}</p>
          </div>
          <ChipSetEditor
            key={form.setup.preset}
            set={form.setup.chipSet}
            onChange={(chipSet) => change({ ...form, setup: { ...form.setup, chipSet } })}
          />
          <div className="mt-3 border-t border-line pt-2">
            <ChipPlanFields
              plan={form.setup.chipPlan}
              values={chipValues(form.setup)}
              onChange={(chipPlan) => change({ ...form, setup: { ...form.setup, chipPlan } })}
            />
          </div>
        </Card>
        <Card aria-label={text.rulesTitle}>
          <h2 className="font-semibold">{text.rulesTitle}</h2>
          <p className="mb-1 text-sm text-muted">{text.rulesHint}</p>
          <RuleOptions of={form.setup} players={form.names.length} onChange={(setup) => change({ ...form, setup })} />
        </Card>
      </div>
      <p role="status" className="sr-only">
        {loaded ? '' : common.loading}
      </p>
    </Page>
  );
}
