'use client';

import { Switch } from 'radix-ui';
import { useId } from 'react';

interface SwitchRowProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly className?: string;
}

/** Something that is on or off, with its name beside it: the whole row is the target. */
export function SwitchRow({ label, about, checked, onChange, className = '' }: SwitchRowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={`flex min-h-touch items-center gap-3 ${className}`}>
      <span>
        <span className="block font-medium">{label}</span>
        {about !== undefined && <span className="block text-sm text-muted">{about}</span>}
      </span>
      <Switch.Root
        id={id}
        aria-label={label}
        checked={checked}
        onCheckedChange={onChange}
        className="flex h-touch w-16 shrink-0 items-center"
      >
        <span aria-hidden className={`h-8 w-14 rounded-full border border-edge p-0.5 ${checked ? 'bg-felt' : 'bg-sunken'}`}>
          <Switch.Thumb className="block size-6 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-6 data-[state=checked]:bg-on-felt" />
        </span>
      </Switch.Root>
    </label>
  );
}
