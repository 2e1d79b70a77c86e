'use client';

import { AlertDialog } from 'radix-ui';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from './button';
import { useCloseRequest } from './use-close-request';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly body?: string;
  /** What the second button says: the deed itself, never "OK". */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/** The question of {@link Confirm}, loaded when it is first asked. */
export function ConfirmDialog({ title, body, action, onConfirm, open, onOpenChange, onCloseAutoFocus }: ConfirmDialogProps) {
  const { common } = useMessages();
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <AlertDialog.Content
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[85dvh] max-w-sm -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-5 text-ink shadow-xl"
        >
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted">{body ?? ''}</AlertDialog.Description>
          <div className="mt-5 flex flex-col gap-3">
            <AlertDialog.Cancel asChild>
              <Button>{common.cancel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look="danger" onClick={onConfirm}>
                {action}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
