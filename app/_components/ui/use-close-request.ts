'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * What is open closes when the device asks for it: Back on Android, which would leave the page instead. Where the browser
 * has no such thing, Esc, the button and a tap beside it are left, and Back means the page.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!open || window.CloseWatcher === undefined) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => onClose());
    return () => watcher.destroy();
  }, [open]);
}
