'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import { Disclosure } from '@/app/_components/ui/disclosure';
import { useQueryWriter } from '@/app/_hooks/use-query-writer';
import type { People } from '@/lib/match';
import { meetingsOf, rankedBy, type MatchSummary, type PlayerFigures } from '@/lib/stats';
import { HeatChoice } from './heat-choice';
import { HeatTable } from './heat-table';

/** As many as fit beside each other on a phone. */
const MOST = 6;
const AT_FIRST = 5;

interface HeatCardProps {
  readonly matches: readonly MatchSummary[];
  readonly people: People;
  readonly players: readonly PlayerFigures[];
}

/** What passed between each two: of those who played most, or whoever is chosen. */
export function HeatCard({ matches, people, players }: HeatCardProps) {
  const { stats } = useMessages();
  const write = useQueryWriter();
  const named = useSearchParams().get('versus');
  const chosen = useMemo(() => {
    const ids = named?.split(',') ?? rankedBy(players, 'rounds').slice(0, AT_FIRST).map(({ player }) => player.playerId as string);
    return ids.flatMap((id) => players.find(({ playerId }) => playerId === id) ?? []).slice(0, MOST);
  }, [named, players]);
  const meetings = useMemo(
    () => meetingsOf(matches, people, chosen.map(({ playerId }) => playerId)),
    [matches, people, chosen],
  );
  const choose = (next: readonly PlayerFigures[]) => write({ versus: next.map(({ playerId }) => playerId).join(',') || null });
  return (
    <Card aria-label={stats.headToHead} className="flex flex-col gap-2">
      <h2 className="font-semibold">{stats.headToHead}</h2>
      <p className="text-sm text-muted">{stats.headAbout}</p>
      <HeatTable players={chosen} meetings={meetings} />
      {players.length > 2 && (
        <Disclosure summary={<span className="font-medium text-felt">{stats.choosePlayers}</span>}>
          <HeatChoice players={players} chosen={chosen} most={MOST} onChoose={choose} />
        </Disclosure>
      )}
    </Card>
  );
}
