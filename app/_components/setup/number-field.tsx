'use client';

import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { IconButton } from '@/app/_components/ui/button';
import type { Messages } from '@/lib/i18n';
import { readWholeNumber } from '@/lib/shared';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Names of the two buttons beside the field; without them there are none. */
  readonly steps?: { readonly fewer: string; readonly more: string; readonly min: number; readonly max: number };
}

/** A whole number to tap up and down, or to type. Text that is no number stays in the field and is named. */
export function NumberField({ label, value, onChange, steps }: NumberFieldProps) {
  const { setup } = useMessages();
  const faultId = useId();
  // What was typed, while it says something else than the value does.
  const [typed, setTyped] = useState<string | null>(null);
  const outside = steps !== undefined && (value < steps.min || value > steps.max);
  const fault = (typed === null ? null : faultOf(typed, setup)) ?? (outside ? setup.outOfRange(steps.min, steps.max) : null);

  const type = (text: string) => {
    const read = readWholeNumber(text);
    setTyped(text);
    if (read.ok) onChange(read.value);
  };
  const step = (by: number) => {
    setTyped(null);
    onChange(value + by);
  };
  return (
    <span className="inline-flex flex-col">
      <span className="inline-flex items-center">
        {steps && (
          <IconButton aria-label={steps.fewer} disabled={value <= steps.min} onClick={() => step(-1)}>
            <Minus aria-hidden className="size-5" />
          </IconButton>
        )}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : faultId}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => fault === null && setTyped(null)}
          className="min-h-touch w-14 rounded-field border border-edge bg-surface text-center text-base tabular-nums aria-invalid:border-loss"
        />
        {steps && (
          <IconButton aria-label={steps.more} disabled={value >= steps.max} onClick={() => step(1)}>
            <Plus aria-hidden className="size-5" />
          </IconButton>
        )}
      </span>
      {fault !== null && (
        <span id={faultId} role="alert" className="mt-1 max-w-52 text-sm font-medium text-loss">
          {fault}
        </span>
      )}
    </span>
  );
}

/** Why a text is no number to go by; null where it is one. */
function faultOf(text: string, setup: Messages['setup']): string | null {
  const read = readWholeNumber(text);
  if (read.ok) return null;
  switch (read.error.code) {
    case 'empty':
      return setup.noNumber;
    case 'too-long':
      return setup.numberTooLong(text);
    case 'not-a-whole-number':
      return setup.wholeNumber(text);
  }
}
