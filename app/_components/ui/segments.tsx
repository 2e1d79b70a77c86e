'use client';

import { Radio, RadioGroup } from './radio';

interface SegmentsProps<V extends string> {
  /** Said, not shown: the names of the two speak for themselves. */
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly name: string }[];
}

/** One of two ways to look at the same thing. */
export function Segments<V extends string>({ label, value, onChange, options }: SegmentsProps<V>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChoose={(chosen) => onChange(chosen as V)}
      className="flex gap-1 rounded-field bg-sunken p-1"
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          className="flex min-h-touch grow items-center justify-center rounded-lg px-1 text-center text-sm font-medium text-muted active:bg-felt-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm"
        >
          {option.name}
        </Radio>
      ))}
    </RadioGroup>
  );
}
