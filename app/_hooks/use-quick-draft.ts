'use client';

import { EMPTY_QUICK, type QuickForm } from '@/lib/match';
import { QUICK_DRAFT_KEY } from '@/lib/storage';
import { useKeptForm, type FormKeeping, type KeptForm } from './use-kept-form';

const KEEPING: FormKeeping<QuickForm> = {
  key: QUICK_DRAFT_KEY,
  empty: EMPTY_QUICK,
  read: (draft) => {
    if (draft.kind !== 'quick') return null;
    const { kind: _, at: __, ...form } = draft;
    return form;
  },
  write: (form, at) => ({ kind: 'quick', ...form, at }),
};

/** The round that is settled without a match, kept on disk until it is cleared or becomes a match. */
export function useQuickDraft(): KeptForm<QuickForm> {
  return useKeptForm(KEEPING);
}
