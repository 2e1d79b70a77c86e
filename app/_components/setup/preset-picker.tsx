'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Radio, RadioGroup } from '@/app/_components/ui/radio';
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
      <RadioGroup
        aria-label={setup.preset}
        value={preset}
        onChoose={(value) => onChange(value as Preset)}
        className="grid auto-cols-fr grid-flow-col gap-px overflow-hidden [--ring:-2px] rounded-field border border-edge bg-line"
      >
        {presets.map((each) => (
          <Radio
            key={each}
            value={each}
            className="flex min-h-touch items-center justify-center bg-surface px-1 text-center font-medium active:bg-felt-soft has-checked:bg-felt has-checked:text-on-felt"
          >
            {setup.presets[each].name}
          </Radio>
        ))}
      </RadioGroup>
      <p className="mt-2 text-sm text-muted">{setup.presets[preset].about}</p>
    </div>
  );
}
