'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { SelectField } from '@/app/_components/ui/select-field';
import type { QueryView } from '@/app/_hooks/use-query';
import { FIGURES, rankedBy, type PlayerFigures } from '@/lib/stats';
import { figureText, figureTone } from './figure-text';
import { playerStatsHref } from './routes';

const SHOWN = 10;

interface RankingCardProps {
  readonly address: QueryView;
  readonly players: readonly PlayerFigures[];
}

/** Who is ahead, by any figure. */
export function RankingCard({ address: { query, write }, players }: RankingCardProps) {
  const { stats } = useMessages();
  const [all, setAll] = useState(false);
  const by = FIGURES.find((figure) => figure === query.get('by')) ?? 'wins';
  const ranked = rankedBy(players, by);
  const about = by === 'wins' || by === 'count' || by === 'twosCost' ? stats.about[by] : null;
  return (
    <Card aria-label={stats.ranking} className="flex flex-col gap-3">
      <h2 className="font-semibold">{stats.ranking}</h2>
      <SelectField
        label={stats.sortBy}
        value={by}
        onChange={(chosen) => write({ by: chosen === 'wins' ? null : chosen })}
        options={FIGURES.map((figure) => ({ value: figure, name: stats.figures[figure] }))}
      />
      {about && <p className="text-sm text-muted">{about}</p>}
      <table className="w-full table-fixed border-collapse tabular-nums">
        <caption className="sr-only">{stats.ranking}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="w-10 py-1 text-right font-medium">
              {stats.rankHead}
            </th>
            <th scope="col" className="px-3 py-1 text-left font-medium">
              {stats.player}
            </th>
            <th scope="col" className="w-28 py-1 text-right font-medium">
              {stats.figures[by]}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.slice(0, all ? undefined : SHOWN).map(({ player, value, rank }) => (
            <tr key={player.playerId} className="border-line not-last:border-b">
              <td className="text-right text-muted">{rank ?? '–'}</td>
              <th scope="row" className="px-1 text-left font-medium">
                <Link
                  href={playerStatsHref(player.playerId, query)}
                  className="flex min-h-touch items-center rounded-field px-2 text-felt underline underline-offset-4 active:bg-felt-soft"
                >
                  <span className="truncate">{player.name}</span>
                </Link>
              </th>
              <td className={`text-right font-semibold ${figureTone(by, value)}`}>
                {figureText(by, value)}
                {by === 'wins' && player.sharedWins > 0 && (
                  <span className="block text-sm font-normal text-muted">{stats.shared(player.sharedWins)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && ranked.length > SHOWN && <Button onClick={() => setAll(true)}>{stats.showAll(ranked.length)}</Button>}
    </Card>
  );
}
