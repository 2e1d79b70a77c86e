'use client';

import { useId } from 'react';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is said below it. */
  readonly about: string;
  /** Whether what is said below is a fault. */
  readonly faulty: boolean;
}

/** Several lines of text with their name above them. */
export function TextArea({ label, value, onChange, about, faulty }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm text-muted">
        {label}
      </label>
      <textarea
        id={id}
        rows={5}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={faulty}
        aria-describedby={`${id}-told`}
        className="block w-full rounded-field border border-edge bg-surface px-3 py-2 text-base aria-invalid:border-loss"
      />
      <p id={`${id}-told`} className={`mt-1 text-sm tabular-nums ${faulty ? 'font-medium text-loss' : 'text-muted'}`}>
        {about}
      </p>
    </div>
  );
}
