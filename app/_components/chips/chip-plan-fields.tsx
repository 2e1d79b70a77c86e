'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Choice } from '@/app/_components/ui/choice';
import { Disclosure } from '@/app/_components/ui/disclosure';
import { SwitchRow } from '@/app/_components/ui/switch-row';
import { CHIP_COLOURS, chipColours, type ChipColour } from '@/lib/chips';
import type { ChipPlan } from '@/lib/match';
import { ChipFace } from './chip-face';

interface ChipPlanFieldsProps {
  readonly plan: ChipPlan;
  readonly values: readonly number[];
  readonly onChange: (plan: ChipPlan) => void;
}

/** Whether hand-overs are planned, with the box or without, and what the chips look like. */
export function ChipPlanFields({ plan, values, onChange }: ChipPlanFieldsProps) {
  const { chips } = useMessages();
  const colours = chipColours(values, plan.colours);
  const paint = (value: number, colour: ChipColour) =>
    onChange({ ...plan, colours: [...plan.colours.filter((each) => each.value !== value), { value, colour }] });
  return (
    <div className="flex flex-col gap-2">
      <SwitchRow
        label={chips.on}
        about={chips.onAbout}
        checked={plan.on}
        onChange={(on) => onChange({ ...plan, on })}
        className="justify-between"
      />
      {plan.on && (
        <>
          <SwitchRow
            label={chips.bank}
            about={chips.bankAbout}
            checked={plan.bank}
            onChange={(bank) => onChange({ ...plan, bank })}
            className="justify-between"
          />
          <Disclosure
            summary={
              <span className="flex flex-wrap items-center gap-1">
                <span className="mr-2 font-medium">{chips.colours}</span>
                {values.map((value, kind) => (
                  <ChipFace key={value} value={value} colour={colours[kind] ?? 'white'} />
                ))}
              </span>
            }
          >
            <div className="flex flex-col gap-3 pt-2">
              {values.map((value, kind) => (
                <Choice
                  key={value}
                  label={chips.colourOf(value)}
                  value={colours[kind] ?? 'white'}
                  onChange={(colour) => paint(value, CHIP_COLOURS.find((each) => each === colour) ?? 'white')}
                  options={CHIP_COLOURS.map((colour) => ({ value: colour, name: chips.colour[colour] }))}
                  columns={4}
                />
              ))}
            </div>
          </Disclosure>
        </>
      )}
    </div>
  );
}
