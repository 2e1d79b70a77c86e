'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { ruleText } from '@/app/_components/play/rule-list';
import { OPTION_CLAUSES, PRESET_SETUPS, RULE_OPTIONS, ruleOf, sourcesOf, valuesOf } from '@/lib/match';

/** For each choice of the rules: which rulebook reads it how, and what the app plays by default. */
export function GuideSources() {
  const { common, guide, hands, setup } = useMessages();
  return (
    <dl className="flex flex-col gap-4">
      {RULE_OPTIONS.map((option) => {
        const usual = ruleOf(PRESET_SETUPS.official.rules, option);
        return (
          <div key={option}>
            <dt className="font-medium">
              {ruleText(setup, option, usual).title}{' '}
              <span className="text-sm font-normal text-muted">({hands.rule(OPTION_CLAUSES[option])})</span>
            </dt>
            {valuesOf(option).map((value) => {
              const sources = sourcesOf(option, value);
              return (
                <dd key={value} className="mt-1 text-sm">
                  {ruleText(setup, option, value).name}
                  {value === usual && <span className="ml-1 font-semibold text-felt">({guide.byDefault})</span>}
                  <span className="block text-muted">
                    {sources.length === 0 ? guide.noSource : common.names(sources.map((source) => guide.source[source]))}
                  </span>
                </dd>
              );
            })}
          </div>
        );
      })}
    </dl>
  );
}
