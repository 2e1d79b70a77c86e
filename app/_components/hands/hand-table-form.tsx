'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { ruleText } from '@/app/_components/play/rule-list';
import { Card } from '@/app/_components/ui/card';
import { Choice } from '@/app/_components/ui/choice';
import type { HandTable } from '@/app/_hooks/use-hand-table';
import { dealOptionOf, valuesOf } from '@/lib/match';
import { dealsFor, TABLE_SIZES } from '@/lib/rules';

interface HandTableFormProps {
  readonly table: HandTable;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** Table size and order of hands: the match's own where there is one, else chosen on the spot. */
export function HandTableForm({ table, onChange }: HandTableFormProps) {
  const { hands, setup } = useMessages();
  if (table.match) return <p className="px-1 text-sm text-muted">{hands.fromMatch}</p>;
  const { straightOrder, flushOrder } = table.settings;
  const { players, plan } = table.deal;
  const dealOption = dealOptionOf(players);
  const deals = dealsFor(players);
  const names = (option: 'straightOrder' | 'flushOrder') =>
    valuesOf(option).map((value) => ({ value: String(value), ...ruleText(setup, option, value) }));
  return (
    <Card aria-label={hands.tableAndRules} className="flex flex-col gap-4">
      <Choice
        label={hands.table}
        value={String(players)}
        onChange={(players) => onChange({ players })}
        options={TABLE_SIZES.map((size) => ({ value: String(size), name: String(size), label: hands.players(size) }))}
        columns={4}
      />
      {deals.length > 1 && (
        <Choice
          label={setup.options[dealOption].title}
          value={plan}
          onChange={(deal) => onChange({ deal })}
          options={deals.map((deal) => ({ value: deal.plan, ...ruleText(setup, dealOption, deal.plan) }))}
        />
      )}
      <Choice
        label={setup.options.straightOrder.title}
        value={straightOrder}
        onChange={(straight) => onChange({ straight })}
        options={names('straightOrder')}
      />
      <Choice
        label={setup.options.flushOrder.title}
        value={flushOrder}
        onChange={(flush) => onChange({ flush })}
        options={names('flushOrder')}
      />
    </Card>
  );
}
