'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { unpacked } from '@/app/_components/share/pack';
import { readFragment, readLinkText, type KnownRow, type LinkFault } from '@/lib/exchange';
import { replay, type Match, type Replay } from '@/lib/match';
import { err, ok, type Result } from '@/lib/shared';
import { decodeMatch, STORED_ROWS } from '@/lib/storage';

/** A match that came in a link: nothing of it is stored. */
export interface SharedMatch {
  readonly row: KnownRow;
  readonly match: Match;
  readonly played: Replay;
}

/** What the address of this page carries; null while it is being read. */
export function useSharedMatch(): Result<SharedMatch, LinkFault> | null {
  const hash = useSyncExternalStore(watchHash, () => window.location.hash, () => null);
  const [read, setRead] = useState<{ readonly hash: string; readonly result: Result<SharedMatch, LinkFault> } | null>(null);
  useEffect(() => {
    if (hash === null) return;
    let current = true;
    void readShared(hash).then((result) => current && setRead({ hash, result }));
    return () => {
      current = false;
    };
  }, [hash]);
  return read?.hash === hash ? read.result : null;
}

async function readShared(hash: string): Promise<Result<SharedMatch, LinkFault>> {
  const parts = readFragment(hash);
  if (!parts.ok) return parts;
  const bytes = await unpacked(parts.value);
  if (!bytes.ok) return bytes;
  const row = readLinkText(bytes.value, parts.value.sum, STORED_ROWS.matches);
  if (!row.ok) return row;
  const record = decodeMatch(row.value.row);
  if (!record.ok) return err({ code: 'damaged', path: record.error.path });
  const { match } = record.value;
  return ok({ row: row.value, match, played: replay(match) });
}

function watchHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
