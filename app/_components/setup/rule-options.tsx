'use client';

import { ChevronDown } from 'lucide-react';
import { Accordion } from 'radix-ui';
import { useMessages } from '@/app/_components/frame/locale';
import { ruleText } from '@/app/_components/play/rule-list';
import { Radio, RadioGroup } from '@/app/_components/ui/radio';
import { isChanged, matters, RULE_OPTIONS, ruleOf, valuesOf, withRule, type MatchSetup, type RuleValue } from '@/lib/match';

interface RuleOptionsProps {
  readonly of: MatchSetup;
  /** How many the table begins with: what cannot matter to them is not asked. */
  readonly players: number;
  readonly onChange: (setup: MatchSetup) => void;
}

/** Every choice of the rules: what is played now, and behind it the other ways with a sentence on each. */
export function RuleOptions({ of, players, onChange }: RuleOptionsProps) {
  const { setup } = useMessages();
  return (
    <Accordion.Root type="single" collapsible className="flex flex-col">
      {RULE_OPTIONS.filter((option) => matters(of.rules, option, players)).map((option) => {
        const current = ruleOf(of.rules, option);
        const text = ruleText(setup, option, current);
        return (
          <Accordion.Item key={option} value={option} className="border-line not-last:border-b">
            <Accordion.Header>
              <Accordion.Trigger className="group flex min-h-14 w-full items-center gap-2 py-1 text-left">
                <span className="grow">
                  <span className="block text-sm text-muted">
                    {text.title}
                    {isChanged(of, option) && <span className="ml-2 font-medium text-warn">{setup.changed}</span>}
                  </span>
                  <span className="block font-medium">{text.name}</span>
                </span>
                <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-data-[state=open]:rotate-180" />
              </Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Content className="pb-3">
              <RadioGroup
                aria-label={text.title}
                value={current}
                onChoose={(value) =>
                  onChange({ ...of, rules: withRule(of.rules, option, value as RuleValue) })
                }
                className="flex flex-col gap-2"
              >
                {valuesOf(option).map((value) => {
                  const choice = ruleText(setup, option, value);
                  return (
                    <Radio
                      key={value}
                      value={value}
                      className="group flex min-h-touch items-start gap-3 rounded-field border border-line px-3 py-2 active:bg-felt-soft has-checked:border-felt has-checked:bg-felt-soft"
                    >
                      <span
                        aria-hidden
                        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border-2 border-edge group-has-checked:border-felt"
                      >
                        <span className="hidden size-2.5 rounded-full bg-felt group-has-checked:block" />
                      </span>
                      <span>
                        <span className="block font-medium">{choice.name}</span>
                        <span className="block text-sm text-muted">{choice.about}</span>
                      </span>
                    </Radio>
                  );
                })}
              </RadioGroup>
            </Accordion.Content>
          </Accordion.Item>
        );
      })}
    </Accordion.Root>
  );
}
