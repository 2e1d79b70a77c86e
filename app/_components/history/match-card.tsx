'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { Total } from '@/app/_components/play/amount';
import { matchHref } from '@/app/_components/play/routes';
import { everybodyOf, namesOf, standingsOf, type Match, type Replay } from '@/lib/match';
import { dateText, MatchDate } from './match-date';

interface MatchCardProps {
  readonly match: Match;
  readonly played: Replay;
  /** Buttons at the end of the card; they stand outside its link. */
  readonly children?: ReactNode;
  /** Whether the card opens the match. */
  readonly opens?: boolean;
}

/** One match of the history: when, who, and how it stands. */
export function MatchCard({ match, played, children, opens = true }: MatchCardProps) {
  const { history, common } = useMessages();
  const locale = useLocale();
  const body = <MatchSummary match={match} played={played} />;
  return (
    <li className="rounded-card border border-line bg-surface">
      {opens ? (
        <Link
          href={matchHref(match.id)}
          aria-label={history.open(common.names(everybodyOf(match).map((seat) => seat.name)), dateText(match.createdAt, locale))}
          className="block rounded-card p-4 active:bg-felt-soft"
        >
          {body}
        </Link>
      ) : (
        <div className="p-4">{body}</div>
      )}
      {children && <div className="border-t border-line p-2">{children}</div>}
    </li>
  );
}

function MatchSummary({ match, played }: { readonly match: Match; readonly played: Replay }) {
  const { history } = useMessages();
  const name = namesOf(match);
  const { place, note } = match.about;
  const status = played.conflict ? history.conflict : played.end ? history.finished : history.running;
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <MatchDate at={match.createdAt} />
        <span className={played.conflict ? 'font-medium text-loss' : ''}>
          {history.rounds(played.state.roundsPlayed)} · {status}
        </span>
      </span>
      <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {standingsOf(played.state)
          .toSorted((a, b) => a.place - b.place)
          .map(({ seat, place, shared, chips }) => (
            <span key={seat} className={place === 1 && played.state.roundsPlayed > 0 ? 'font-semibold' : ''}>
              {played.state.roundsPlayed > 0 && `${shared ? '=' : ''}${place}. `}
              {name(seat)} <Total amount={chips} className="text-muted" />
            </span>
          ))}
      </span>
      {(place !== '' || note !== '') && (
        <span className="mt-1 block truncate text-sm text-muted">{[place, note].filter((said) => said !== '').join(' · ')}</span>
      )}
    </>
  );
}
