'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { mendBook, readBook, type BookPage, type StorageFault } from '@/lib/storage';

export type BookView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: StorageFault }
  | ({ readonly status: 'ready' } & BookPage);

/**
 * Every match, reduced, live. Those that were put away are among them.
 * @param wanted false: not yet, so that something else can be read and painted first
 */
export function useBook(wanted = true): BookView {
  const book = useLiveQuery(async () => (wanted ? readBook() : undefined), [wanted]);
  const [fault, setFault] = useState<StorageFault | null>(null);
  useEffect(() => {
    if (book !== null) return;
    void mendBook().then((mended) => setFault(mended.ok ? null : mended.error));
  }, [book]);
  if (book) return { status: 'ready', ...book };
  return fault ? { status: 'failed', fault } : { status: 'loading' };
}
