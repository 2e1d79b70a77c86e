'use client';

import { Calculator, ChartLine, History, Plus, Settings, Swords, Users } from 'lucide-react';
import { useNewest, type HistoryEntry } from '@/app/_hooks/use-history';
import { useWarmBook } from '@/app/_hooks/use-warm-book';
import { BackupReminder } from './backup/backup-reminder';
import { useMessages } from './frame/locale';
import { Page } from './frame/page';
import { MatchCard } from './history/match-card';
import { Scoreboard } from './play/scoreboard';
import { matchHref } from './play/routes';
import { ButtonLink } from './ui/button';
import { Card } from './ui/card';

/** How far back a match that is still in play is looked for. */
const LOOKED_AT = 20;
const SHOWN = 5;

type ReadyEntry = Extract<HistoryEntry, { status: 'ready' }>;

/** Where the app opens: go on, start, or look back. */
export function HomeScreen() {
  const { home, hands, stats, people } = useMessages();
  const entries = useNewest(LOOKED_AT);
  useWarmBook(entries !== undefined);
  const ready = entries?.filter((entry): entry is ReadyEntry => entry.status === 'ready') ?? [];
  const running = ready.find(({ played }) => played.end === null);
  const recent = ready.filter((entry) => entry !== running).slice(0, SHOWN);
  return (
    <Page title={home.title}>
      <p className="text-muted">{home.tagline}</p>
      {running && <Running entry={running} />}
      <ButtonLink look={running ? 'plain' : 'primary'} href="/new/" className="min-h-14 text-lg">
        <Plus aria-hidden />
        {home.newMatch}
      </ButtonLink>
      {entries?.length === 0 && <p className="text-muted">{home.empty}</p>}
      <BackupReminder />
      {recent.length > 0 && (
        <section aria-label={home.recent}>
          <h2 className="mb-2 font-semibold">{home.recent}</h2>
          <ul className="flex flex-col gap-3">
            {recent.map(({ match, played }) => (
              <MatchCard key={match.id} match={match} played={played} />
            ))}
          </ul>
        </section>
      )}
      <nav className="grid grid-cols-2 gap-2">
        <ButtonLink href="/hands/" className="col-span-2">
          <Swords aria-hidden className="size-5" />
          {hands.title}
        </ButtonLink>
        <ButtonLink href="/quick/" className="col-span-2">
          <Calculator aria-hidden className="size-5" />
          {home.quick}
        </ButtonLink>
        <ButtonLink href="/stats/">
          <ChartLine aria-hidden className="size-5" />
          {stats.title}
        </ButtonLink>
        <ButtonLink href="/players/">
          <Users aria-hidden className="size-5" />
          {people.title}
        </ButtonLink>
        <ButtonLink href="/history/">
          <History aria-hidden className="size-5" />
          {home.all}
        </ButtonLink>
        <ButtonLink href="/settings/">
          <Settings aria-hidden className="size-5" />
          {home.settings}
        </ButtonLink>
      </nav>
    </Page>
  );
}

function Running({ entry }: { readonly entry: ReadyEntry }) {
  const { home, history } = useMessages();
  const { match, played } = entry;
  return (
    <Card aria-label={home.running} className="border-felt">
      <div className="mb-2 flex justify-between gap-2">
        <h2 className="font-semibold">{home.running}</h2>
        <p className={played.conflict ? 'font-medium text-loss' : 'text-muted'}>
          {played.conflict ? history.conflict : home.round(played.state.roundsPlayed + 1, played.state.roundLimit)}
        </p>
      </div>
      <Scoreboard match={match} played={played} />
      <ButtonLink look="primary" href={matchHref(match.id)} className="mt-3 min-h-14 w-full text-lg">
        {home.continue}
      </ButtonLink>
    </Card>
  );
}
