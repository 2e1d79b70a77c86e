import { chips, type Chips, type Seat } from '@/lib/shared';
import type { Standing } from './table-state';

/** What a player lacks to pass the next one. */
export interface Overtake {
  /** Whom he would pass: everybody in the next place ahead; for a shared lead, those he shares it with. */
  readonly past: readonly Seat[];
  /** Chips he must gain on them: with one fewer he is not past them. */
  readonly gain: Chips;
  /** Whether he has nobody ahead of him and would then lead alone. */
  readonly leadsThen: boolean;
}

/**
 * What everybody needs to overtake the next one ahead (rules.md 5.3), in the order of `standings`. null where there
 * is nobody to pass: for who leads alone, and for who no longer plays. Who left can still be passed, by his frozen
 * total; who is out of chips is behind everybody else.
 */
export function overtakesOf(standings: readonly Standing[]): readonly (Overtake | null)[] {
  const inMatch = standings.filter(({ outInRound }) => outInRound === null);
  return standings.map((own) => {
    if (own.outInRound !== null || own.leftAfterRound !== null) return null;
    const ahead = inMatch.filter((other) => other.chips > own.chips);
    const next = ahead.length > 0 ? Math.min(...ahead.map((other) => other.chips)) : own.chips;
    const past = inMatch.filter((other) => other.chips === next && other.seat !== own.seat).map(({ seat }) => seat);
    if (past.length === 0) return null;
    return { past, gain: chips(next - own.chips + 1), leadsThen: ahead.length === 0 };
  });
}
