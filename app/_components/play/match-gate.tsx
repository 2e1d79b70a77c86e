'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Button, ButtonLink } from '@/app/_components/ui/button';
import { Card, Notice } from '@/app/_components/ui/card';
import { BrokenMatch } from '@/app/_components/history/broken-match';
import { useMatch, type PlayedMatch } from '@/app/_hooks/use-match';
import { usePutAway } from '@/app/_hooks/use-put-away';
import { matchId, type MatchId } from '@/lib/match';

interface MatchGateProps {
  readonly title: string;
  readonly children: (ready: PlayedMatch) => ReactNode;
}

/** Opens the match that the address names: the screen behind it is drawn only for one that can be read. */
export function MatchGate(props: MatchGateProps) {
  return (
    <Suspense fallback={<Page title={props.title} back="/">{null}</Page>}>
      <NamedMatch {...props} />
    </Suspense>
  );
}

function NamedMatch(props: MatchGateProps) {
  const id = useSearchParams().get('id');
  return id === null ? <NoMatch title={props.title} /> : <OpenMatch key={id} id={matchId(id)} {...props} />;
}

function OpenMatch({ id, title, children }: MatchGateProps & { readonly id: MatchId }) {
  const view = useMatch(id);
  const { common } = useMessages();
  switch (view.status) {
    case 'loading':
      return (
        <Page title={title} back="/">
          <p role="status" className="sr-only">
            {common.loading}
          </p>
        </Page>
      );
    case 'missing':
      return <NoMatch title={title} />;
    case 'broken':
      return (
        <Page title={title} back="/history/">
          <BrokenMatch id={id} damage={view.damage} raw={view.raw} />
        </Page>
      );
    case 'ready':
      return view.deletedAt === null ? children(view) : <PutAwayMatch id={id} title={title} />;
  }
}

function NoMatch({ title }: { readonly title: string }) {
  const { history } = useMessages();
  return (
    <Page title={title} back="/">
      <Card>
        <h2 className="text-lg font-semibold">{history.missingTitle}</h2>
        <p className="mt-1 text-muted">{history.missingAbout}</p>
        <ButtonLink href="/history/" className="mt-4 w-full">
          {history.title}
        </ButtonLink>
      </Card>
    </Page>
  );
}

function PutAwayMatch({ id, title }: { readonly id: MatchId; readonly title: string }) {
  const { history } = useMessages();
  const { bringBack } = usePutAway();
  return (
    <Page title={title} back="/history/">
      <Notice tone="warn">
        <p>{history.deletedView}</p>
        <Button className="mt-3" onClick={() => void bringBack(id)}>
          {history.restore}
        </Button>
      </Notice>
    </Page>
  );
}
