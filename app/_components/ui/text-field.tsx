'use client';

import { useId, type ComponentProps } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it; null: nothing. */
  readonly fault?: string | null;
  /** What should be known beside it. */
  readonly about?: string;
}

/** One line of text with its name above it. What was typed stays as it was typed, right or wrong. */
export function TextField({ label, value, onChange, fault = null, about, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  const told = fault ?? about;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={fault !== null}
        aria-describedby={told === undefined ? undefined : `${id}-told`}
        className={`min-h-touch w-full rounded-field border border-edge bg-surface px-3 text-base aria-invalid:border-loss ${className}`}
        {...rest}
      />
      {told !== undefined && (
        <p id={`${id}-told`} className={`mt-1 text-sm ${fault === null ? 'text-muted' : 'font-medium text-loss'}`}>
          {told}
        </p>
      )}
    </div>
  );
}
