'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo, useState } from 'react';
import { playerId } from '@/lib/match';
import { TABLE_SIZES } from '@/lib/rules';
import type { Search } from '@/lib/stats';
import { midnight } from './midnight';
import { useQueryWriter } from './use-query-writer';

/** The parts of a search as they stand in the fields, and in the address. */
export const SEARCH_KEYS = ['q', 'player', 'size', 'from', 'to'] as const;
export type SearchFields = Readonly<Record<(typeof SEARCH_KEYS)[number], string>>;

const NOTHING_ASKED: SearchFields = { q: '', player: '', size: '', from: '', to: '' };

export interface SearchView {
  readonly fields: SearchFields;
  readonly search: Search;
  /** From 0. */
  readonly page: number;
  /** A changed search starts on its first page. */
  readonly change: (fields: Partial<SearchFields>) => void;
  readonly clear: () => void;
  readonly turnTo: (page: number) => void;
}

interface Asked {
  readonly fields: SearchFields;
  readonly page: number;
}

/** What the history is searched for. It lives in the address, so that a reload, or the way back from a match, finds it again. */
export function useSearch(): SearchView {
  const query = useSearchParams();
  const write = useQueryWriter();
  // The address follows what is typed, a moment later: a field that waited for it would lose letters.
  const [asked, setAsked] = useState<Asked>(() => ({
    fields: Object.fromEntries(SEARCH_KEYS.map((key) => [key, query.get(key) ?? ''])) as SearchFields,
    page: Math.max(0, Math.trunc(Number(query.get('page')) || 1) - 1),
  }));
  return useMemo(() => {
    const ask = ({ fields, page }: Asked) => {
      setAsked({ fields, page });
      const keys = SEARCH_KEYS.map((key) => [key, fields[key] === '' ? null : fields[key]] as const);
      write({ ...Object.fromEntries(keys), page: page === 0 ? null : String(page + 1) });
    };
    return {
      ...asked,
      search: searchOf(asked.fields),
      change: (changed) => ask({ fields: { ...asked.fields, ...changed }, page: 0 }),
      clear: () => ask({ fields: NOTHING_ASKED, page: 0 }),
      turnTo: (page) => ask({ ...asked, page }),
    };
  }, [asked, write]);
}

export function searchOf({ q, player, size, from, to }: SearchFields): Search {
  return {
    text: q,
    player: player === '' ? null : playerId(player),
    size: TABLE_SIZES.find((each) => String(each) === size) ?? null,
    from: midnight(from, 0),
    until: midnight(to, 1),
  };
}
