'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { PRESET_SETUPS, type MatchSetup } from '@/lib/match';
import { clearDraft, readDraft, SETUP_DRAFT_KEY, writeDraft } from '@/lib/storage';
import { fresh } from './fresh';

/** Where storage cannot be read, its own notice says so; the form begins empty. */
const NO_DRAFT = { status: 'missing' } as const;

/** A new match as far as it is typed. */
export interface SetupForm {
  /** Clockwise, as typed. */
  readonly names: readonly string[];
  readonly setup: MatchSetup;
}

export const EMPTY_SETUP: SetupForm = { names: ['', '', '', ''], setup: PRESET_SETUPS.official };

export interface SetupDraftView {
  readonly loaded: boolean;
  readonly form: SetupForm;
  /** Whether the form was taken up from an earlier visit. */
  readonly kept: boolean;
  readonly change: (form: SetupForm) => void;
  readonly clear: () => void;
}

/** The half-filled form of a new match, kept on disk until the match starts. */
export function useSetupDraft(): SetupDraftView {
  const [state, setState] = useState({ loaded: false, form: EMPTY_SETUP, kept: false });
  const touched = useRef(false);

  useEffect(() => {
    let current = true;
    void readDraft(SETUP_DRAFT_KEY).catch(() => NO_DRAFT).then((stored) => {
      if (!current || touched.current) return;
      const draft = stored.status === 'ready' && stored.value.kind === 'setup' ? stored.value : null;
      const form = draft ? { names: draft.names, setup: draft.setup } : EMPTY_SETUP;
      setState({ loaded: true, form, kept: draft !== null });
    });
    return () => {
      current = false;
    };
  }, []);

  const change = useCallback((form: SetupForm) => {
    touched.current = true;
    setState({ loaded: true, form, kept: false });
    void writeDraft(SETUP_DRAFT_KEY, { kind: 'setup', ...form, at: fresh.now() });
  }, []);
  const clear = useCallback(() => {
    touched.current = true;
    setState({ loaded: true, form: EMPTY_SETUP, kept: false });
    void clearDraft(SETUP_DRAFT_KEY);
  }, []);
  return { ...state, change, clear };
}
