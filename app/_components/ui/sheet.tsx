'use client';

import { Slot } from 'radix-ui';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import type { SheetDialogProps } from './sheet-dialog';
import { useOpener } from './use-opener';

const SheetDialog = lazy(() => import('./sheet-dialog').then((loaded) => ({ default: loaded.SheetDialog })));

interface SheetProps extends Omit<SheetDialogProps, 'onCloseAutoFocus'> {
  /** The button that opens it. */
  readonly trigger: ReactNode;
}

/** A panel that slides over the foot of the page, within reach of the thumb. */
export function Sheet({ trigger, open, onOpenChange, ...panel }: SheetProps) {
  const [opened, setOpened] = useState(open);
  const { remember, giveBack } = useOpener();
  const show = (event: MouseEvent<HTMLElement>) => {
    remember(event);
    setOpened(true);
    onOpenChange(true);
  };
  return (
    <>
      <Slot.Root onClick={show} aria-haspopup="dialog" aria-expanded={open}>
        {trigger}
      </Slot.Root>
      {opened && (
        <Suspense fallback={null}>
          <SheetDialog {...panel} open={open} onOpenChange={onOpenChange} onCloseAutoFocus={giveBack} />
        </Suspense>
      )}
    </>
  );
}
