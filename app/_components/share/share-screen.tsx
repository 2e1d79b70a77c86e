'use client';

import { lazy, Suspense, useMemo } from 'react';
import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { dateText } from '@/app/_components/history/match-date';
import { matchHref } from '@/app/_components/play/routes';
import type { PlayedMatch } from '@/app/_hooks/use-match';
import { reportOf } from '@/lib/exchange';
import { BgStatsCard } from './bg-stats-card';
import { LinkCard } from './link-card';
import { pictureContent } from './picture-content';
import { resultText } from './result-text';
import { TableCard } from './table-card';
import { TextCard } from './text-card';

const PictureCard = lazy(() => import('./picture-card').then((loaded) => ({ default: loaded.PictureCard })));

/** Everything that can be taken along of one match. */
export function ShareScreen({ match, played }: PlayedMatch) {
  const messages = useMessages();
  const { share } = messages;
  const locale = useLocale();
  const report = useMemo(() => reportOf(match, played), [match, played]);
  const date = dateText(match.createdAt, locale);
  const text = resultText(report, date, messages);
  const content = useMemo(() => pictureContent(report, date, messages), [date, messages, report]);
  return (
    <Page title={share.title} back={matchHref(match.id)}>
      {played.steps.length === 0 ? (
        <p className="text-muted">{share.none}</p>
      ) : (
        <>
          <TextCard text={text} />
          <Suspense fallback={null}>
            <PictureCard content={content} began={match.createdAt} text={text} />
          </Suspense>
          <LinkCard match={match} />
          <TableCard match={match} played={played} />
          <BgStatsCard match={match} report={report} />
        </>
      )}
    </Page>
  );
}
