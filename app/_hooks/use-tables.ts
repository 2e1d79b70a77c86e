'use client';

import { useMemo, useState } from 'react';
import { csvNamed } from '@/app/_components/share/csv-named';
import { localTime } from '@/app/_components/share/local-time';
import { csvLines, csvStart, matchHead, matchRows, stepHead, stepRows, type TableWords } from '@/lib/exchange';
import { peopleOf, replay, shownUnder } from '@/lib/match';
import { decodeMatch, decodePlayer, type Everything } from '@/lib/storage';
import { fresh } from './fresh';

/** How many matches are worked through before the page may answer a tap. */
const PIECE = 25;

export type TablesState =
  | { readonly status: 'idle' | 'none' }
  | { readonly status: 'making'; readonly done: number; readonly all: number }
  | { readonly status: 'made'; readonly matches: File; readonly rounds: File; readonly unread: number };

export interface TablesView {
  readonly state: TablesState;
  readonly make: (rows: Everything, words: TableWords) => void;
}

/** All matches as two tables, made piece by piece; handed on by a later tap, for a share sheet opens only as the answer to one. */
export function useTables(): TablesView {
  const [state, setState] = useState<TablesState>({ status: 'idle' });
  return useMemo(
    () => ({
      state,
      make: (rows, words) => {
        if (state.status === 'making') return;
        setState({ status: 'making', done: 0, all: 0 });
        void makeTables(rows, words, (done, all) => setState({ status: 'making', done, all })).then(setState);
      },
    }),
    [state],
  );
}

async function makeTables(
  { matches: rows, players }: Everything, words: TableWords, tell: (done: number, all: number) => void,
): Promise<TablesState> {
  const matches = [csvStart() + csvLines([matchHead(words)])];
  const rounds = [csvStart() + csvLines([stepHead(words)])];
  const people = peopleOf(
    players.flatMap((row) => {
      const player = decodePlayer(row);
      return player.ok ? [player.value] : [];
    }),
  );
  let [unread, told] = [0, 0];
  for (let from = 0; from < rows.length; from += PIECE) {
    tell(from, rows.length);
    await new Promise((done) => setTimeout(done));
    const records = rows.slice(from, from + PIECE).map(decodeMatch);
    unread += records.filter(({ ok }) => !ok).length;
    const kept = records.flatMap((record) => (record.ok && record.value.deletedAt === null ? [shownUnder(people, record.value.match)] : []));
    const played = kept.map((match) => [match, replay(match)] as const);
    told += played.length;
    matches.push(csvLines(played.flatMap(([match, replayed]) => matchRows(match, replayed, words, localTime))));
    rounds.push(csvLines(played.flatMap(([match, replayed]) => stepRows(match, replayed, words, localTime))));
  }
  if (told + unread === 0) return { status: 'none' };
  const now = fresh.now();
  return { status: 'made', matches: csvNamed('lexio-matches', now, matches), rounds: csvNamed('lexio-rounds', now, rounds), unread };
}
