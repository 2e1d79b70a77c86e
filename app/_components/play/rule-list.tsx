'use client';

import { useMessages } from '@/app/_components/frame/locale';
import {
  isChanged, isolated, matters, RULE_OPTIONS, ruleOf, type MatchSeat, type MatchSetup, type RuleOption, type RuleValue,
} from '@/lib/match';
import { valueOf, type ChipSet } from '@/lib/chips';
import { plain, type Messages } from '@/lib/i18n';

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
  /** How many are at the table. */
  readonly players: number;
  /** Who began the match, clockwise, and with how much. */
  readonly seats: readonly Pick<MatchSeat, 'name' | 'start'>[];
}

/** What a match is played under, choice by choice. */
export function RuleList({ of, players, seats }: RuleListProps) {
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
          {beganAlike(seats, of.chipSet)
            ? of.chipSet.filter(({ count }) => count > 0).map(({ value, count }) => `${count}×${value}`).join(' + ')
            : seats.map(({ name, start }) => `${isolated(name)} ${plain(start)}`).join(' · ')}
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

/** Whether everybody began with the chips of the set: not so in a match that was made of a single round. */
function beganAlike(seats: readonly Pick<MatchSeat, 'start'>[], set: ChipSet): boolean {
  return seats.every(({ start }) => start === valueOf(set));
}
