export { backupText, BACKUP_FORMAT, BACKUP_VERSION, makeBackup, type Backup } from './backup';
export { compareBackup, type Comparison } from './compare-backup';
export { deviceOf, sameDevice, type Device } from './device';
export {
  changesNothing, countAfter, DIFFERING, losesSomething, planRestore,
  type Differing, type RestoreChoice, type RestorePlan, type RowChanges,
} from './plan-restore';
export { beginsAsBackup, LARGE_FILE, readBackup, type BackupFault, type CheckedBackup } from './read-backup';
export { TABLES, type ByTable, type KnownRow, type RowDamage, type RowReaders, type Rows } from './row';
