'use client';

import { useLocale, useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { dateText } from '@/app/_components/history/match-date';
import { MatchEndCard } from '@/app/_components/play/match-end';
import { RuleList } from '@/app/_components/play/rule-list';
import { Scoreboard } from '@/app/_components/play/scoreboard';
import { ButtonLink } from '@/app/_components/ui/button';
import { Card, Notice } from '@/app/_components/ui/card';
import { Disclosure } from '@/app/_components/ui/disclosure';
import { useSharedMatch, type SharedMatch } from '@/app/_hooks/use-shared-match';
import type { LinkFault } from '@/lib/exchange';
import { playersAt } from '@/lib/match';
import { SharedRounds } from './shared-rounds';
import { TakeCard } from './take-card';

/** A match that came in a link: to look at, and to keep. */
export function SharedScreen() {
  const { shared, common } = useMessages();
  const found = useSharedMatch();
  return (
    <Page title={shared.title} back="/">
      {found === null ? (
        <p role="status" className="sr-only">
          {common.loading}
        </p>
      ) : found.ok ? (
        <SharedView key={found.value.match.id} shared={found.value} />
      ) : (
        <Refused fault={found.error} />
      )}
    </Page>
  );
}

function SharedView({ shared }: { readonly shared: SharedMatch }) {
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

function Refused({ fault }: { readonly fault: LinkFault }) {
  const { shared, history } = useMessages();
  return (
    <Card>
      <div role="alert">
        <h2 className="text-lg font-semibold">{shared.refused}</h2>
        <p className="mt-1 text-muted">{shared.fault[fault.code]}</p>
      </div>
      <ButtonLink href="/history/" className="mt-4 w-full">
        {history.title}
      </ButtonLink>
    </Card>
  );
}
