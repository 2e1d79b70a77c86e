'use client';

import Link from 'next/link';
import { DataTable } from '@/app/_components/charts/data-table';
import { LineChart } from '@/app/_components/charts/line-chart';
import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { dayText } from '@/app/_components/history/match-date';
import { Net } from '@/app/_components/play/amount';
import { matchHref } from '@/app/_components/play/routes';
import { Card } from '@/app/_components/ui/card';
import { signed } from '@/lib/i18n';
import type { MatchResult, SummedResult } from '@/lib/stats';

/** A player's chips, added up match by match. */
export function NetCard({ results }: { readonly results: readonly SummedResult[] }) {
  const { stats } = useMessages();
  const locale = useLocale();
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last) return null;
  return (
    <Card aria-label={stats.course} className="flex flex-col gap-2">
      <h2 className="font-semibold">{stats.course}</h2>
      <LineChart
        label={stats.courseAbout(results.length, signed(last.sum))}
        lines={[{ name: '', values: [0, ...results.map(({ sum }) => sum)] }]}
        marks={[]}
      />
      <p className="flex justify-between text-sm text-muted">
        <span>{dayText(first.createdAt, locale)}</span>
        {results.length > 1 && <span>{dayText(last.createdAt, locale)}</span>}
      </p>
      <DataTable
        caption={stats.course}
        headWidth="w-28"
        heads={[stats.date, stats.placeHead, stats.net, stats.sum]}
        rows={results.toReversed().map(({ matchId, createdAt, place, shared, players, net, sum }) => ({
          key: matchId,
          head: (
            <Link href={matchHref(matchId)} className="flex min-h-touch items-center justify-center whitespace-nowrap text-felt underline underline-offset-4">
              {dayText(createdAt, locale)}
            </Link>
          ),
          cells: [
            <PlaceMark key="place" place={place} shared={shared} players={players} />,
            <Net key="net" amount={net} />,
            <Net key="sum" amount={sum} className="font-semibold" />,
          ],
        }))}
      />
    </Card>
  );
}

/** A place as `2/4`, with `=` where it is shared; said in words to who does not see it. */
export function PlaceMark({ place, shared, players }: Pick<MatchResult, 'place' | 'shared' | 'players'>) {
  const { stats } = useMessages();
  return (
    <>
      <span aria-hidden>
        {shared ? '=' : ''}
        {place}/{players}
      </span>
      <span className="sr-only">{shared ? stats.sharedPlace(place, players) : stats.place(place, players)}</span>
    </>
  );
}
