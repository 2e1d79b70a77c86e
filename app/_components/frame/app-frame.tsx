'use client';

import type { ReactNode } from 'react';
import { ToastProvider } from '@/app/_components/ui/toast';
import { LocaleProvider } from './locale';
import { Notices } from './notices';

/** What stands around every screen: language, short messages, notices. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  return (
    <LocaleProvider>
      <ToastProvider>
        <Notices />
        {children}
      </ToastProvider>
    </LocaleProvider>
  );
}
