export {
  addEvent, basisOf, redo, removeEvent, replaceRound, roundEvent, sameEntry, undo,
  type Basis, type ChangeError,
} from './change';
export { pastRound, previewEdit, type EditPreview, type LaterTotals, type PastRound } from './edit';
export {
  changeId, eventId, matchId, playerId, timestamp,
  type Adjustment, type AdjustmentEvent, type Change, type ChangeId, type EventId, type FinishEvent, type Match,
  type MatchEvent, type MatchId, type MatchSeat, type PlayerId, type RoundEvent, type Timestamp,
} from './match';
export { namesOf } from './name';
export { previewRound, type RoundPreview } from './preview';
export {
  entryTableOf, follow, replay, roundNumberOf, roundsOf, type Conflict, type Problem, type Replay, type RoundStep, type Step,
} from './replay';
export {
  isChanged, matters, OPTION_CLAUSES, RULE_OPTIONS, ruleOf, valuesOf, withRule, type RuleOption, type RuleValue,
} from './rule-option';
export { RULE_SOURCES, sourcesOf, type RuleSource } from './rule-source';
export {
  LEADS, MOST_ROUNDS, PRESET_SETUPS, PRESETS, SUIT_NAMINGS, TABLES_OF_TWO,
  type Lead, type MatchSetup, type Preset, type RuleSet, type SuitNaming, type TableOfTwo,
} from './rule-set';
export {
  checkStart, graphemesOf, LONGEST_NAME, nameKey, startMatch, tidyName, type StartError, type StartRequest,
} from './start';
export {
  dealOf, endOf, leaderOf, playingOf, standingsOf, stateAtStart, winnersOf,
  type MatchEnd, type OutRecord, type Standing, type TableState,
} from './table-state';
