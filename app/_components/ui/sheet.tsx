'use client';

import { Slot } from 'radix-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { SheetDialogProps } from './sheet-dialog';

const SheetDialog = lazy(() => import('./sheet-dialog').then((loaded) => ({ default: loaded.SheetDialog })));

interface SheetProps extends SheetDialogProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
}

/** A panel that slides over the foot of the page, within reach of the thumb. */
export function Sheet({ trigger, open, onOpenChange, ...panel }: SheetProps) {
  const [opened, setOpened] = useState(open);
  const show = () => {
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
          <SheetDialog {...panel} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
