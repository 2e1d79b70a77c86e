'use client';

import { useEffect } from 'react';
import { appUpdateStore } from '@/app/_hooks/app-update';
import { withBasePath } from './base-path';
import { BUILD_ID } from './build-id';

/** Registers the worker once the page has what it needs itself. Draws nothing. */
export function WorkerRegistration(): null {
  useEffect(() => {
    // Says which code runs, not which page was loaded: support and tests read it.
    document.documentElement.dataset.build = BUILD_ID;
    // `next dev` has no worker; plain http from another machine has no navigator.serviceWorker.
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const start = () =>
      appUpdateStore.start(
        {
          workers: navigator.serviceWorker,
          document,
          reload: () => window.location.reload(),
          now: () => Date.now(),
          wait: (done, ms) => void window.setTimeout(done, ms),
        },
        // Installed apps ask for this address for ever: it must not change.
        { url: withBasePath('/sw.js'), build: BUILD_ID },
      );
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
  }, []);
  return null;
}
