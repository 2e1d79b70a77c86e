'use client';

import { BackupReminder } from '@/app/_components/backup/backup-reminder';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Confirm } from '@/app/_components/ui/confirm';
import type { HistoryEntry } from '@/app/_hooks/use-history';
import { isEmpty, useMatchPage } from '@/app/_hooks/use-match-page';
import { usePutAway } from '@/app/_hooks/use-put-away';
import { useSearch } from '@/app/_hooks/use-search';
import { BrokenMatch } from './broken-match';
import { everybodyOf } from '@/lib/match';
import { MatchCard } from './match-card';
import { PageTurner } from './page-turner';
import { SearchCard } from './search-card';

/** All matches, newest first. */
export function HistoryScreen() {
  const { history } = useMessages();
  const messages = useMessages();
  const view = useSearch();
  const { entries, total, page, pages, anyPutAway, fault } = useMatchPage(view.search, view.page);
  const searched = !isEmpty(view.search);
  return (
    <Page title={history.title} back="/">
      {!searched && entries?.length === 0 && <p className="text-muted">{history.empty}</p>}
      <BackupReminder />
      {(searched || (entries !== undefined && entries.length > 0)) && <SearchCard view={view} />}
      {fault && <p role="alert">{messages.fault.storage[fault.code]}</p>}
      <p role="status" className="text-sm text-muted tabular-nums empty:hidden">
        {searched && total !== undefined && history.found(total)}
      </p>
      <ul className="flex flex-col gap-3">
        {entries?.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {pages > 1 && <PageTurner page={page} pages={pages} onTurn={view.turnTo} />}
      {anyPutAway && (
        <ButtonLink look="quiet" href="/history/deleted/">
          {history.deletedTitle}
        </ButtonLink>
      )}
    </Page>
  );
}

function HistoryRow({ entry }: { readonly entry: HistoryEntry }) {
  const { history, common } = useMessages();
  const { putAway } = usePutAway();
  if (entry.status === 'broken') {
    return (
      <li>
        <BrokenMatch id={entry.id} damage={entry.damage} raw={entry.raw} />
      </li>
    );
  }
  const { match, played } = entry;
  return (
    <MatchCard match={match} played={played}>
      <Confirm
        trigger={
          <Button look="quiet" className="text-muted">
            {history.deleteMatch}
          </Button>
        }
        title={history.deleteTitle}
        body={history.deleteAsk(common.names(everybodyOf(match).map((seat) => seat.name)))}
        action={common.delete}
        onConfirm={() => void putAway(match.id)}
      />
    </MatchCard>
  );
}
