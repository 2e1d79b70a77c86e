'use client';

import { Slot } from 'radix-ui';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';
import { useOpener } from './use-opener';

const ConfirmDialog = lazy(() => import('./confirm-dialog').then((loaded) => ({ default: loaded.ConfirmDialog })));

interface ConfirmProps extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onCloseAutoFocus'> {
  /** The button that asks. */
  readonly trigger: ReactNode;
}

/** Asks before a step that somebody could take by accident. */
export function Confirm({ trigger, ...question }: ConfirmProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { remember, giveBack } = useOpener();
  const ask = (event: MouseEvent<HTMLElement>) => {
    remember(event);
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Slot.Root onClick={ask} aria-haspopup="dialog" aria-expanded={open}>
        {trigger}
      </Slot.Root>
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog {...question} open={open} onOpenChange={setOpen} onCloseAutoFocus={giveBack} />
        </Suspense>
      )}
    </>
  );
}
