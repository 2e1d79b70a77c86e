'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { isChanged, matters, RULE_OPTIONS, ruleOf, type MatchSetup, type RuleOption, type RuleValue } from '@/lib/match';
import type { Messages } from '@/lib/i18n';

interface OptionText {
  readonly title: string;
  readonly values: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
}

/** The name of a choice and of one of its values, with the sentence on what it does. */
export function ruleText(setup: Messages['setup'], option: RuleOption, value: RuleValue) {
  const text: OptionText = setup.options[option];
  return { title: text.title, name: text.values[value]?.name ?? value, about: text.values[value]?.about ?? '' };
}

interface RuleListProps {
  readonly of: MatchSetup;
  /** How many the match began with. */
  readonly players: number;
}

/** What a match is played under, choice by choice. */
export function RuleList({ of, players }: RuleListProps) {
  const { setup } = useMessages();
  return (
    <dl className="flex flex-col gap-3">
      <div>
        <dt className="text-sm text-muted">{setup.preset}</dt>
        <dd className="font-medium">{setup.presets[of.preset].name}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{setup.rounds}</dt>
        <dd className="font-medium">{of.roundLimit === null ? setup.openEnd : setup.roundsValue(of.roundLimit)}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{setup.chips}</dt>
        <dd className="font-medium tabular-nums">
          {of.chipSet.filter(({ count }) => count > 0).map(({ value, count }) => `${count}×${value}`).join(' + ')}
        </dd>
      </div>
      {RULE_OPTIONS.filter((option) => matters(of.rules, option, players)).map((option) => {
        const text = ruleText(setup, option, ruleOf(of.rules, option));
        return (
          <div key={option}>
            <dt className="text-sm text-muted">
              {text.title}
              {isChanged(of, option) && <span className="ml-2 font-medium text-warn">{setup.changed}</span>}
            </dt>
            <dd>
              <span className="font-medium">{text.name}</span>
              <span className="block text-sm text-muted">{text.about}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
