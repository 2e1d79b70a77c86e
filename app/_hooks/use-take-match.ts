'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useRef, useState } from 'react';
import { backupFileOf } from '@/app/_components/backup/backup-file';
import { downloadFile } from '@/app/_components/backup/save-file';
import { bareRow, deviceOf, meetingOf, planTaking, sameDevice, type KnownRow, type Meeting } from '@/lib/exchange';
import { everybodyOf, peopleOf, shownUnder, type Match } from '@/lib/match';
import { err, ok } from '@/lib/shared';
import {
  decodeMatch, encodeMatch, encodePlayer, newPlayer, readEverything, readMatch, rewriteEverything, STORED_ROWS,
  type Everything, type StorageFault,
} from '@/lib/storage';
import { fresh } from './fresh';
import type { SharedMatch } from './use-shared-match';

/** `moved-on`: the match on this device was changed in another window since the screen compared the two. */
export type TakeFault = StorageFault | { readonly code: 'moved-on' };

export interface TakeView {
  /** How the two stand to each other; undefined until this device was asked. */
  readonly meeting: Meeting | undefined;
  /** This device's, where it has one that can be read. */
  readonly mine: Match | null;
  readonly busy: boolean;
  readonly fault: TakeFault | null;
  /** What was here before, where another took its place. */
  readonly safetyCopy: File | null;
  readonly take: () => void;
}

/** A match from a link, and its way into this device's history: all of it or nothing. */
export function useTakeMatch({ match, row }: SharedMatch): TakeView {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<TakeFault | null>(null);
  const [safetyCopy, setSafetyCopy] = useState<File | null>(null);
  const here = useLiveQuery(() => readMatch(match.id), [match.id]);
  const rows = useLiveQuery(() => readEverything({ matches: [match.id], players: [] }), [match.id]);
  const meeting = useMemo(() => rows && meetingOf(rows.matches[0], calledAsIn(rows.matches[0], { match, row }), STORED_ROWS), [match, row, rows]);

  const store = async (seen: Everything) => {
    const everybody = everybodyOf(match);
    const players = everybody.flatMap((person): KnownRow[] => {
      const read = STORED_ROWS.players(encodePlayer(newPlayer(person.playerId, person.name)));
      return read.ok ? [read.value] : [];
    });
    const copy = seen.matches.length === 0 ? null : backupFileOf(seen, fresh.now(), 'lexio-before-restore').file;
    if (copy) downloadFile(copy);
    const device = deviceOf(seen, STORED_ROWS);
    const written = await rewriteEverything<TakeFault>(
      (now) => {
        const moved = !sameDevice(device, deviceOf({ matches: now.matches, players: [] }, STORED_ROWS));
        return moved ? err({ code: 'moved-on' }) : ok(planTaking(now, row, players, STORED_ROWS));
      },
      { matches: [match.id], players: everybody.map(({ playerId }) => playerId) },
    );
    if (!written.ok) return setFault(written.error);
    setSafetyCopy(copy);
  };
  return {
    meeting, busy, fault, safetyCopy,
    mine: here?.status === 'ready' ? here.value.match : null,
    take: () => {
      if (underWay.current || !rows) return;
      underWay.current = true;
      setBusy(true);
      setFault(null);
      void store(rows).finally(() => {
        underWay.current = false;
        setBusy(false);
      });
    },
  };
}

/** What arrived, under the names that this device's row has: who is known here keeps his name, so a name makes no difference. */
function calledAsIn(mine: unknown, { match, row }: Pick<SharedMatch, 'match' | 'row'>): KnownRow {
  const read = decodeMatch(mine);
  if (!read.ok) return row;
  const names = peopleOf(everybodyOf(read.value.match).map(({ playerId, name }) => ({ playerId, name, mergedInto: null })));
  const called = STORED_ROWS.matches(bareRow(encodeMatch({ match: shownUnder(names, match), deletedAt: null })));
  return called.ok ? called.value : row;
}
