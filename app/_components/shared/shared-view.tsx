'use client';

import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { dateText } from '@/app/_components/history/match-date';
import { MatchEndCard } from '@/app/_components/play/match-end';
import { RuleList } from '@/app/_components/play/rule-list';
import { Scoreboard } from '@/app/_components/play/scoreboard';
import { Card, Notice } from '@/app/_components/ui/card';
import { Disclosure } from '@/app/_components/ui/disclosure';
import type { SharedMatch } from '@/app/_hooks/use-shared-match';
import { playersAt } from '@/lib/match';
import { SharedRounds } from './shared-rounds';
import { TakeCard } from './take-card';

/** The match of a link, loaded once there is one that can be read. */
export function SharedView({ shared }: { readonly shared: SharedMatch }) {
  const messages = useMessages();
  const locale = useLocale();
  const { match, played } = shared;
  const { end, conflict, state } = played;
  return (
    <>
      <p className="text-muted">{messages.shared.about(dateText(match.createdAt, locale))}</p>
      <TakeCard shared={shared} />
      {(match.about.place !== '' || match.about.note !== '') && (
        <Card aria-label={messages.table.about}>
          <p className="font-medium break-words">{match.about.place}</p>
          <p className="break-words whitespace-pre-line">{match.about.note}</p>
        </Card>
      )}
      {conflict && (
        <Notice tone="warn" title={messages.play.conflictTitle}>
          {messages.shared.conflict}
        </Notice>
      )}
      {end ? <MatchEndCard match={match} played={played} end={end} /> : <Scoreboard match={match} played={played} />}
      <SharedRounds match={match} played={played} />
      <Card className="py-1">
        <Disclosure summary={<span className="font-semibold">{messages.play.rulesOf}</span>}>
          <RuleList
            of={{ ...match.setup, rules: state.rules, roundLimit: state.roundLimit }}
            players={playersAt(state).length}
            seats={match.seats}
          />
        </Disclosure>
      </Card>
    </>
  );
}
