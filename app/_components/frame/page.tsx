'use client';

import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, IconLink } from '@/app/_components/ui/button';
import { useMessages } from './locale';

interface PageProps {
  readonly title: string;
  /** Where the arrow at the top leads. It is a place, not the browser's history: it works after a reload too. */
  readonly back?: string;
  /** What the arrow does instead, where the place it leads to has no address of its own. */
  readonly onBack?: () => void;
  /** Buttons at the right end of the top bar. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** A bar that stays at the foot of the screen, within reach of the thumb. */
  readonly foot?: ReactNode;
}

/** One screen: its name, the way back, what it shows. */
export function Page({ title, back, onBack, actions, children, foot }: PageProps) {
  const { app, common } = useMessages();
  return (
    <>
      <title>{title === app ? app : `${title} · ${app}`}</title>
      <header className="print:hidden sticky top-0 z-20 border-b border-line bg-paper/95 lying:static pt-[env(safe-area-inset-top)] backdrop-blur">
        <div className="mx-auto flex min-h-14 max-w-xl lying:max-w-4xl items-center gap-1 px-2">
          {onBack ? (
            <IconButton aria-label={common.back} onClick={onBack}>
              <ChevronLeft aria-hidden />
            </IconButton>
          ) : back === undefined ? (
            <span className="w-2" />
          ) : (
            <IconLink href={back} aria-label={common.back}>
              <ChevronLeft aria-hidden />
            </IconLink>
          )}
          <h1 tabIndex={-1} className="grow py-2 text-lg font-semibold leading-tight outline-none">{title}</h1>
          {actions}
        </div>
      </header>
      <main>
        <div className="mx-auto flex w-full max-w-xl lying:max-w-4xl flex-col gap-4 p-3 pb-8 sm:p-4 print:max-w-none print:p-0">{children}</div>
        {foot !== undefined && (
          <div className="sticky bottom-0 z-20 border-t border-line bg-paper/95 px-3 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] backdrop-blur">
            <div className="mx-auto max-w-xl lying:max-w-4xl">{foot}</div>
          </div>
        )}
      </main>
    </>
  );
}
