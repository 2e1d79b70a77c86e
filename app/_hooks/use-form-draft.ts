'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { MatchId } from '@/lib/match';
import { clearDraft, formDraftKey, readDraft, writeDraft, type MatchForm } from '@/lib/storage';
import { fresh } from './fresh';

/** Where storage cannot be read, its own notice says so; the form begins empty. */
const NO_DRAFT = { status: 'missing' } as const;

export type Fields = Readonly<Record<string, string>>;

export interface FormDraftView {
  readonly loaded: boolean;
  /** By name, as typed; a field that was never touched is missing. */
  readonly fields: Fields;
  readonly key: string;
  /** Every change goes to the disk too: a phone that drops the page loses nothing. */
  readonly type: (changed: Fields) => void;
  readonly clear: () => void;
  /** What was saved has taken the draft with it; only the memory of it is left to drop. */
  readonly forget: () => void;
}

/** The half-filled fields of a form that belongs to a match. */
export function useFormDraft(matchId: MatchId, form: MatchForm): FormDraftView {
  const key = formDraftKey(matchId, form);
  const [state, setState] = useState<{ loaded: boolean; fields: Fields }>({ loaded: false, fields: {} });
  const touched = useRef(false);

  useEffect(() => {
    let current = true;
    void readDraft(key).catch(() => NO_DRAFT).then((stored) => {
      if (!current || touched.current) return;
      const draft = stored.status === 'ready' && stored.value.kind === 'form' ? stored.value : null;
      setState({ loaded: true, fields: draft ? Object.fromEntries(draft.fields.map(({ name, text }) => [name, text])) : {} });
    });
    return () => {
      current = false;
    };
  }, [key]);

  const { fields } = state;
  const type = useCallback(
    (changed: Fields) => {
      touched.current = true;
      const next = { ...fields, ...changed };
      setState({ loaded: true, fields: next });
      const kept = Object.entries(next).map(([name, text]) => ({ name, text }));
      void writeDraft(key, { kind: 'form', matchId, form, fields: kept, at: fresh.now() });
    },
    [fields, form, key, matchId],
  );
  const forget = useCallback(() => {
    touched.current = true;
    setState({ loaded: true, fields: {} });
  }, []);
  const clear = useCallback(() => {
    forget();
    void clearDraft(key);
  }, [forget, key]);
  return { ...state, key, type, clear, forget };
}
