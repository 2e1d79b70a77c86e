'use client';

import { useId } from 'react';

interface SelectFieldProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly name: string }[];
  readonly className?: string;
}

/** One of many values, in the list that the device itself draws. */
export function SelectField<V extends string>({ label, value, onChange, options, className = '' }: SelectFieldProps<V>) {
  const id = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="min-h-touch w-full truncate rounded-field border border-edge bg-surface px-2 text-base"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
