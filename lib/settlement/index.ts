export type { Claim } from './claim';
export { countHands, countOfDraft, penaltyFactor, type CountedHand } from './count';
export {
  checkEntry, draftForSeats, draftOf, emptyDraft, ENTRY_CLAUSES, entryOf, holdsSomething, isBlank, TWOS_IN_THE_SET, withoutHand,
  type CheckedEntry, type EntryError, type EntryErrorCode, type EntryTable, type HandLeft, type RoundDraft,
  type RoundEntry,
} from './entry';
export {
  COLLECTORS, EXHAUSTIONS, OFFICIAL_SETTLEMENT, PENALTIES, PENALTY_SCOPES, SETTLEMENT_ORDERS,
  type Collectors, type Exhaustion, type Penalty, type PenaltyScope, type SettlementOrder, type SettlementRules,
} from './rules';
export { MOST_NETTED, nettedTransfers } from './netted';
export { runningOutOf, type RunningOut } from './running-out';
export { settle, type LapsedClaim, type Payment, type RanOut, type Settlement } from './settle';
export { sumsOf, transfersOf, type PlayerSum, type Transfer } from './transfer';
export { tiesOf, turnsOf, type Turn } from './turn';
export { REASON_CLAUSES, REASONS, whyOf, type PaymentWhy, type Reason } from './why';
