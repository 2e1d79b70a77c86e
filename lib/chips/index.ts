export {
  checkChipSet, CURRENT_EDITION_CHIPS, FIRST_EDITION_CHIPS, MOST_STARTING_CHIPS, PLUS_CHIPS, valueOf,
  type ChipKind, type ChipSet, type ChipSetError,
} from './chip-set';
