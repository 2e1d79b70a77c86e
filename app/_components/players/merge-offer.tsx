'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import type { Person } from '@/lib/match';

interface MergeOfferProps {
  readonly from: Person;
  readonly into: Person;
  readonly onMerge: () => void;
}

/** What making two one would do, and the button that does it. */
export function MergeOffer({ from, into, onMerge }: MergeOfferProps) {
  const { people } = useMessages();
  return (
    <div className="flex flex-col gap-2 rounded-field bg-sunken p-3">
      <p>{people.mergeAbout(from.name, into.name)}</p>
      <Button onClick={onMerge}>{people.merge}</Button>
    </div>
  );
}
