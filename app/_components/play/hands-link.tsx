'use client';

import { Swords } from 'lucide-react';
import { useMessages } from '@/app/_components/frame/locale';
import { IconLink } from '@/app/_components/ui/button';
import type { Match } from '@/lib/match';
import { handsHref } from './routes';

/** "Does this beat that?", by the rules of this match. A half-typed round waits where it is. */
export function HandsLink({ match }: { readonly match: Match }) {
  const { hands } = useMessages();
  return (
    <IconLink href={handsHref(match.id)} aria-label={hands.title}>
      <Swords aria-hidden />
    </IconLink>
  );
}
