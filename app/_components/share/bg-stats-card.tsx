'use client';

import { ExternalLink } from 'lucide-react';
import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import { OutsideLink } from '@/app/_components/ui/outside-link';
import { bgStatsHref, type MatchReport } from '@/lib/exchange';
import type { Match } from '@/lib/match';
import { localTime } from './local-time';

/** A play for BG Stats: an ordinary link to another address, which the reader taps or leaves. */
export function BgStatsCard({ match, report }: { readonly match: Match; readonly report: MatchReport }) {
  const { app, setup, share } = useMessages();
  const { bgStats } = share;
  const words = {
    sourceName: app,
    location: match.about.place,
    board: setup.presets[match.setup.preset].name,
    comments: [bgStats.comment(report.roundsPlayed), match.about.note].join('\n').trim(),
  };
  return (
    <Card aria-label={bgStats.title} className="flex flex-col gap-3">
      <h2 className="font-semibold">{bgStats.title}</h2>
      {report.state === 'finished' ? (
        <>
          <p className="text-muted">{bgStats.about}</p>
          <OutsideLink href={bgStatsHref(report, words, localTime)}>
            <ExternalLink aria-hidden className="size-5" />
            {bgStats.link}
          </OutsideLink>
        </>
      ) : (
        <p className="text-muted">{bgStats.later}</p>
      )}
    </Card>
  );
}
