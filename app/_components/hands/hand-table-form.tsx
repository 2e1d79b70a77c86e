'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { ruleText } from '@/app/_components/play/rule-list';
import { Card } from '@/app/_components/ui/card';
import { Choice } from '@/app/_components/ui/choice';
import { HAND_TABLE_SIZES, type HandTable } from '@/app/_hooks/use-hand-table';
import { valuesOf } from '@/lib/match';

interface HandTableFormProps {
  readonly table: HandTable;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** Table size and order of hands: the match's own where there is one, else chosen on the spot. */
export function HandTableForm({ table, onChange }: HandTableFormProps) {
  const { hands, setup } = useMessages();
  if (table.match) return <p className="px-1 text-sm text-muted">{hands.fromMatch}</p>;
  const { straightOrder, flushOrder } = table.settings;
  const names = (option: 'straightOrder' | 'flushOrder') =>
    valuesOf(option).map((value) => ({ value: String(value), ...ruleText(setup, option, value) }));
  return (
    <Card aria-label={hands.tableAndRules} className="flex flex-col gap-4">
      <Choice
        label={hands.table}
        value={String(table.players)}
        onChange={(players) => onChange({ players })}
        options={HAND_TABLE_SIZES.map((size) => ({ value: String(size), name: hands.players(size) }))}
        columns={3}
      />
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
