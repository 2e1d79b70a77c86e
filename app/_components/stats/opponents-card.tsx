'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Net } from '@/app/_components/play/amount';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import type { PlayerId } from '@/lib/match';
import type { Opponent } from '@/lib/stats';
import { playerStatsHref } from './routes';

const SHOWN = 10;

interface OpponentsCardProps {
  readonly query: URLSearchParams;
  readonly opponents: readonly Opponent[];
  readonly nameOf: (player: PlayerId) => string;
}

/** Whom a player met, and which way the chips went. */
export function OpponentsCard({ query, opponents, nameOf }: OpponentsCardProps) {
  const { stats } = useMessages();
  const [all, setAll] = useState(false);
  return (
    <Card aria-label={stats.opponents} className="flex flex-col gap-2">
      <h2 className="font-semibold">{stats.opponents}</h2>
      <table className="w-full table-fixed border-collapse tabular-nums">
        <caption className="sr-only">{stats.opponents}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-1 pl-2 text-left font-medium">
              {stats.opponent}
            </th>
            <th scope="col" className="w-20 py-1 text-right font-medium">
              {stats.together}
            </th>
            <th scope="col" className="w-20 py-1 text-right font-medium">
              {stats.took}
            </th>
          </tr>
        </thead>
        <tbody>
          {opponents.slice(0, all ? undefined : SHOWN).map(({ playerId, matches, net }) => (
            <tr key={playerId} className="border-line not-last:border-b">
              <th scope="row" className="text-left font-medium">
                <Link
                  href={playerStatsHref(playerId, query)}
                  className="flex min-h-touch items-center rounded-field px-2 text-felt underline underline-offset-4 active:bg-felt-soft"
                >
                  <span className="truncate">{nameOf(playerId)}</span>
                </Link>
              </th>
              <td className="text-right">{matches}</td>
              <td className="text-right font-semibold">
                <Net amount={net} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && opponents.length > SHOWN && <Button onClick={() => setAll(true)}>{stats.showAll(opponents.length)}</Button>}
    </Card>
  );
}
