'use client';

import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button, IconButton } from './button';

interface ToastMessage {
  readonly text: string;
  readonly tone?: 'calm' | 'alarm';
  /** A way back, offered for as long as the message stands. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a short message below the top bar, clear of what the thumb is tapping; the next one takes its place. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

const STANDS_MS = 8_000;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { common } = useMessages();
  const [shown, setShown] = useState<(ToastMessage & { key: number }) | null>(null);
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    setShown({ ...message, key: count.current });
  }, []);
  const close = useMemo(() => (open: boolean) => !open && setShown(null), []);
  return (
    <ToastContext.Provider value={show}>
      <Toast.Provider duration={STANDS_MS} swipeDirection="up" label={common.notifications}>
        {children}
        {shown && (
          <Toast.Root
            key={shown.key}
            onOpenChange={close}
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
    </ToastContext.Provider>
  );
}
