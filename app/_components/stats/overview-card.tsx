'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import type { Figures } from '@/lib/stats';
import { FigureList } from './figure-list';

/** What everybody together came to, and which matches it is taken of. */
export function OverviewCard({ figures }: { readonly figures: Figures }) {
  const { stats } = useMessages();
  const { matches, rounds, players, all } = figures;
  const nameOf = (id: string) => players.find(({ playerId }) => playerId === id)?.name ?? '';
  return (
    <Card aria-label={stats.all} className="flex flex-col gap-3">
      <h2 className="font-semibold">{stats.all}</h2>
      <p>{stats.looked(matches.over, rounds, players.length)}</p>
      {matches.running > 0 && <p className="text-sm text-muted">{stats.running(matches.running)}</p>}
      {matches.conflict > 0 && <p className="text-sm text-muted">{stats.conflict(matches.conflict)}</p>}
      <FigureList tally={all} figures={['count', 'outs', 'twos', 'twosCost', 'gain', 'loss']} nameOf={nameOf} />
    </Card>
  );
}
