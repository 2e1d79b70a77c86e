import type { RuleOption, RuleValue } from './rule-option';

/**
 * Where a reading of the rules comes from: the guide to the current official rules, the first-edition rulebook, the
 * official page on combinations, the official Japanese FAQ, the publisher's suggestion, and practice at tables.
 */
export const RULE_SOURCES = ['guide', 'first-edition', 'combination-page', 'japanese-faq', 'publisher', 'house'] as const;
export type RuleSource = (typeof RULE_SOURCES)[number];

/** Who reads each choice how, after rules.md. A value that no source names has none: it is this app's own. */
const SOURCES: Readonly<Record<RuleOption, Readonly<Partial<Record<RuleValue, readonly RuleSource[]>>>>> = {
  penalty: {
    'double-each': ['guide', 'first-edition'],
    'add-one-each': ['first-edition'],
    'double-once': ['house'],
    none: ['house'],
  },
  penaltyScope: { count: ['guide'], payment: ['first-edition'], 'winner-only': ['first-edition'] },
  collectors: { all: ['guide', 'first-edition'], winner: ['house'] },
  exhaustion: { 'out-of-match': ['guide'], 'ends-match': ['first-edition'], 'allow-debt': ['house'] },
  settlementOrder: { ordered: ['guide'], 'net-first': ['house'] },
  tableOfTwo: {},
  dealPlan: { standard: ['guide', 'first-edition'], 'full-deck': ['house'] },
  twoPlayerDeal: { 'up-to-six': ['publisher'], 'up-to-nine': ['publisher'] },
  lead: { 'cloud-three': ['guide', 'first-edition'], 'last-winner': ['house'] },
  straightOrder: { official: ['first-edition', 'japanese-faq'], natural: ['house'] },
  flushOrder: {
    'all-numbers': ['combination-page', 'guide', 'japanese-faq'],
    'highest-then-suit': ['first-edition'],
    'suit-first': ['house'],
  },
  suitNaming: { symbol: ['guide'], colour: ['first-edition'] },
};

export function sourcesOf(option: RuleOption, value: RuleValue): readonly RuleSource[] {
  return SOURCES[option][value] ?? [];
}
