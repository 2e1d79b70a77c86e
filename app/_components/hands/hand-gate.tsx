'use client';

import { Suspense, type ReactNode } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { useHandTable, type HandTable } from '@/app/_hooks/use-hand-table';
import { suitInks } from './tile-face';

interface HandGateProps {
  readonly title: string;
  readonly children: (table: HandTable) => ReactNode;
}

/** Reads from the address at which table hands are compared; the screen behind it is drawn once that is known. */
export function HandGate(props: HandGateProps) {
  return (
    <Suspense fallback={<Page title={props.title} back="/">{null}</Page>}>
      <KnownTable {...props} />
    </Suspense>
  );
}

function KnownTable({ title, children }: HandGateProps) {
  const { common } = useMessages();
  const table = useHandTable();
  if (table) return <div className={suitInks(table.suitNaming)}>{children(table)}</div>;
  return (
    <Page title={title} back="/">
      <p role="status" className="sr-only">
        {common.loading}
      </p>
    </Page>
  );
}
