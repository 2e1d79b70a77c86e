'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { SelectField } from '@/app/_components/ui/select-field';
import { TextField } from '@/app/_components/ui/text-field';
import type { QueryView } from '@/app/_hooks/use-query';
import type { SelectionView } from '@/app/_hooks/use-selection';
import { PRESETS } from '@/lib/match';
import { TABLE_SIZES } from '@/lib/rules';
import { SPANS } from './span';

interface SelectionFormProps extends Pick<QueryView, 'write'> {
  readonly view: SelectionView;
}

/** Which matches are looked at; it stands in the address. */
export function SelectionForm({ view: { span, from, to, size, preset }, write }: SelectionFormProps) {
  const { stats, setup } = useMessages();
  const sizes = [{ value: '', name: stats.anySize }, ...TABLE_SIZES.map((each) => ({ value: String(each), name: stats.players(each) }))];
  const rules = [{ value: '', name: stats.anyRules }, ...PRESETS.map((each) => ({ value: each as string, name: setup.presets[each].name }))];
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={stats.when}
        value={span}
        onChange={(chosen) => write({ span: chosen === 'all' ? null : chosen, from: null, to: null })}
        options={SPANS.map((each) => ({ value: each, name: stats.spans[each] }))}
        className="col-span-2"
      />
      {span === 'dates' && (
        <>
          <TextField label={stats.from} type="date" value={from} onChange={(day) => write({ from: day || null })} max={to} />
          <TextField label={stats.to} type="date" value={to} onChange={(day) => write({ to: day || null })} min={from} />
        </>
      )}
      <SelectField label={stats.size} value={size === null ? '' : String(size)} onChange={(chosen) => write({ size: chosen || null })} options={sizes} />
      <SelectField label={stats.rules} value={preset ?? ''} onChange={(chosen) => write({ rules: chosen || null })} options={rules} />
    </div>
  );
}
