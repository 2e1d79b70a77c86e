'use client';

import { Suspense, useDeferredValue, useMemo } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/card';
import { useQuery, type QueryView } from '@/app/_hooks/use-query';
import { useRoster, type RosterView } from '@/app/_hooks/use-roster';
import { useSelection } from '@/app/_hooks/use-selection';
import { useSummaries, type SummariesView } from '@/app/_hooks/use-summaries';
import { playerId, type PlayerId } from '@/lib/match';
import { figuresOf, selected } from '@/lib/stats';
import { HeatCard } from './heat-card';
import { OverviewCard } from './overview-card';
import { PlayerStats } from './player-stats';
import { RankingCard } from './ranking-card';
import { SelectionForm } from './selection-form';

/** Figures over many matches: everybody's, or with `player` in the address one player's. */
export function StatsScreen() {
  const { stats } = useMessages();
  return (
    <Suspense fallback={<Page title={stats.title} back="/">{null}</Page>}>
      <OpenStats />
    </Suspense>
  );
}

function OpenStats() {
  const { stats, people: texts, fault } = useMessages();
  const address = useQuery();
  const { query } = address;
  const summaries = useSummaries();
  const roster = useRoster();
  const named = query.get('player');
  const known = named === null ? undefined : roster?.people.get(playerId(named));
  const player = named === null ? null : (known?.playerId ?? playerId(named));
  const all = new URLSearchParams(query);
  all.delete('player');
  return (
    <Page title={player === null ? stats.title : (known?.name ?? stats.title)} back={player === null ? '/' : `/stats/?${all.toString()}`}>
      {summaries.status === 'failed' && <Notice tone="alarm">{fault.storage[summaries.fault.code]}</Notice>}
      {summaries.status === 'ready' && roster && <Stats address={address} player={player} summaries={summaries} roster={roster} />}
      <ButtonLink look="quiet" href="/players/">
        {texts.title}
      </ButtonLink>
    </Page>
  );
}

interface StatsProps {
  readonly address: QueryView;
  readonly player: PlayerId | null;
  readonly summaries: Extract<SummariesView, { status: 'ready' }>;
  readonly roster: RosterView;
}

function Stats({ address, player, summaries, roster }: StatsProps) {
  const { stats } = useMessages();
  const { query, write } = address;
  const view = useSelection(query);
  // A choice is in its field before the figures have followed it.
  const selection = useDeferredValue(view.selection);
  const { people } = roster;
  const { matches: all, unreadable } = summaries;
  const matches = useMemo(() => selected(all, selection), [all, selection]);
  const figures = useMemo(() => figuresOf(matches, people), [matches, people]);
  const played = all.some(({ rounds }) => rounds > 0);
  return (
    <>
      {unreadable > 0 && <Notice tone="warn">{stats.unreadable(unreadable)}</Notice>}
      {!played && <p className="text-muted">{stats.empty}</p>}
      {played && <SelectionForm view={view} write={write} />}
      {played && matches.length === 0 && (
        <div role="status" className="flex flex-col gap-2">
          <p>{stats.nothing}</p>
          <Button onClick={() => write({ span: null, from: null, to: null, size: null, rules: null })}>{stats.everything}</Button>
        </div>
      )}
      {matches.length > 0 && player !== null && (
        <PlayerStats key={player} query={query} player={player} matches={matches} people={people} figures={figures} />
      )}
      {matches.length > 0 && player === null && (
        <>
          <RankingCard address={address} players={figures.players} />
          <OverviewCard figures={figures} />
          <HeatCard address={address} matches={matches} people={people} players={figures.players} />
        </>
      )}
    </>
  );
}
