export {
  checkChipSet, CURRENT_EDITION_CHIPS, FIRST_EDITION_CHIPS, MOST_STARTING_CHIPS, PLUS_CHIPS, valueOf,
  type ChipKind, type ChipSet, type ChipSetError,
} from './chip-set';
export { CHIP_COLOURS, chipColours, type ChipColour, type ColouredValue } from './chip-colour';
export { type Stop } from './deadline';
export { planHandover, type Handover, type HandoverError } from './handover';
export { applyMoves, type Holder, type Move, type MoveError } from './move';
export { movesText, readMoves } from './move-text';
export { netWithNotes, type Note } from './note';
export { planWithNotes, type NotedHandover } from './noted-handover';
export { MOST_HOLDERS } from './pair-set';
export { netOfPayments, planPayments, type ChipPayment } from './payment-handover';
export { compareRecount, type Recount, type RecountLine } from './recount';
export { stackValue, startingChips, type Stack, type TableChips } from './stack';
