'use client';

import { useEffect, useRef, type MouseEvent } from 'react';

export interface Opener {
  readonly remember: (event: MouseEvent<HTMLElement>) => void;
  /** For `onCloseAutoFocus`. */
  readonly giveBack: (event: Event) => void;
}

/**
 * Gives the focus back to the button that opened a dialog: the library does so only for a trigger of its own. Where what
 * was done took the button away, at once or a moment later, the name of the screen has the focus and not nobody.
 */
export function useOpener(): Opener {
  const opener = useRef<HTMLElement | null>(null);
  const path = useRef<string | null>(null);
  useEffect(
    () => () => {
      const isHere = path.current === window.location.pathname;
      if (isHere && document.activeElement === document.body) focusScreen();
    },
    [],
  );
  return {
    remember: (event) => {
      opener.current = event.currentTarget;
    },
    giveBack: (event) => {
      event.preventDefault();
      path.current = window.location.pathname;
      if (opener.current?.isConnected) opener.current.focus();
      else focusScreen();
    },
  };
}

function focusScreen(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}
