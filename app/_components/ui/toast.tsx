'use client';

import { createContext, lazy, Suspense, useCallback, useContext, useRef, useState, type ReactNode } from 'react';

const ToastView = lazy(() => import('./toast-view').then((loaded) => ({ default: loaded.ToastView })));

export interface ToastMessage {
  readonly text: string;
  readonly tone?: 'calm' | 'alarm';
  /** A way back, offered for as long as the message stands. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A message with what tells it from the one before. */
export type ShownToast = ToastMessage & { readonly key: number };

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a short message below the top bar, clear of what the thumb is tapping; the next one takes its place. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [used, setUsed] = useState(false);
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    setUsed(true);
    setShown({ ...message, key: count.current });
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {used && (
        <Suspense fallback={null}>
          <ToastView shown={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </ToastContext>
  );
}
