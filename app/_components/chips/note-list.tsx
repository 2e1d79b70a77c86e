'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { Note } from '@/lib/chips';
import type { Seat } from '@/lib/shared';

/** What players owe each other because no chips could pay it; nothing where there are no notes. */
export function NoteList({ names, notes }: { readonly names: (seat: Seat) => string; readonly notes: readonly Note[] }) {
  const { chips } = useMessages();
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {notes.map(({ from, to, amount }) => (
        <li key={`${from}-${to}`} className="font-medium">
          {chips.owes(names(from), names(to), amount)}
        </li>
      ))}
    </ul>
  );
}
