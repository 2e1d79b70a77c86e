import { describe, expect, it } from 'vitest';
import {
  isChanged, matters, OPTION_CLAUSES, PRESET_SETUPS, PRESETS, RULE_OPTIONS, ruleOf, valuesOf, withRule, type RuleOption,
} from '@/lib/match';

const official = PRESET_SETUPS.official;
const choices = RULE_OPTIONS.flatMap((option) => valuesOf(option).map((value) => ({ option, value })));

describe('the choices of a table', () => {
  it('are every option of the rule set, each with a clause and at least two values', () => {
    const leaves = Object.entries({ ...official.rules, ...official.rules.comparison, ...official.rules.settlement, ...official.rules.deal });
    const named = leaves.flatMap(([key, value]) => (typeof value === 'string' ? [key] : []));
    expect(RULE_OPTIONS.toSorted()).toEqual(named.toSorted());
    expect(Object.keys(OPTION_CLAUSES).toSorted()).toEqual(named.toSorted());
    for (const option of RULE_OPTIONS) expect(valuesOf(option).length).toBeGreaterThanOrEqual(2);
  });

  it.each(RULE_OPTIONS)('6 official takes the first-named value of %s', (option) => {
    expect(ruleOf(official.rules, option)).toBe(valuesOf(option)[0]);
  });

  it.each(choices)('$option: $value is set, read back, and changes nothing else', ({ option, value }) => {
    const rules = withRule(official.rules, option, value);
    const different = RULE_OPTIONS.filter((each) => ruleOf(rules, each) !== ruleOf(official.rules, each));
    expect(ruleOf(rules, option)).toBe(value);
    expect(different).toEqual(value === valuesOf(option)[0] ? [] : [option]);
    expect(withRule(rules, option, ruleOf(official.rules, option))).toEqual(official.rules);
    expect(RULE_OPTIONS.filter((each) => isChanged({ ...official, rules }, each))).toEqual(different);
  });

  it('a value of another option changes nothing', () => {
    expect(withRule(official.rules, 'penalty', 'net-first')).toEqual(official.rules);
  });

  it.each(PRESETS)('%s itself changes none of its choices', (preset) => {
    expect(RULE_OPTIONS.filter((option: RuleOption) => isChanged(PRESET_SETUPS[preset], option))).toEqual([]);
  });

  it.each([3, 4, 5])('1.4, 4.9 with %i players the tiles of two matter where two may go on, and every other choice always', (players) => {
    const goesOn = withRule(official.rules, 'tableOfTwo', 'goes-on');
    expect(RULE_OPTIONS.filter((option) => !matters(official.rules, option, players))).toEqual(['twoPlayerDeal']);
    expect(RULE_OPTIONS.filter((option) => !matters(goesOn, option, players))).toEqual([]);
  });

  it('1.4, 4.9 two choose among the tiles of two, whatever larger tables do', () => {
    for (const value of valuesOf('tableOfTwo')) {
      const rules = withRule(official.rules, 'tableOfTwo', value);
      expect(RULE_OPTIONS.filter((option) => !matters(rules, option, 2))).toEqual(['tableOfTwo', 'dealPlan']);
    }
  });
});
