'use client';

import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { SwitchRow } from '@/app/_components/ui/switch-row';
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
  // Switching to an open end and back keeps the number.
  const [number, setNumber] = useState(limit ?? USUAL_ROUNDS);
  const open = (wanted: boolean) => {
    if (limit !== null) setNumber(limit);
    onChange(wanted ? null : number);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {limit !== null && (
        <NumberField
          label={setup.roundsNumber}
          value={limit}
          onChange={onChange}
          steps={{ fewer: setup.fewerRounds, more: setup.moreRounds, min: 1, max: MOST_ROUNDS }}
        />
      )}
      <SwitchRow
        label={setup.openEnd}
        about={limit === null ? setup.openEndAbout : undefined}
        checked={limit === null}
        onChange={open}
        className="grow justify-end"
      />
    </div>
  );
}
