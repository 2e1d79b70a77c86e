import { DEAL_PLANS, FLUSH_ORDERS, STRAIGHT_ORDERS, TWO_PLAYER_DEALS, type TableSize } from '@/lib/rules';
import { COLLECTORS, EXHAUSTIONS, PENALTIES, PENALTY_SCOPES, SETTLEMENT_ORDERS } from '@/lib/settlement';
import { PRESET_SETUPS, LEADS, SUIT_NAMINGS, TABLES_OF_TWO, type MatchSetup, type RuleSet } from './rule-set';

/** Every choice of rules.md, its values (the default first), and where a rule set keeps it. */
const OPTION_VALUES = {
  penalty: PENALTIES,
  penaltyScope: PENALTY_SCOPES,
  collectors: COLLECTORS,
  exhaustion: EXHAUSTIONS,
  settlementOrder: SETTLEMENT_ORDERS,
  tableOfTwo: TABLES_OF_TWO,
  dealPlan: DEAL_PLANS,
  twoPlayerDeal: TWO_PLAYER_DEALS,
  lead: LEADS,
  straightOrder: STRAIGHT_ORDERS,
  flushOrder: FLUSH_ORDERS,
  suitNaming: SUIT_NAMINGS,
} as const;

const PART_OF = {
  penalty: 'settlement',
  penaltyScope: 'settlement',
  collectors: 'settlement',
  exhaustion: 'settlement',
  settlementOrder: 'settlement',
  tableOfTwo: null,
  dealPlan: 'deal',
  twoPlayerDeal: 'deal',
  lead: null,
  straightOrder: 'comparison',
  flushOrder: 'comparison',
  suitNaming: null,
} as const satisfies Record<RuleOption, keyof RuleSet | null>;

export type RuleOption = keyof typeof OPTION_VALUES;
export type RuleValue<O extends RuleOption = RuleOption> = (typeof OPTION_VALUES)[O][number];

/** The clause of rules.md that offers each choice. */
export const OPTION_CLAUSES = {
  penalty: '4.2',
  penaltyScope: '4.6',
  collectors: '4.5',
  exhaustion: '4.9',
  settlementOrder: '4.10',
  tableOfTwo: '4.9',
  dealPlan: '1.4',
  twoPlayerDeal: '1.4',
  lead: '1.5',
  straightOrder: '3.6',
  flushOrder: '3.4',
  suitNaming: '6',
} as const satisfies Record<RuleOption, string>;

/** In the order a table would ask. */
export const RULE_OPTIONS = Object.keys(OPTION_VALUES) as readonly RuleOption[];

export function valuesOf(option: RuleOption): readonly RuleValue[] {
  return OPTION_VALUES[option];
}

export function ruleOf(rules: RuleSet, option: RuleOption): RuleValue {
  const { comparison, settlement, deal, ...rest } = rules;
  return { ...rest, ...comparison, ...settlement, ...deal }[option];
}

/** The rule set with one choice made differently. A value of another option changes nothing. */
export function withRule(rules: RuleSet, option: RuleOption, value: RuleValue): RuleSet {
  if (!valuesOf(option).includes(value)) return rules;
  const part = PART_OF[option];
  return part === null ? { ...rules, [option]: value } : { ...rules, [part]: { ...rules[part], [option]: value } };
}

/**
 * Whether a choice can make a difference at a table that begins with so many: two have tiles of their own, and
 * never fall to two; a larger table needs the tiles for two only where two may go on (rules.md 1.4, 4.9).
 */
export function matters(rules: RuleSet, option: RuleOption, players: number): boolean {
  switch (option) {
    case 'twoPlayerDeal':
      return players === 2 || rules.tableOfTwo === 'goes-on';
    case 'dealPlan':
    case 'tableOfTwo':
      return players !== 2;
    default:
      return true;
  }
}

/** The choice that decides what a table of this size deals (rules.md 1.4). */
export function dealOptionOf(players: TableSize): 'twoPlayerDeal' | 'dealPlan' {
  return players === 2 ? 'twoPlayerDeal' : 'dealPlan';
}

/** Whether the table changed this choice of its preset. */
export function isChanged(setup: MatchSetup, option: RuleOption): boolean {
  return ruleOf(setup.rules, option) !== ruleOf(PRESET_SETUPS[setup.preset].rules, option);
}
