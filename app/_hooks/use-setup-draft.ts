'use client';

import { PRESET_SETUPS, type MatchSetup } from '@/lib/match';
import { SETUP_DRAFT_KEY } from '@/lib/storage';
import { useKeptForm, type FormKeeping, type KeptForm } from './use-kept-form';

/** A new match as far as it is typed. */
export interface SetupForm {
  /** Clockwise, as typed. */
  readonly names: readonly string[];
  readonly setup: MatchSetup;
}

const KEEPING: FormKeeping<SetupForm> = {
  key: SETUP_DRAFT_KEY,
  empty: { names: ['', '', '', ''], setup: PRESET_SETUPS.official },
  read: (draft) => (draft.kind === 'setup' ? { names: draft.names, setup: draft.setup } : null),
  write: (form, at) => ({ kind: 'setup', ...form, at }),
};

/** The half-filled form of a new match, kept on disk until the match starts. */
export function useSetupDraft(): KeptForm<SetupForm> {
  return useKeptForm(KEEPING);
}
