import { at, invariant } from '@/lib/shared';
import { MADE_KINDS, type MadeKind, type Straight } from './combination';
import { type ComparisonSettings } from './compare';
import { type ComparisonRules } from './comparison-rules';
import { comparisonSteps, stepsAsNumber } from './comparison-step';
import { type Run, runsInPlay } from './run';
import { strongestFirst } from './tile';
import { numberRank } from './tile-number';

/** Room below the kind for what ranks hands of that kind: five of fifteen numbers as bits, and a suit. */
export const KIND_SHIFT = 17;

/** The least strength of a kind. */
export function kindBase(kind: MadeKind): number {
  return (MADE_KINDS.indexOf(kind) + 1) << KIND_SHIFT;
}

/** How one run ranks among the runs of its table. */
export interface RankedRun {
  /** 0 for the weakest run. */
  readonly value: number;
  /** `numberRank` of the tile whose suit decides between two straights of this run (rules.md 3.3, 3.6). */
  readonly decidingRank: number;
  /** `numberRank` of its other four numbers. */
  readonly otherRanks: readonly number[];
}

/** The order of Made hands at one table, prepared for `handStrength`: made once, then used for any number of hands. */
export interface StrengthOrder {
  readonly settings: ComparisonSettings;
  /** The runs as sets of number ranks (bit n for rank n), each at its `runSlot`; 0 elsewhere. */
  readonly runSets: Int32Array;
  /** What is known of the run at a slot. */
  readonly rankedRuns: readonly (RankedRun | undefined)[];
}

const SLOT_BITS = 5;

/** A multiplier that sends the runs of any table to different slots: found by search, checked whenever an order is made. */
const SLOT_MULTIPLIER = 2_398_061;

/** The only slot where a set of number ranks can stand, if it is a run. */
export function runSlot(rankSet: number): number {
  return Math.imul(rankSet, SLOT_MULTIPLIER) >>> (32 - SLOT_BITS);
}

/**
 * Prepares the order of Made hands under these rules. How straights rank is taken from `comparisonSteps`, not decided again.
 * @throws InvariantError when `highest` is not a whole number from 6 to 15
 */
export function strengthOrder(highest: number, rules: ComparisonRules): StrengthOrder {
  const runSets = new Int32Array(1 << SLOT_BITS);
  const rankedRuns = new Array<RankedRun | undefined>(runSets.length).fill(undefined);

  const weakestFirst = runsInPlay(highest)
    .map((run) => {
      const steps = comparisonSteps(straightOf(run), rules);
      return { run, steps, strength: stepsAsNumber(steps) };
    })
    .sort((one, other) => one.strength - other.strength);
  for (const [value, { run, steps }] of weakestFirst.entries()) {
    const ranks = run.numbers.map(numberRank);
    const rankSet = ranks.reduce((set, rank) => set | (1 << rank), 0);
    const slot = runSlot(rankSet);
    invariant(rankedRuns[slot] === undefined, 'two runs in one slot');
    const bySuit = steps.at(-1);
    invariant(bySuit?.reason === 'suit', 'straights of one run are decided by a suit');
    runSets[slot] = rankSet;
    const decidingRank = numberRank(at(bySuit.tiles, 0).number);
    rankedRuns[slot] = { value, decidingRank, otherRanks: ranks.filter((rank) => rank !== decidingRank) };
  }
  return { settings: { ...rules, highest }, runSets, rankedRuns };
}

/** A straight of this run; only its numbers matter here. */
function straightOf(run: Run): Straight {
  const tiles = strongestFirst(run.numbers.map((number) => ({ number, suit: 'cloud' })));
  return { kind: 'straight', tiles, run };
}
