'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import { namesOf, overtakesOf, roundsOf, standingsOf, type Match, type Overtake, type Replay, type Standing } from '@/lib/match';
import { at, type Seat } from '@/lib/shared';
import { Net, Total } from './amount';

interface ScoreboardProps {
  readonly match: Match;
  readonly played: Replay;
}

/** Chips, places, the last round's nets and what is lacking to the next place, in seat order: a player keeps his row. */
export function Scoreboard({ match, played }: ScoreboardProps) {
  const { play, table } = useMessages();
  const { state } = played;
  const standings = standingsOf(state);
  const last = roundsOf(played).at(-1);
  // Who was not in it won and lost nothing: no 0 is his.
  const netOf = (seat: Seat) => (last?.event.entry.hands[seat] ? last.settlement.net[seat] : undefined);
  const name = namesOf(match);
  const started = played.steps.length > 0;
  const overtakes = overtakesOf(standings);
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
            <PlaceBadge standing={standing} started={started} />
            <span className="min-w-0 grow">
              <span className="flex items-baseline gap-2">
                <span className="min-w-0 grow truncate font-medium">{name(standing.seat)}</span>
                <LastNet amount={netOf(standing.seat)} />
              </span>
              {standing.outInRound !== null && (
                <span className="block text-sm text-loss">{play.outSince(standing.outInRound)}</span>
              )}
              {standing.leftAfterRound !== null && (
                <span className="block text-sm text-muted">{table.gone(standing.leftAfterRound)}</span>
              )}
              {started && <ToPass overtake={at(overtakes, standing.seat)} names={name} />}
            </span>
            <Total amount={standing.chips} className="min-w-12 text-right text-2xl font-semibold" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the last round brought him; nothing where he was not in it. */
function LastNet({ amount }: { amount: number | undefined }) {
  return amount === undefined ? null : <Net amount={amount} className="text-sm" />;
}

/** What a player lacks to pass the next one. Before the first round all are level, and nothing is said. */
function ToPass({ overtake, names }: { overtake: Overtake | null; names: (seat: Seat) => string }) {
  const { why } = useMessages();
  if (overtake === null) return null;
  const { past, gain, leadsThen } = overtake;
  return (
    <span className="block truncate text-xs text-muted">
      {leadsThen ? why.leadAlone(gain) : why.overtake(past.map(names), gain)}
    </span>
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
