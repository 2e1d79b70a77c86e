'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { peopleOf, type People } from '@/lib/match';
import { readPlayers, type Player } from '@/lib/storage';

export interface RosterView {
  /** Every record, by name. */
  readonly players: readonly Player[];
  readonly unreadable: number;
  /** Who everybody is today. */
  readonly people: People;
}

/** Everybody who has a record, live; undefined: not read yet. */
export function useRoster(): RosterView | undefined {
  const roster = useLiveQuery(readPlayers);
  return useMemo(() => roster && { ...roster, people: peopleOf(roster.players) }, [roster]);
}
