'use client';

import { useRef, type MouseEvent } from 'react';

export interface Opener {
  readonly remember: (event: MouseEvent<HTMLElement>) => void;
  /** For `onCloseAutoFocus`. */
  readonly giveBack: (event: Event) => void;
}

/** Gives the focus back to the button that opened a dialog: the library does so only for a trigger of its own. */
export function useOpener(): Opener {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: (event) => {
      opener.current = event.currentTarget;
    },
    giveBack: (event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
