'use client';

import { Switch } from 'radix-ui';
import { useId, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { MOST_ROUNDS } from '@/lib/match';
import { NumberField } from './number-field';

interface RoundLimitFieldProps {
  /** null: open end. */
  readonly limit: number | null;
  readonly onChange: (limit: number | null) => void;
}

const USUAL_ROUNDS = 5;

/** A number of rounds, or none. */
export function RoundLimitField({ limit, onChange }: RoundLimitFieldProps) {
  const { setup } = useMessages();
  const openEnd = useId();
  // Switching to an open end and back keeps the number.
  const [number, setNumber] = useState(limit ?? USUAL_ROUNDS);
  const put = (rounds: number) => {
    setNumber(rounds);
    onChange(rounds);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {limit !== null && (
        <NumberField
          label={setup.roundsNumber}
          value={limit}
          onChange={put}
          steps={{ fewer: setup.fewerRounds, more: setup.moreRounds, min: 1, max: MOST_ROUNDS }}
        />
      )}
      <label htmlFor={openEnd} className="flex min-h-touch grow items-center justify-end gap-3">
        <span>
          <span className="block font-medium">{setup.openEnd}</span>
          {limit === null && <span className="block text-sm text-muted">{setup.openEndAbout}</span>}
        </span>
        <Switch.Root
          id={openEnd}
          checked={limit === null}
          onCheckedChange={(open) => onChange(open ? null : number)}
          className="h-8 w-14 shrink-0 rounded-full border border-edge bg-sunken p-0.5 data-[state=checked]:bg-felt"
        >
          <Switch.Thumb className="block size-6 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-6 data-[state=checked]:bg-on-felt" />
        </Switch.Root>
      </label>
    </div>
  );
}
