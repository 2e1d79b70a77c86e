'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useRef, useState } from 'react';
import { backupFileOf } from '@/app/_components/backup/backup-file';
import { downloadFile } from '@/app/_components/backup/save-file';
import { deviceOf, meetingOf, planTaking, sameDevice, type KnownRow, type Meeting } from '@/lib/exchange';
import { everybodyOf, type Match } from '@/lib/match';
import { err, ok } from '@/lib/shared';
import { encodeMatch, encodePlayer, readMatch, rewriteEverything, STORED_ROWS, type StorageFault } from '@/lib/storage';
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
  const mineRow = useMemo(
    () => (here?.status === 'ready' ? encodeMatch(here.value) : here?.status === 'broken' ? here.raw : undefined),
    [here],
  );
  const meeting = useMemo(() => here && meetingOf(mineRow, row, STORED_ROWS), [here, mineRow, row]);

  const store = async () => {
    const everybody = everybodyOf(match);
    const players = everybody.flatMap((person): KnownRow[] => {
      const read = STORED_ROWS.players(encodePlayer(person));
      return read.ok ? [read.value] : [];
    });
    const copy = mineRow === undefined ? null : backupFileOf({ matches: [mineRow], players: [] }, fresh.now(), 'lexio-before-restore').file;
    if (copy) downloadFile(copy);
    const seen = deviceOf({ matches: mineRow === undefined ? [] : [mineRow], players: [] }, STORED_ROWS);
    const written = await rewriteEverything<TakeFault>(
      (now) => {
        const moved = !sameDevice(seen, deviceOf({ matches: now.matches.map(newest), players: [] }, STORED_ROWS));
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
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      setFault(null);
      void store().finally(() => {
        underWay.current = false;
        setBusy(false);
      });
    },
  };
}

/** A row as the newest schema writes it, where it can be read. */
function newest(row: unknown): unknown {
  const read = STORED_ROWS.matches(row);
  return read.ok ? read.value.row : row;
}
