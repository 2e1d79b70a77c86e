import { CURRENT_EDITION_CHIPS, FIRST_EDITION_CHIPS, PLUS_CHIPS, type ChipSet } from '@/lib/chips';
import { OFFICIAL_COMPARISON, type ComparisonRules, type DealChoice } from '@/lib/rules';
import { OFFICIAL_SETTLEMENT, type SettlementRules } from '@/lib/settlement';
import { CHIP_PLAN_ON, type ChipPlan } from './chip-plan';

/** Who leads a round (rules.md 1.5). It changes no score. The default comes first in every list. */
export const LEADS = ['cloud-three', 'last-winner'] as const;
export type Lead = (typeof LEADS)[number];

/** Whether a table that falls to two plays on (rules.md 4.9). */
export const TABLES_OF_TWO = ['ends', 'goes-on'] as const;
export type TableOfTwo = (typeof TABLES_OF_TWO)[number];

/** How the table calls its suits (rules.md 1.2, 6). */
export const SUIT_NAMINGS = ['symbol', 'colour'] as const;
export type SuitNaming = (typeof SUIT_NAMINGS)[number];

/** Everything a table may decide differently. A match stores its own, and is never re-scored under another. */
export interface RuleSet {
  readonly comparison: ComparisonRules;
  readonly settlement: SettlementRules;
  readonly deal: DealChoice;
  readonly lead: Lead;
  readonly tableOfTwo: TableOfTwo;
  readonly suitNaming: SuitNaming;
}

export const PRESETS = ['official', 'first-edition', 'plus'] as const;
export type Preset = (typeof PRESETS)[number];

/** What a match is played with and under. */
export interface MatchSetup {
  /** Where the table started from. What it changed is told by `isChanged`. */
  readonly preset: Preset;
  readonly rules: RuleSet;
  readonly chipSet: ChipSet;
  readonly chipPlan: ChipPlan;
  /** null: open end, until the table stops (rules.md 5.2). */
  readonly roundLimit: number | null;
}

export const MOST_ROUNDS = 99;

const OFFICIAL_RULES: RuleSet = {
  comparison: OFFICIAL_COMPARISON,
  settlement: OFFICIAL_SETTLEMENT,
  deal: { dealPlan: 'standard', twoPlayerDeal: 'up-to-six' },
  lead: LEADS[0],
  tableOfTwo: TABLES_OF_TWO[0],
  suitNaming: SUIT_NAMINGS[0],
};

/** The presets of rules.md 6. */
export const PRESET_SETUPS: Readonly<Record<Preset, MatchSetup>> = {
  official: { preset: 'official', rules: OFFICIAL_RULES, chipSet: CURRENT_EDITION_CHIPS, chipPlan: CHIP_PLAN_ON, roundLimit: 5 },
  'first-edition': {
    preset: 'first-edition',
    rules: {
      ...OFFICIAL_RULES,
      comparison: { ...OFFICIAL_COMPARISON, flushOrder: 'highest-then-suit' },
      settlement: { ...OFFICIAL_SETTLEMENT, penaltyScope: 'payment', exhaustion: 'ends-match' },
      suitNaming: 'colour',
    },
    chipSet: FIRST_EDITION_CHIPS,
    chipPlan: CHIP_PLAN_ON,
    roundLimit: 5,
  },
  plus: { preset: 'plus', rules: OFFICIAL_RULES, chipSet: PLUS_CHIPS, chipPlan: CHIP_PLAN_ON, roundLimit: 5 },
};
