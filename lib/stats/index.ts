export { attendanceOf, type Attendance } from './attendance';
export { courseOf, type CoursePoint } from './course';
export { FIGURES, figureOf, rankedBy, type Figure, type Ranked } from './figure';
export {
  averageOf, figuresOf, FORM, togetherOf,
  type BigRound, type Figures, type PlayerFigures, type Tally,
} from './figures';
export { meetingsOf, opponentsOf, type Meeting, type Opponent } from './meeting';
export { resultsOf, type MatchResult, type SummedResult } from './result';
export type { SeatRounds } from './seat-rounds';
export { found, indexed, NO_SEARCH, searchToday, type Findable, type Indexed, type Search } from './search';
export { EVERYTHING, inOrder, selected, type Selection } from './selection';
export { stakesOf } from './stake';
export { MATCH_STATUSES, SUMMARY_VERSION, summaryOf, type MatchStatus, type MatchSummary, type SeatSummary } from './summary';
