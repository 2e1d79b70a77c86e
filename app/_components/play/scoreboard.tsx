'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import { namesOf, roundsOf, standingsOf, type Match, type Replay, type Standing } from '@/lib/match';
import { at } from '@/lib/shared';
import { Net, Total } from './amount';

interface ScoreboardProps {
  readonly match: Match;
  readonly played: Replay;
}

/** Chips, places and the last round's nets, in seat order: a player is always found in the same row. */
export function Scoreboard({ match, played }: ScoreboardProps) {
  const { play, table } = useMessages();
  const { state } = played;
  const standings = standingsOf(state);
  const lastNet = roundsOf(played).at(-1)?.settlement.net;
  const name = namesOf(match);
  return (
    <Card aria-label={play.scoreboard} className="px-2 py-1">
      <ul>
        {state.order.map((seat) => at(standings, seat)).map((standing) => (
          <li
            key={standing.seat}
            className={`flex min-h-12 items-center gap-3 border-line px-2 py-1 not-last:border-b ${
              standing.outInRound === null && standing.leftAfterRound === null ? '' : 'text-muted'
            }`}
          >
            <PlaceBadge standing={standing} started={played.steps.length > 0} />
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{name(standing.seat)}</span>
              {standing.outInRound !== null && (
                <span className="block text-sm text-loss">{play.outSince(standing.outInRound)}</span>
              )}
              {standing.leftAfterRound !== null && (
                <span className="block text-sm text-muted">{table.gone(standing.leftAfterRound)}</span>
              )}
            </span>
            {lastNet?.[standing.seat] !== undefined && <Net amount={lastNet[standing.seat] ?? 0} className="text-sm" />}
            <Total amount={standing.chips} className="min-w-12 text-right text-2xl font-semibold" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The place as a numeral; a shared one carries a sign as well, and says so. */
export function PlaceBadge({ standing, started = true }: { readonly standing: Standing; readonly started?: boolean }) {
  const { play } = useMessages();
  const { place, shared } = standing;
  // Before the first round nobody leads.
  if (!started) return <span aria-hidden className="size-8 shrink-0 rounded-full bg-sunken" />;
  return (
    <span
      className={`flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${
        place === 1 ? 'bg-gold/25 text-ink ring-2 ring-gold' : 'bg-sunken text-muted'
      }`}
    >
      <span aria-hidden>{shared ? `=${place}` : place}</span>
      <span className="sr-only">{shared ? play.sharedPlace(place) : play.place(place)}</span>
    </span>
  );
}
