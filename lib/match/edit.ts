import { at, type Chips } from '@/lib/shared';
import type { EventId, Match, RoundEvent } from './match';
import { replay, type Conflict, type Replay } from './replay';
import type { MatchEnd, TableState } from './table-state';
import type { RoundEntry } from '@/lib/settlement';

/** A round of the past, and the table as it was before it. */
export interface PastRound {
  readonly event: RoundEvent;
  /** Counted from 1. */
  readonly round: number;
  readonly before: TableState;
}

/**
 * A round that can be mended. The first one that no longer fits can; those waiting behind it cannot yet.
 * @returns null where the id names no such round
 */
export function pastRound(match: Match, played: Replay, id: EventId): PastRound | null {
  const index = match.events.findIndex((event) => event.id === id);
  const event = match.events[index];
  if (event?.type !== 'round' || index > played.steps.length) return null;
  const before = index === played.steps.length ? played.state : at(played.steps, index).before;
  return { event, round: before.roundsPlayed + 1, before };
}

/** Chips by seat after a round, as the match stands and as it would. null: not counted. */
export interface LaterTotals {
  readonly round: number;
  readonly before: readonly Chips[] | null;
  readonly after: readonly Chips[] | null;
}

export interface EditPreview {
  /** The edited round and all behind it. */
  readonly totals: readonly LaterTotals[];
  readonly conflict: Conflict | null;
  readonly end: MatchEnd | null;
}

/** What another entry in the place of a round's would do to every total from there on. */
export function previewEdit(match: Match, id: EventId, entry: RoundEntry): EditPreview {
  const first = match.events.findIndex((event) => event.id === id);
  const events = match.events.map((event, index) =>
    index === first && event.type === 'round' ? { ...event, entry } : event,
  );
  const [old, edited] = [replay(match), replay({ ...match, events })];
  let round = events.slice(0, first).filter((event) => event.type === 'round').length;
  const totals = events.flatMap((event, index) => {
    if (first < 0 || index < first || event.type !== 'round') return [];
    round += 1;
    const [before, after] = [old, edited].map((played) => played.steps[index]?.after.balances ?? null);
    return [{ round, before: before ?? null, after: after ?? null }];
  });
  return { totals, conflict: edited.conflict, end: edited.end };
}
