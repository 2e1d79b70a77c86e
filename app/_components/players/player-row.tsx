'use client';

import { Pencil } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { dayText } from '@/app/_components/history/match-date';
import { playerStatsHref } from '@/app/_components/stats/routes';
import { IconButton } from '@/app/_components/ui/button';
import { Sheet } from '@/app/_components/ui/sheet';
import type { RosterView } from '@/app/_hooks/use-roster';
import type { Attendance } from '@/lib/stats';
import type { Player } from '@/lib/storage';
import { PlayerForm } from './player-form';

interface PlayerRowProps {
  readonly player: Player;
  readonly roster: RosterView;
  /** undefined: he sat in no match. */
  readonly attendance: Attendance | undefined;
  /** Whether no match speaks of him, not even one that was put away. */
  readonly unused: boolean;
}

/** One player: who, how often and when; his figures a tap away, and what can be changed another. */
export function PlayerRow({ player, roster, attendance, unused }: PlayerRowProps) {
  const { people } = useMessages();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <li className="flex items-center rounded-card border border-line bg-surface">
      <Link
        href={playerStatsHref(player.playerId)}
        aria-label={people.statistics(player.name)}
        className="block min-w-0 grow rounded-card px-4 py-2 active:bg-felt-soft"
      >
        <span className="block font-semibold">{player.name}</span>
        <span className="block text-sm text-muted">
          {attendance ? people.played(attendance.matches, dayText(attendance.lastAt, locale)) : people.never}
        </span>
      </Link>
      <Sheet
        title={player.name}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <IconButton aria-label={people.edit(player.name)} className="mr-1">
            <Pencil aria-hidden className="size-5" />
          </IconButton>
        }
      >
        <PlayerForm player={player} roster={roster} unused={unused} onDone={() => setOpen(false)} />
      </Sheet>
    </li>
  );
}
