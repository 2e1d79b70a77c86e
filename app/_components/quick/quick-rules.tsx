'use client';

import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { PresetPicker } from '@/app/_components/setup/preset-picker';
import { Card } from '@/app/_components/ui/card';
import { checkChipSet } from '@/lib/chips';
import { isChanged, matters, PRESET_SETUPS, PRESETS, RULE_OPTIONS, type MatchSetup, type Preset } from '@/lib/match';

const RuleOptions = lazy(() => import('@/app/_components/setup/rule-options').then((loaded) => ({ default: loaded.RuleOptions })));

interface QuickRulesProps {
  readonly setup: MatchSetup;
  readonly players: number;
  readonly onChange: (setup: MatchSetup) => void;
}

/** Editions that say what everybody starts with; the others have rules that stand here already. */
const WITH_CHIPS = PRESETS.filter((preset) => checkChipSet(PRESET_SETUPS[preset].chipSet).ok);

/** What the round is settled under: one line until somebody wants it otherwise. */
export function QuickRules({ setup, players, onChange }: QuickRulesProps) {
  const { quick, setup: text } = useMessages();
  // Going to another edition and back keeps what was changed there.
  const [left, setLeft] = useState<Partial<Record<Preset, MatchSetup>>>({});
  const changed = RULE_OPTIONS.filter((option) => matters(setup.rules, option, players) && isChanged(setup, option));
  const choosePreset = (preset: Preset) => {
    setLeft({ ...left, [setup.preset]: setup });
    onChange(left[preset] ?? PRESET_SETUPS[preset]);
  };
  return (
    <Card aria-label={quick.rules} className="py-2">
      <Collapsible.Root>
        <h2>
          <Collapsible.Trigger className="group flex min-h-touch w-full items-center gap-2 text-left">
            <span className="font-semibold">{quick.rules}</span>{' '}
            <span className="min-w-0 grow text-right text-muted">{quick.rulesOf(text.presets[setup.preset].name, changed.length)}</span>
            <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-data-[state=open]:rotate-180" />
          </Collapsible.Trigger>
        </h2>
        <Collapsible.Content className="flex flex-col gap-2 pt-2">
          <PresetPicker preset={setup.preset} onChange={choosePreset} presets={WITH_CHIPS} />
          <Suspense fallback={null}>
            <RuleOptions of={setup} players={players} onChange={onChange} />
          </Suspense>
        </Collapsible.Content>
      </Collapsible.Root>
    </Card>
  );
}
