'use client';

import { useDeferredValue, useMemo } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import { Disclosure } from '@/app/_components/ui/disclosure';
import type { QueryView } from '@/app/_hooks/use-query';
import type { People } from '@/lib/match';
import { meetingsOf, rankedBy, type MatchSummary, type PlayerFigures } from '@/lib/stats';
import { HeatChoice } from './heat-choice';
import { HeatTable } from './heat-table';

/** As many as fit beside each other on a phone. */
const MOST = 6;
const AT_FIRST = 5;

interface HeatCardProps {
  readonly address: QueryView;
  readonly matches: readonly MatchSummary[];
  readonly people: People;
  readonly players: readonly PlayerFigures[];
}

/** What passed between each two: of those who played most, or whoever is chosen. */
export function HeatCard({ address: { query, write }, matches, people, players }: HeatCardProps) {
  const { stats } = useMessages();
  const named = query.get('versus');
  const chosen = useMemo(() => {
    const ids = named?.split(',') ?? rankedBy(players, 'rounds').slice(0, AT_FIRST).map(({ player }) => player.playerId as string);
    return ids.flatMap((id) => players.find(({ playerId }) => playerId === id) ?? []).slice(0, MOST);
  }, [named, players]);
  // Who is chosen is seen before what passed between them is added up.
  const shown = useDeferredValue(chosen);
  const meetings = useMemo(
    () => meetingsOf(matches, people, shown.map(({ playerId }) => playerId)),
    [matches, people, shown],
  );
  const choose = (next: readonly PlayerFigures[]) => write({ versus: next.map(({ playerId }) => playerId).join(',') || null });
  return (
    <Card aria-label={stats.headToHead} className="flex flex-col gap-2">
      <h2 className="font-semibold">{stats.headToHead}</h2>
      <p className="text-sm text-muted">{stats.headAbout}</p>
      <HeatTable players={shown} meetings={meetings} />
      {players.length > 2 && (
        <Disclosure summary={<span className="font-medium text-felt">{stats.choosePlayers}</span>}>
          <HeatChoice players={players} chosen={chosen} most={MOST} onChoose={choose} />
        </Disclosure>
      )}
    </Card>
  );
}
