'use client';

import Link from 'next/link';
import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { dayText } from '@/app/_components/history/match-date';
import { Net } from '@/app/_components/play/amount';
import { matchHref } from '@/app/_components/play/routes';
import { Card } from '@/app/_components/ui/card';
import type { MatchResult } from '@/lib/stats';
import { PlaceMark } from './net-card';

/** How the last matches went. */
export function FormCard({ form }: { readonly form: readonly MatchResult[] }) {
  const { stats } = useMessages();
  const locale = useLocale();
  return (
    <Card aria-label={stats.form} className="flex flex-col gap-2">
      <h2 className="font-semibold">{stats.form}</h2>
      {form.length === 0 ? (
        <p className="text-muted">{stats.noMatches}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{stats.formAbout}</p>
          <ol className="grid grid-cols-5 gap-1.5">
            {form.map((result) => (
              <li key={result.matchId}>
                <Link
                  href={matchHref(result.matchId)}
                  className={`flex min-h-14 flex-col items-center justify-center rounded-field border text-center tabular-nums active:bg-felt-soft ${result.place === 1 ? 'border-felt bg-felt-soft font-semibold' : 'border-line'}`}
                >
                  <PlaceMark {...result} />
                  <Net amount={result.net} className="text-sm" />
                  <span className="sr-only">{dayText(result.createdAt, locale)}</span>
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
