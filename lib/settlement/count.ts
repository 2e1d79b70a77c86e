import { assertNever, at, invariant, seatsOf, type Seat } from '@/lib/shared';
import type { CheckedEntry, HandLeft, RoundDraft } from './entry';
import type { Penalty, SettlementRules } from './rules';

/** What one player's remaining tiles come to. */
export interface CountedHand extends HandLeft {
  readonly seat: Seat;
  /** What his 2s multiply by: 1 where he holds none (rules.md 4.2). */
  readonly factor: number;
  /** tiles × factor: the player's count (rules.md 4.2). */
  readonly count: number;
  /** What decides his place: the count, or the bare tiles where 4.6 says so. */
  readonly rankedBy: number;
  /** 1 is best; equal counts share a place, and the next place is skipped (rules.md 4.4). */
  readonly place: number;
}

/** How much `twos` held 2s multiply by (rules.md 4.2). */
export function penaltyFactor(twos: number, penalty: Penalty): number {
  switch (penalty) {
    case 'double-each':
      return 2 ** twos;
    case 'add-one-each':
      return 1 + twos;
    case 'double-once':
      return twos > 0 ? 2 : 1;
    case 'none':
      return 1;
    default:
      return assertNever(penalty);
  }
}

/** What one player's tiles come to while the round is being typed in; null before his tiles are known. */
export function countOfDraft(
  draft: RoundDraft,
  seat: Seat,
  rules: SettlementRules,
): Pick<CountedHand, 'tiles' | 'twos' | 'factor' | 'count'> | null {
  const tiles = at(draft.tiles, seat);
  return tiles === null ? null : countHand({ tiles, twos: at(draft.twos, seat) }, rules);
}

/** n × factor (rules.md 4.2). */
function countHand(hand: HandLeft, rules: SettlementRules) {
  const factor = penaltyFactor(hand.twos, rules.penalty);
  return { tiles: hand.tiles, twos: hand.twos, factor, count: hand.tiles * factor };
}

/**
 * Counts and places of everybody who takes part, in place order; inside a shared place clockwise from the
 * player who went out (rules.md 4.2, 4.4, 4.6).
 * @param clockwise every seat once, as the players sit
 */
export function countHands(
  entry: CheckedEntry,
  rules: SettlementRules,
  clockwise: readonly Seat[] = seatsOf(entry.hands.length),
): readonly CountedHand[] {
  const first = clockwise.indexOf(entry.winner);
  const hands = [...clockwise.slice(first), ...clockwise.slice(0, first)].flatMap((seat) => {
    const hand = at(entry.hands, seat);
    if (hand === null) return [];
    const { factor, count } = countHand(hand, rules);
    return [{ ...hand, seat, factor, count, rankedBy: rules.penaltyScope === 'count' ? count : hand.tiles }];
  });
  const ordered = hands.toSorted((a, b) => a.rankedBy - b.rankedBy);
  invariant(ordered[0]?.seat === entry.winner, 'the player who went out is 1st');
  return ordered.map((hand) => ({
    ...hand,
    place: 1 + ordered.filter((other) => other.rankedBy < hand.rankedBy).length,
  }));
}
