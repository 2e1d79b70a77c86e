'use client';

import { Menu } from 'lucide-react';
import { lazy, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { IconButton } from '@/app/_components/ui/button';
import { Sheet } from '@/app/_components/ui/sheet';
import type { MatchMenuListProps } from './match-menu-list';

const MatchMenuList = lazy(() => import('./match-menu-list').then((loaded) => ({ default: loaded.MatchMenuList })));

/** What is wanted less often than a round. Nothing here stands beside Undo. */
export function MatchMenu(props: Omit<MatchMenuListProps, 'onDone'>) {
  const { play } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      title={play.menu}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton aria-label={play.menu}>
          <Menu aria-hidden />
        </IconButton>
      }
    >
      <MatchMenuList {...props} onDone={() => setOpen(false)} />
    </Sheet>
  );
}
