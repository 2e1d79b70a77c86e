export {
  checkChipSet, CURRENT_EDITION_CHIPS, FIRST_EDITION_CHIPS, MOST_STARTING_CHIPS, PLUS_CHIPS, valueOf,
  type ChipKind, type ChipSet, type ChipSetError,
} from './chip-set';
export { applyMoves, type Holder, type Move, type MoveError } from './move';
export { compareRecount, type Recount, type RecountLine } from './recount';
export { stackValue, startingChips, type Stack, type TableChips } from './stack';
