import type { Preset, Timestamp } from '@/lib/match';
import type { MatchSummary } from './summary';

/** Which matches are looked at; null: whatever it is. A match belongs to the moment it began. */
export interface Selection {
  readonly from: Timestamp | null;
  /** The first moment that no longer belongs. */
  readonly until: Timestamp | null;
  readonly size: number | null;
  readonly preset: Preset | null;
}

export const EVERYTHING: Selection = { from: null, until: null, size: null, preset: null };

/** Oldest first, of equal times by id: the order in which results are told. */
export function inOrder(summaries: readonly MatchSummary[]): readonly MatchSummary[] {
  return summaries.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

/** Those that are looked at, in the order they came. A match without a round counts nowhere. */
export function selected(summaries: readonly MatchSummary[], selection: Selection): readonly MatchSummary[] {
  const { from, until, size, preset } = selection;
  return summaries.filter(
    (match) =>
      match.rounds > 0 &&
      (from === null || match.createdAt >= from) &&
      (until === null || match.createdAt < until) &&
      (size === null || match.size === size) &&
      (preset === null || match.preset === preset),
  );
}
