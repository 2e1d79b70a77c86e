export { classify } from './classify';
export {
  type Combination,
  COMBINATION_KINDS,
  type CombinationError,
  type CombinationKind,
  type Flush,
  type FourCard,
  type FullHouse,
  HAND_SIZES,
  type HandSize,
  handSizeOf,
  type Made,
  MADE_KINDS,
  type MadeKind,
  type Pair,
  type Single,
  type Straight,
  type StraightFlush,
  type Triple,
} from './combination';
export {
  type CompareError,
  compareHands,
  type Comparison,
  type ComparisonSettings,
  HAND_NAMES,
  type HandName,
} from './compare';
export {
  type ComparisonRules,
  FLUSH_ORDERS,
  type FlushOrder,
  OFFICIAL_COMPARISON,
  STRAIGHT_ORDERS,
  type StraightOrder,
} from './comparison-rules';
export {
  COMPARISON_CLAUSES,
  COMPARISON_REASONS,
  type ComparisonClause,
  type ComparisonReason,
} from './comparison-step';
export {
  type Deal,
  type DealChoice,
  DEAL_PLANS,
  type DealPlan,
  dealFor,
  dealsFor,
  HIGHEST_NUMBERS,
  isTableSize,
  isUsual,
  TABLE_SIZES,
  type TableSize,
  TWO_PLAYER_DEALS,
  type TwoPlayerDeal,
  unusedTiles,
} from './deal';
export { handStrength, strengthKind } from './hand-strength';
export { laidOut } from './laid-out';
export { nearMisses, type NearMiss, type TileNeed } from './near-miss';
export { type OtherReading, otherReadings } from './other-reading';
export { type HeldTilesError, playableHands } from './playable-hands';
export { MADE_SIZE, type Run, runsInPlay } from './run';
export { runsStrongestFirst } from './run-order';
export { countStronger, type StrengthCount } from './strength-count';
export { type StrengthOrder, strengthOrder } from './strength-order';
export { type Suit, SUIT_LETTERS, type SuitLetter, suitRank, SUITS } from './suit';
export { isInPlay, isSameTile, LEADING_TILE, strongestFirst, type Tile, tileCode, tileFromCode, TILES, tilesInPlay } from './tile';
export {
  FACE_NUMBERS,
  LEAST_HIGHEST,
  MOST_HIGHEST,
  numberRank,
  NUMBERS_BY_STRENGTH,
  numbersInPlay,
  requireHighest,
  type TileNumber,
} from './tile-number';
export { formatTile, formatTiles, readTiles, type TileTextError } from './tile-text';
