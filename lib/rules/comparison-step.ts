import { assertNever, at } from '@/lib/shared';
import { type Combination, type Flush, MADE_KINDS, type Made, type Straight, type StraightFlush } from './combination';
import { type ComparisonRules } from './comparison-rules';
import { suitRank } from './suit';
import { type Tile } from './tile';
import { numberRank } from './tile-number';

/** The clauses of rules.md that can decide a comparison. */
export const COMPARISON_CLAUSES = ['2.2', '2.4', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6'] as const;
export type ComparisonClause = (typeof COMPARISON_CLAUSES)[number];

/** What about the deciding tiles differs. */
export const COMPARISON_REASONS = [
  /** The hands have different numbers of tiles: nothing is decided (2.2). */
  'sizes-differ',
  /** One kind of Made hand over another (2.4). */
  'kind',
  /** The number of a single, pair, triple, of the three or the four; or the strongest number. */
  'number',
  /** The strongest numbers are equal: the first that differs, going down. */
  'next-number',
  /** The last number of a straight (3.6). */
  'last-number',
  /** Equal pairs: the one with the Sun tile (3.1). */
  'sun-in-pair',
  'suit',
] as const;
export type ComparisonReason = (typeof COMPARISON_REASONS)[number];

/** One thing that two hands are compared by. */
export interface ComparisonStep {
  /** Larger is stronger. Comparable only with the same step of a hand of the same size. */
  readonly value: number;
  readonly clause: ComparisonClause;
  readonly reason: Exclude<ComparisonReason, 'sizes-differ'>;
  /** The tiles of this hand that the step looks at. */
  readonly tiles: readonly Tile[];
}

/**
 * The order of hands, in one place: what to compare, first thing first (rules.md 2.4 and 3).
 * Two hands of one size compare by the first step whose values differ; hands of one kind have the same steps.
 * Hands that share no tile always differ in some step (3.7).
 */
export function comparisonSteps(combination: Combination, rules: ComparisonRules): readonly ComparisonStep[] {
  const { tiles } = combination;
  switch (combination.kind) {
    case 'single':
      return [number('3.1', tiles), suit('3.1', combination.tile)];
    case 'pair':
      return [number('3.1', tiles), sunInPair(combination.strongest)];
    case 'triple':
      return [number('3.1', tiles)];
    case 'straight':
    case 'straight-flush':
      return [kind(combination), ...straight(combination, rules)];
    case 'flush':
      return [kind(combination), ...flush(combination, rules)];
    case 'full-house':
      return [kind(combination), number('3.5', combination.triple)];
    case 'four-card':
      return [kind(combination), number('3.5', combination.four)];
    default:
      return assertNever(combination);
  }
}

/** More than any value of a step: a number has 15 ranks, a suit 4. */
const STEP_VALUES = 16;

/**
 * The steps as one whole number: the values are its digits, first thing first. Combinations that have the same steps
 * compare by it as they do step by step.
 */
export function stepsAsNumber(steps: readonly ComparisonStep[]): number {
  return steps.reduce((sum, { value }) => sum * STEP_VALUES + value, 0);
}

function kind(made: Made): ComparisonStep {
  return { value: MADE_KINDS.indexOf(made.kind), clause: '2.4', reason: 'kind', tiles: made.tiles };
}

/** Tiles of one number, compared by it. */
function number(clause: ComparisonClause, tiles: readonly Tile[]): ComparisonStep {
  return { value: numberRank(at(tiles, 0).number), clause, reason: 'number', tiles };
}

function suit(clause: ComparisonClause, tile: Tile): ComparisonStep {
  return { value: suitRank(tile.suit), clause, reason: 'suit', tiles: [tile] };
}

function sunInPair(strongest: Tile): ComparisonStep {
  return { value: strongest.suit === 'sun' ? 1 : 0, clause: '3.1', reason: 'sun-in-pair', tiles: [strongest] };
}

/** Strongest number first, through all five (rules.md 3.2, 3.4). */
function numbersInTurn(clause: ComparisonClause, tiles: readonly Tile[]): readonly ComparisonStep[] {
  return tiles.map((tile, index) => ({
    value: numberRank(tile.number),
    clause,
    reason: index === 0 ? 'number' : 'next-number',
    tiles: [tile],
  }));
}

function straight({ tiles, run }: Straight | StraightFlush, rules: ComparisonRules): readonly ComparisonStep[] {
  switch (rules.straightOrder) {
    case 'official':
      return [...numbersInTurn('3.2', tiles), suit('3.3', at(tiles, 0))];
    case 'natural': {
      const lastNumber = run.numbers.at(-1);
      const last = tiles.filter((tile) => tile.number === lastNumber);
      return [{ value: run.place, clause: '3.6', reason: 'last-number', tiles: last }, suit('3.6', at(last, 0))];
    }
    default:
      return assertNever(rules.straightOrder);
  }
}

function flush({ tiles }: Flush, rules: ComparisonRules): readonly ComparisonStep[] {
  const strongest = at(tiles, 0);
  const bySuit = suit('3.4', strongest);
  switch (rules.flushOrder) {
    case 'all-numbers':
      return [...numbersInTurn('3.4', tiles), bySuit];
    case 'highest-then-suit':
      return [number('3.4', [strongest]), bySuit];
    case 'suit-first':
      return [bySuit, ...numbersInTurn('3.4', tiles)];
    default:
      return assertNever(rules.flushOrder);
  }
}
