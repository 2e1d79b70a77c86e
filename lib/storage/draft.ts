import type { EventId, MatchId, MatchSetup, Timestamp } from '@/lib/match';
import type { RoundDraft } from '@/lib/settlement';
import { assertNever } from '@/lib/shared';

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
    };

/** Where drafts are kept: one place for a new match, and one for every round of every match. */
export const SETUP_DRAFT_KEY = 'setup';

export function roundDraftKey(match: MatchId, event: EventId | null): string {
  return JSON.stringify(['round', match, event]); // no two of them read alike, whatever an id contains
}

export function draftKeyOf(draft: Draft): string {
  switch (draft.kind) {
    case 'round':
      return roundDraftKey(draft.matchId, draft.eventId);
    case 'setup':
      return SETUP_DRAFT_KEY;
    default:
      return assertNever(draft);
  }
}
