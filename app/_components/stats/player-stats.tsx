'use client';

import { useMemo } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { ButtonLink } from '@/app/_components/ui/button';
import { Card, Notice } from '@/app/_components/ui/card';
import type { People, PlayerId } from '@/lib/match';
import { FIGURES, opponentsOf, resultsOf, type Figures, type MatchSummary } from '@/lib/stats';
import { FigureList } from './figure-list';
import { FormCard } from './form-card';
import { NetCard } from './net-card';
import { OpponentsCard } from './opponents-card';

interface PlayerStatsProps {
  /** What else stands in the address. */
  readonly query: URLSearchParams;
  readonly player: PlayerId;
  readonly matches: readonly MatchSummary[];
  readonly people: People;
  readonly figures: Figures;
}

/** Everything one player came to in the matches that are looked at. */
export function PlayerStats({ query, player, matches, people, figures }: PlayerStatsProps) {
  const { stats } = useMessages();
  const own = figures.players.find(({ playerId }) => playerId === player);
  const results = useMemo(() => resultsOf(matches, people, player), [matches, people, player]);
  const opponents = useMemo(() => opponentsOf(matches, people, player), [matches, people, player]);
  const names = useMemo(() => new Map(figures.players.map(({ playerId, name }) => [playerId, name])), [figures]);
  if (!own) return <Notice>{stats.missing}</Notice>;
  return (
    <>
      <Card aria-label={stats.figuresOf(own.name)} className="flex flex-col gap-3">
        <h2 className="font-semibold">{stats.figuresOf(own.name)}</h2>
        <FigureList tally={own} figures={FIGURES} />
        <p className="text-sm text-muted">
          {stats.about.wins} {stats.about.count}
        </p>
      </Card>
      <FormCard form={own.form} />
      <NetCard results={results} />
      <OpponentsCard query={query} opponents={opponents} nameOf={(id) => names.get(id) ?? ''} />
      <ButtonLink href={`/history/?player=${encodeURIComponent(player)}`}>{stats.theirMatches}</ButtonLink>
    </>
  );
}
