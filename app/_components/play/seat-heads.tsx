'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { everybodyOf, type Match } from '@/lib/match';

/** The head of a table with a row a round and a column a player. */
export function SeatHeads({ match }: { readonly match: Match }) {
  const { play } = useMessages();
  return (
    <thead>
      <tr className="border-b border-line text-sm text-muted">
        <th scope="col" className="w-11 py-2 font-medium">
          {play.roundShort}
        </th>
        {everybodyOf(match).map((seat) => (
          <th key={seat.playerId} scope="col" className="truncate px-0.5 py-2 font-medium">
            {seat.name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
