'use client';

import { useState } from 'react';
import { BackupReminder } from '@/app/_components/backup/backup-reminder';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Confirm } from '@/app/_components/ui/confirm';
import { useHistory, type HistoryEntry } from '@/app/_hooks/use-history';
import { usePutAway } from '@/app/_hooks/use-put-away';
import { BrokenMatch } from './broken-match';
import { everybodyOf } from '@/lib/match';
import { MatchCard } from './match-card';

const PAGE = 20;

/** All matches, newest first. */
export function HistoryScreen() {
  const { history } = useMessages();
  const [limit, setLimit] = useState(PAGE);
  const { entries, more } = useHistory(limit);
  const deleted = useHistory(1, true);
  return (
    <Page title={history.title} back="/">
      {entries?.length === 0 && <p className="text-muted">{history.empty}</p>}
      <BackupReminder />
      <ul className="flex flex-col gap-3">
        {entries?.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {more && <Button onClick={() => setLimit(limit + PAGE)}>{history.more}</Button>}
      {deleted.entries !== undefined && deleted.entries.length > 0 && (
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
