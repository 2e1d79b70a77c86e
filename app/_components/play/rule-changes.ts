import { RULE_OPTIONS, ruleOf, type TableState } from '@/lib/match';
import type { Messages } from '@/lib/i18n';
import { ruleText } from './rule-list';

type Terms = Pick<TableState, 'rules' | 'roundLimit'>;

/** Choice by choice what differs between two sets of rules, in words: what it is called, and how it is played after. */
export function ruleChanges(before: Terms, after: Terms, { setup, table }: Pick<Messages, 'setup' | 'table'>): readonly string[] {
  const rounds = before.roundLimit === after.roundLimit ? [] : [`${setup.rounds}: ${table.rounds(after.roundLimit)}`];
  const choices = RULE_OPTIONS.filter((option) => ruleOf(before.rules, option) !== ruleOf(after.rules, option)).map((option) => {
    const { title, name } = ruleText(setup, option, ruleOf(after.rules, option));
    return `${title}: ${name}`;
  });
  return [...rounds, ...choices];
}
