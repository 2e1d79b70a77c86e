export { aboutFaultOf, LONGEST_NOTE, NOTHING_SAID, tidyAbout, type AboutFault } from './about';
export {
  addEvent, basisOf, chipsBasisOf, describeMatch, removeEvent, renameSeat, replaceRound, roundEvent, sameEntry,
  type Basis, type ChangeError,
} from './change';
export { pastRound, previewEdit, type EditPreview, type LaterTotals, type PastRound } from './edit';
export type { AdjustmentProblem } from './adjust';
export { afterMoves, dueByNotes, ledgerAtStart, ledgerOf, type ChipLedger, type StacksUnknown } from './chip-ledger';
export { CHIP_PLAN_OFF, CHIP_PLAN_ON, type ChipPlan } from './chip-plan';
export { everybodyOf, seatOfNewcomer } from './everybody';
export { handoverTask, isSettled, notesKept, pendingOf, type HandoverTask } from './handover-due';
export { solveHandover, type HandoverFault, type HandoverPart, type HandoverPlan } from './handover-plan';
export {
  ADJUSTMENT_KINDS, changeId, eventId, matchId, playerId, timestamp,
  type Adjustment, type AdjustmentEvent, type AdjustmentKind, type Change, type ChangeId, type ChipPlanEvent, type EventId, type FinishEvent,
  type HandoverEvent, type JoinEvent, type LeaveEvent, type Match, type MatchAbout, type MatchEvent, type MatchId, type MatchSeat,
  type Person, type PlayerId, type RecountEvent, type ReturnEvent, type RoundEvent, type RulesEvent, type SeatingEvent, type SwapEvent,
  type Timestamp,
} from './match';
export { isolated, namesOf } from './name';
export { graphemesOf, LONGEST_NAME, nameFaultOf, nameKey, searchKey, tidyName, type NameFault } from './name-key';
export { overtakesOf, type Overtake } from './overtake';
export { peopleOf, shownUnder, type KnownPerson, type People } from './people';
export { previewAdjustment, previewRound, type RoundPreview } from './preview';
export {
  EMPTY_QUICK, quickDeal, quickTable, reseat, runOutWith, settleQuick,
  type QuickForm, type QuickProblem, type QuickSettlement,
} from './quick';
export { countable, judgeRecount, type CountedTable, type RecountProblem, type RecountReport } from './recount';
export {
  entryTableOf, follow, movesOf, replay, roundNumberOf, roundsOf, type Conflict, type Problem, type Replay, type RoundStep, type Step,
} from './replay';
export {
  dealOptionOf, isChanged, matters, OPTION_CLAUSES, RULE_OPTIONS, ruleOf, valuesOf, withRule, type RuleOption, type RuleValue,
} from './rule-option';
export { RULE_SOURCES, sourcesOf, type RuleSource } from './rule-source';
export {
  LEADS, MOST_ROUNDS, PRESET_SETUPS, PRESETS, SUIT_NAMINGS, TABLES_OF_TWO,
  type Lead, type MatchSetup, type Preset, type RuleSet, type SuitNaming, type TableOfTwo,
} from './rule-set';
export type { SeatingProblem } from './seating';
export { checkStart, startMatch, type StartError, type StartRequest } from './start';
export {
  dealOf, endOf, isWaiting, leaderOf, MOST_PLAYERS, playersAt, playingOf, rematchOf, seatedOf, standingsOf, stateAtStart, winnersOf,
  type LeaveRecord, type MatchEnd, type OutRecord, type Standing, type TableState,
} from './table-state';
export { redo, undo } from './step';
export { waysOutOf, type WaysOut } from './ways-out';
export { twosCostsOf, type TwosCost } from './what-if';
