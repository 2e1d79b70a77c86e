'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { isFirstTap } from './first-tap';

interface DisclosureProps {
  /** What is always in sight, and opens the rest. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A line that opens to what stands behind it. The whole line is the button. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={(event) => isFirstTap(event) && setOpen(!open)}
        className="flex min-h-touch w-full items-center gap-2 rounded-field text-left active:bg-felt-soft"
      >
        <span className="min-w-0 grow">{summary}</span>
        <ChevronDown aria-hidden className={`size-5 shrink-0 text-muted transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && <div id={panel}>{children}</div>}
    </>
  );
}
