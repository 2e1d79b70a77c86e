'use client';

import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useMessages } from '@/app/_components/frame/locale';
import { Button, IconButton } from './button';
import type { ShownToast } from './toast';

const STANDS_MS = 8_000;

interface ToastViewProps {
  readonly shown: ShownToast | null;
  readonly onClose: () => void;
}

/** How a message looks and is read out; loaded when there is a first one. */
export function ToastView({ shown, onClose }: ToastViewProps) {
  const { common } = useMessages();
  return (
    <Toast.Provider duration={STANDS_MS} swipeDirection="up" label={common.notifications}>
      {shown && (
        <Toast.Root
          key={shown.key}
          onOpenChange={(open) => !open && onClose()}
          className={`flex items-center gap-2 rounded-field border py-1 pr-1 pl-4 shadow-lg ${
            shown.tone === 'alarm' ? 'border-loss bg-alarm-soft text-ink' : 'border-edge bg-surface text-ink'
          }`}
        >
          <Toast.Description className="grow py-2">{shown.text}</Toast.Description>
          {shown.action && (
            <Toast.Action asChild altText={shown.action.label}>
              <Button look="quiet" className="shrink-0 px-3 font-semibold whitespace-nowrap" onClick={shown.action.run}>
                {shown.action.label}
              </Button>
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton aria-label={common.close}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        label={common.notifications}
        className="fixed inset-x-3 top-[calc(4rem+env(safe-area-inset-top))] z-30 mx-auto max-w-lg"
      />
    </Toast.Provider>
  );
}
