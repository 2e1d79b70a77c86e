'use client';

import { useId } from 'react';
import { Radio, RadioGroup } from './radio';

interface ChoiceOption {
  readonly value: string;
  readonly name: string;
  readonly about?: string;
  /** What it is called where `name` is short for want of room. */
  readonly label?: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly ChoiceOption[];
  /** Side by side; below each other where nothing is said. */
  readonly columns?: 2 | 3 | 4;
}

const GRIDS = {
  2: 'grid grid-cols-2 gap-2',
  3: 'grid grid-cols-3 gap-2',
  4: 'grid grid-cols-4 gap-2',
} as const;

/** One of a few values, all in sight. */
export function Choice({ label, value, onChange, options, columns }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm text-muted">
        {label}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChoose={onChange}
        className={columns ? GRIDS[columns] : 'flex flex-col gap-2'}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            aria-label={option.label}
            className={`flex min-h-touch min-w-0 flex-col justify-center rounded-field border border-edge bg-surface py-1.5 active:bg-felt-soft has-checked:border-felt has-checked:bg-felt has-checked:text-on-felt ${columns ? 'px-1 text-center' : 'px-3'}`}
          >
            <span className={`block font-medium ${columns ? 'truncate' : ''}`}>{option.name}</span>
            {option.about !== undefined && <span className="block text-sm opacity-85">{option.about}</span>}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
