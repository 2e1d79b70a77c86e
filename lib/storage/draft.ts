import type { EventId, MatchId, MatchSetup, QuickForm, Timestamp } from '@/lib/match';
import type { RoundDraft } from '@/lib/settlement';
import { assertNever } from '@/lib/shared';

/** The forms beside a match's rounds whose fields are kept as typed. */
export const MATCH_FORMS = ['chips', 'newcomer', 'rules', 'about', 'handover', 'recount'] as const;
export type MatchForm = (typeof MATCH_FORMS)[number];

/** Something half typed, kept so that a phone that drops the page loses nothing. */
export type Draft =
  | {
      readonly kind: 'round';
      readonly matchId: MatchId;
      /** The round that is being edited; null: the next one. */
      readonly eventId: EventId | null;
      /** The last event of the match when typing began; null for none. */
      readonly basis: EventId | null;
      readonly draft: RoundDraft;
      readonly at: Timestamp;
    }
  | {
      readonly kind: 'setup';
      /** Clockwise, as typed: blanks included. */
      readonly names: readonly string[];
      readonly setup: MatchSetup;
      readonly at: Timestamp;
    }
  | {
      readonly kind: 'form';
      readonly matchId: MatchId;
      readonly form: MatchForm;
      /** As typed, each name at most once. */
      readonly fields: readonly { readonly name: string; readonly text: string }[];
      readonly at: Timestamp;
    }
  | ({ readonly kind: 'quick'; readonly at: Timestamp } & QuickForm);

/** Where drafts are kept: one place for a new match, one for a round without a match, one for every round of every match, and one for each other form of a match. */
export const SETUP_DRAFT_KEY = 'setup';
export const QUICK_DRAFT_KEY = 'quick';

export function roundDraftKey(match: MatchId, event: EventId | null): string {
  return JSON.stringify(['round', match, event]); // no two of them read alike, whatever an id contains
}

export function formDraftKey(match: MatchId, form: MatchForm): string {
  return JSON.stringify(['form', match, form]);
}

export function draftKeyOf(draft: Draft): string {
  switch (draft.kind) {
    case 'round':
      return roundDraftKey(draft.matchId, draft.eventId);
    case 'setup':
      return SETUP_DRAFT_KEY;
    case 'form':
      return formDraftKey(draft.matchId, draft.form);
    case 'quick':
      return QUICK_DRAFT_KEY;
    default:
      return assertNever(draft);
  }
}
