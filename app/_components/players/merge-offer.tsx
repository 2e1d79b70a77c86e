'use client';

import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { usePlayerActions } from '@/app/_hooks/use-player-actions';
import type { Person } from '@/lib/match';

interface MergeOfferProps {
  readonly from: Person;
  readonly into: Person;
  readonly onDone: () => void;
}

/** What making two one would do, the button that does it, and why it was not done. */
export function MergeOffer({ from, into, onDone }: MergeOfferProps) {
  const { people } = useMessages();
  const { merge } = usePlayerActions();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const tap = async () => {
    if (busy) return;
    setBusy(true);
    const refused = await merge(from, into);
    setBusy(false);
    setFault(refused);
    if (refused === null) onDone();
  };
  return (
    <div className="flex flex-col gap-2 rounded-field bg-sunken p-3">
      <p>{people.mergeAbout(from.name, into.name)}</p>
      {fault && (
        <p role="alert" className="font-medium text-loss">
          {fault}
        </p>
      )}
      <Button onClick={() => void tap()} disabled={busy}>
        {people.merge}
      </Button>
    </div>
  );
}
