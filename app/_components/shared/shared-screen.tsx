'use client';

import { lazy, Suspense } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { ButtonLink } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { useSharedMatch } from '@/app/_hooks/use-shared-match';
import type { LinkFault } from '@/lib/exchange';

const SharedView = lazy(() => import('./shared-view').then((loaded) => ({ default: loaded.SharedView })));

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
        <Suspense fallback={null}>
          <SharedView key={found.value.match.id} shared={found.value} />
        </Suspense>
      ) : (
        <Refused fault={found.error} />
      )}
    </Page>
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
