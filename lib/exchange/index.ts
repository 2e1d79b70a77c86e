export { backupText, BACKUP_FORMAT, BACKUP_VERSION, makeBackup, type Backup } from './backup';
export { bgStatsHref, type PlayWords } from './bg-stats';
export { compareBackup, type Comparison } from './compare-backup';
export { csvFile, csvLines, csvStart, type Cell, type TableRow } from './csv';
export { deviceOf, sameDevice, type Device } from './device';
export {
  bareRow, LARGEST_MATCH, LINK_VERSION, linkFragment, linkText, readFragment, readLinkText, type LinkFault, type LinkParts, type Packing,
} from './match-link';
export {
  CHIP_STEPS, MATCH_COLUMNS, matchHead, matchRows, STEP_COLUMNS, stepHead, stepRows,
  type ChipStep, type LocalTime, type MatchColumn, type StepColumn, type TableWords,
} from './match-table';
export {
  changesNothing, countAfter, DIFFERING, losesSomething, planRestore,
  type Differing, type RestoreChoice, type RestorePlan, type RowChanges,
} from './plan-restore';
export { beginsAsBackup, LARGE_FILE, readBackup, type BackupFault, type CheckedBackup } from './read-backup';
export { TABLES, type ByTable, type KnownRow, type RowDamage, type RowReaders, type Rows } from './row';
export { MATCH_STATES, reportOf, type MatchState, type MatchReport, type ReportLine, type ReportRound } from './report';
export { meetingOf, planTaking, type Meeting } from './take-match';
