'use client';

import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Button } from '@/app/_components/ui/button';
import { useMatchPage } from '@/app/_hooks/use-match-page';
import { usePutAway } from '@/app/_hooks/use-put-away';
import { NO_SEARCH } from '@/lib/stats';
import { BrokenMatch } from './broken-match';
import { MatchCard } from './match-card';
import { PageTurner } from './page-turner';

/** What was deleted, and the way back. */
export function DeletedScreen() {
  const { history } = useMessages();
  const { bringBack } = usePutAway();
  const [wanted, setWanted] = useState(0);
  const { entries, page, pages } = useMatchPage(NO_SEARCH, wanted, 'put-away');
  return (
    <Page title={history.deletedTitle} back="/history/">
      <p className="text-muted">{history.deletedAbout}</p>
      <ul className="flex flex-col gap-3">
        {entries?.map((entry) =>
          entry.status === 'broken' ? (
            <li key={entry.id}>
              <BrokenMatch id={entry.id} damage={entry.damage} raw={entry.raw} />
            </li>
          ) : (
            <MatchCard key={entry.id} match={entry.match} played={entry.played} opens={false}>
              <Button look="quiet" onClick={() => void bringBack(entry.id)}>
                {history.restore}
              </Button>
            </MatchCard>
          ),
        )}
      </ul>
      {pages > 1 && <PageTurner page={page} pages={pages} onTurn={setWanted} />}
    </Page>
  );
}
