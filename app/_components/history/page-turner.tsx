'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';

interface PageTurnerProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** To the matches before these, and after them. */
export function PageTurner({ page, pages, onTurn }: PageTurnerProps) {
  const { history } = useMessages();
  const turn = (to: number) => {
    onTurn(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={history.pages} className="flex items-center justify-between gap-2">
      <Button disabled={page === 0} onClick={() => turn(page - 1)}>
        <ChevronLeft aria-hidden className="size-5" />
        {history.newer}
      </Button>
      <span className="text-sm text-muted tabular-nums">{history.pageOf(page + 1, pages)}</span>
      <Button disabled={page >= pages - 1} onClick={() => turn(page + 1)}>
        {history.older}
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </nav>
  );
}
