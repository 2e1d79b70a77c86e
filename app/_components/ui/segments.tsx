'use client';

import { RadioGroup } from 'radix-ui';

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
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(chosen) => onChange(chosen as V)}
      className="flex gap-1 rounded-field bg-sunken p-1"
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="min-h-touch grow rounded-lg px-1 text-sm font-medium text-muted active:bg-felt-soft data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:shadow-sm"
        >
          {option.name}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
