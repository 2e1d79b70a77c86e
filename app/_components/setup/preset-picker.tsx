'use client';

import { RadioGroup } from 'radix-ui';
import { useMessages } from '@/app/_components/frame/locale';
import { PRESETS, type Preset } from '@/lib/match';

interface PresetPickerProps {
  readonly preset: Preset;
  readonly onChange: (preset: Preset) => void;
  /** Which editions are offered; all where nothing is said. */
  readonly presets?: readonly Preset[];
}

/** Which edition's rules and chips the table starts from. */
export function PresetPicker({ preset, onChange, presets = PRESETS }: PresetPickerProps) {
  const { setup } = useMessages();
  return (
    <div>
      <RadioGroup.Root
        aria-label={setup.preset}
        value={preset}
        onValueChange={(value) => onChange(value as Preset)}
        className="grid auto-cols-fr grid-flow-col gap-px overflow-hidden rounded-field border border-edge bg-line"
      >
        {presets.map((each) => (
          <RadioGroup.Item
            key={each}
            value={each}
            className="min-h-touch bg-surface px-1 font-medium focus-visible:-outline-offset-2 active:bg-felt-soft data-[state=checked]:bg-felt data-[state=checked]:text-on-felt"
          >
            {setup.presets[each].name}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <p className="mt-2 text-sm text-muted">{setup.presets[preset].about}</p>
    </div>
  );
}
