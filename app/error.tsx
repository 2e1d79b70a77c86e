'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { Button, ButtonLink } from '@/app/_components/ui/button';

interface ErrorScreenProps {
  readonly error: Error;
  readonly reset: () => void;
}

/** Where a screen ends up that threw: what is stored is untouched by it. */
export default function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const { notices, common } = useMessages();
  return (
    <Page title={notices.crash} back="/">
      <p>{notices.crashAbout}</p>
      <p className="text-sm text-muted">
        {error.name}: {error.message}
      </p>
      <Button look="primary" onClick={reset}>
        {notices.again}
      </Button>
      <ButtonLink href="/">{common.home}</ButtonLink>
    </Page>
  );
}
