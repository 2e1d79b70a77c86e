/** What a held 2 does to a count (rules.md 4.2). The default comes first in every list. */
export const PENALTIES = ['double-each', 'add-one-each', 'double-once', 'none'] as const;
export type Penalty = (typeof PENALTIES)[number];

/** What the 2s multiply (rules.md 4.6). */
export const PENALTY_SCOPES = ['count', 'payment', 'winner-only'] as const;
export type PenaltyScope = (typeof PENALTY_SCOPES)[number];

/** Who is paid (rules.md 4.5). */
export const COLLECTORS = ['all', 'winner'] as const;
export type Collectors = (typeof COLLECTORS)[number];

/** What being out of chips means (rules.md 4.9). */
export const EXHAUSTIONS = ['out-of-match', 'out-of-round', 'ends-match', 'allow-debt'] as const;
export type Exhaustion = (typeof EXHAUSTIONS)[number];

/** Whether a round that everybody can pay on balance is booked at once (rules.md 4.10). */
export const SETTLEMENT_ORDERS = ['ordered', 'net-first'] as const;
export type SettlementOrder = (typeof SETTLEMENT_ORDERS)[number];

export interface SettlementRules {
  readonly penalty: Penalty;
  readonly penaltyScope: PenaltyScope;
  readonly collectors: Collectors;
  readonly exhaustion: Exhaustion;
  readonly settlementOrder: SettlementOrder;
}

export const OFFICIAL_SETTLEMENT: SettlementRules = {
  penalty: PENALTIES[0],
  penaltyScope: PENALTY_SCOPES[0],
  collectors: COLLECTORS[0],
  exhaustion: EXHAUSTIONS[0],
  settlementOrder: SETTLEMENT_ORDERS[0],
};
