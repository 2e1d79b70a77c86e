export type { SeatRounds } from './seat-rounds';
export { MATCH_STATUSES, SUMMARY_VERSION, summaryOf, type MatchStatus, type MatchSummary, type SeatSummary } from './summary';
