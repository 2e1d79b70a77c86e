'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { ButtonLink } from '@/app/_components/ui/button';

export default function NotFound() {
  const { common } = useMessages();
  return (
    <Page title={common.notFound} back="/">
      <p className="text-muted">{common.notFoundAbout}</p>
      <ButtonLink look="primary" href="/">
        {common.home}
      </ButtonLink>
    </Page>
  );
}
