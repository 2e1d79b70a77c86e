import type { Fields } from '@/app/_hooks/use-form-draft';
import { RULE_OPTIONS, ruleOf, withRule, type RuleSet, type RuleValue, type TableState } from '@/lib/match';
import { readWholeNumber } from '@/lib/shared';

type Terms = Pick<TableState, 'rules' | 'roundLimit'>;

const ROUNDS = 'rounds';
const OPEN_END = 'open';

/** Rules and the number of rounds as texts, choice by choice. */
export function fieldsOfRules({ rules, roundLimit }: Terms): Fields {
  const options = RULE_OPTIONS.map((option) => [option, ruleOf(rules, option)] as const);
  return { ...Object.fromEntries(options), [ROUNDS]: roundLimit === null ? OPEN_END : String(roundLimit) };
}

/** What a form says; a choice it does not name is as it is in force. */
export function rulesOfFields(fields: Fields, inForce: Terms): Terms {
  const rules = RULE_OPTIONS.reduce<RuleSet>((set, option) => {
    const value = fields[option];
    return value === undefined ? set : withRule(set, option, value as RuleValue);
  }, inForce.rules);
  const rounds = fields[ROUNDS];
  if (rounds === undefined) return { rules, roundLimit: inForce.roundLimit };
  const read = readWholeNumber(rounds);
  return { rules, roundLimit: rounds === OPEN_END ? null : read.ok ? read.value : inForce.roundLimit };
}
