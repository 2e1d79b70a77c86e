'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Timestamp } from '@/lib/match';
import { clearDraft, readDraft, writeDraft, type Draft } from '@/lib/storage';
import { fresh } from './fresh';

/** Where storage cannot be read, its own notice says so; the form begins empty. */
const NO_DRAFT = { status: 'missing' } as const;

/** Where a form is kept while it is typed, and how it lies there. */
export interface FormKeeping<F> {
  readonly key: string;
  readonly empty: F;
  /** null: a draft of something else. */
  readonly read: (draft: Draft) => F | null;
  readonly write: (form: F, at: Timestamp) => Draft;
}

export interface KeptForm<F> {
  readonly loaded: boolean;
  readonly form: F;
  /** Whether the form was taken up from an earlier visit. */
  readonly kept: boolean;
  readonly change: (form: F) => void;
  readonly clear: () => void;
}

/**
 * A half-filled form that is on disk with every change.
 * @param keeping the same one at every call
 */
export function useKeptForm<F>(keeping: FormKeeping<F>): KeptForm<F> {
  const { key, empty } = keeping;
  const [state, setState] = useState({ loaded: false, form: empty, kept: false });
  // Typing before the disk has answered wins over what the disk says.
  const touched = useRef(false);

  useEffect(() => {
    let current = true;
    void readDraft(keeping.key).catch(() => NO_DRAFT).then((stored) => {
      if (!current || touched.current) return;
      const form = stored.status === 'ready' ? keeping.read(stored.value) : null;
      setState({ loaded: true, form: form ?? keeping.empty, kept: form !== null });
    });
    return () => {
      current = false;
    };
  }, [keeping]);

  const change = useCallback(
    (form: F) => {
      touched.current = true;
      setState({ loaded: true, form, kept: false });
      void writeDraft(keeping.key, keeping.write(form, fresh.now()));
    },
    [keeping],
  );
  const clear = useCallback(() => {
    touched.current = true;
    setState({ loaded: true, form: empty, kept: false });
    void clearDraft(key);
  }, [empty, key]);
  return { ...state, change, clear };
}
