'use client';

import { Trophy } from 'lucide-react';
import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import { namesOf, standingsOf, winnersOf, type Match, type MatchEnd, type Replay } from '@/lib/match';
import { Total } from './amount';
import { PlaceBadge } from './scoreboard';

interface MatchEndProps {
  readonly match: Match;
  readonly played: Replay;
  readonly end: MatchEnd;
}

/** The result: everybody who won, and all others in order of place. */
export function MatchEndCard({ match, played, end }: MatchEndProps) {
  const { play, table } = useMessages();
  const name = namesOf(match);
  const winners = winnersOf(played.state).map(name);
  return (
    <Card aria-label={play.result} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Trophy aria-hidden className="size-8 shrink-0 text-gold" />
        <div>
          <p className="text-xl font-semibold">{play.winner(winners)}</p>
          <p className="text-sm text-muted">{play.why[end]}</p>
        </div>
      </div>
      <ol>
        {standingsOf(played.state)
          .toSorted((a, b) => a.place - b.place)
          .map((standing) => (
            <li key={standing.seat} className="flex min-h-12 items-center gap-3 border-line py-1 not-last:border-b">
              <PlaceBadge standing={standing} />
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{name(standing.seat)}</span>
                {standing.outInRound !== null && (
                  <span className="block text-sm text-loss">{play.outSince(standing.outInRound)}</span>
                )}
                {standing.leftAfterRound !== null && (
                  <span className="block text-sm text-muted">{table.gone(standing.leftAfterRound)}</span>
                )}
              </span>
              <Total amount={standing.chips} className="text-2xl font-semibold" />
            </li>
          ))}
      </ol>
    </Card>
  );
}
