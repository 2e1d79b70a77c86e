export type { BookedMatch, BookPage } from './book-row';
export { mendBook, readBook } from './books';
export { createMatch, type FirstRoundRefused, type NewMatch, type StartRefused } from './create-match';
export type { Damage } from './damage';
export { formDraftKey, MATCH_FORMS, QUICK_DRAFT_KEY, roundDraftKey, SETUP_DRAFT_KEY, type Draft, type MatchForm } from './draft';
export { clearDraft, readDraft, writeDraft } from './drafts';
export { countMatchesSince, readEverything, rewriteEverything, type Everything } from './everything';
export type { StorageFault } from './fault';
export type { Broken, Loaded, Ready } from './loaded';
export { decodeMatch, encodeMatch, type MatchRecord } from './match-row';
export { changeMatch, listMatches, readMatch, readMatches, setDeleted, type ListedMatch } from './matches';
export { openStorage, type OpenOptions } from './open';
export { askToPersist, isPersisted, type PersistAnswer } from './persistence';
export { decodePlayer, encodePlayer, newPlayer, type Player } from './player-row';
export {
  bringPlayerBack, deletePlayer, mergePlayers, readPlayers, renamePlayer, separatePlayer, setArchived,
  type PlayerFault, type PlayerResult, type Roster,
} from './players';
export { lastTable, suggestedPlayers } from './roster';
export { STORED_ROWS } from './stored-row';
export { storageState, subscribeStorageState, type StorageState } from './storage-state';
