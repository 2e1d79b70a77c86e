/**
 * How straights and straight flushes of different numbers rank, the default first:
 * by their strongest numbers (rules.md 3.2), or by their last number (3.6).
 */
export const STRAIGHT_ORDERS = ['official', 'natural'] as const;
export type StraightOrder = (typeof STRAIGHT_ORDERS)[number];

/**
 * How flushes rank, the default first: all numbers and only then suit, the strongest number and then suit,
 * or suit and then all numbers (rules.md 3.4).
 */
export const FLUSH_ORDERS = ['all-numbers', 'highest-then-suit', 'suit-first'] as const;
export type FlushOrder = (typeof FLUSH_ORDERS)[number];

/** The part of a rule set that decides which of two hands is stronger. */
export interface ComparisonRules {
  readonly straightOrder: StraightOrder;
  readonly flushOrder: FlushOrder;
}

/** rules.md 6, preset official. */
export const OFFICIAL_COMPARISON: ComparisonRules = {
  straightOrder: STRAIGHT_ORDERS[0],
  flushOrder: FLUSH_ORDERS[0],
};
