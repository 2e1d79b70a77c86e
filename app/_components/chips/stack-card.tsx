'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { NumberField } from '@/app/_components/setup/number-field';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import type { Fields } from '@/app/_hooks/use-form-draft';
import { stackValue, type ChipColour, type Stack } from '@/lib/chips';
import { at, readWholeNumber, type Chips, type Seat } from '@/lib/shared';
import { ChipFace, ChipPiles } from './chip-face';
import { countField } from './count-form';

const MOST_COUNTED = 999;

interface StackCardProps {
  readonly seat: Seat;
  readonly name: string;
  readonly values: readonly number[];
  /** As booked; null where nobody knows. */
  readonly stack: Stack | null;
  /** What he is still to get, negative for what he is to give. */
  readonly pending: Chips | 0;
  readonly counted: Stack | null;
  readonly fields: Fields;
  readonly colourOf: (value: number) => ChipColour;
  readonly onType: (changed: Fields) => void;
  readonly onCount: () => void;
  readonly onDrop: () => void;
}

/** The chips before one player: as booked, or being counted. */
export function StackCard({ seat, name, values, stack, pending, counted, fields, colourOf, onType, onCount, onDrop }: StackCardProps) {
  const { chips } = useMessages();
  const shown = counted ?? stack;
  return (
    <Card aria-label={chips.stackOf(name)} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="min-w-0 truncate font-semibold">{name}</h2>
        {shown !== null && <span className="shrink-0 text-muted tabular-nums">{chips.worth(stackValue(values, shown))}</span>}
      </div>
      {counted === null && stack !== null && (
        <>
          <span className="sr-only">{chips.kinds(values.flatMap((value, kind) => (at(stack, kind) > 0 ? [chips.kind(at(stack, kind), value)] : [])).toReversed())}</span>
          <ChipPiles piles={values.map((value, kind) => ({ value, count: at(stack, kind) })).toReversed()} colourOf={colourOf} />
        </>
      )}
      {pending !== 0 && <p className="text-sm text-warn">{pending > 0 ? chips.gets(pending) : chips.givesStill(-pending)}</p>}
      {counted === null ? (
        <Button aria-label={chips.count(name)} onClick={onCount}>
          {chips.countShort}
        </Button>
      ) : (
        <>
          <ul className="flex flex-col gap-1">
            {values.toReversed().map((value) => {
              const read = readWholeNumber(fields[countField(seat, value)] ?? '');
              const count = read.ok ? read.value : 0;
              const put = (next: number) => onType({ [countField(seat, value)]: String(next) });
              return (
                <li key={value} className="flex items-center justify-between gap-2">
                  {/* A chip that lies there is tapped; whoever does not see it has the button beside the number. */}
                  <button
                    type="button"
                    aria-hidden
                    tabIndex={-1}
                    disabled={count >= MOST_COUNTED}
                    onClick={() => put(count + 1)}
                    className="flex min-h-touch min-w-touch items-center justify-center rounded-full active:bg-felt-soft"
                  >
                    <ChipFace value={value} colour={colourOf(value)} />
                  </button>
                  <NumberField
                    label={chips.counted(name, value)}
                    value={count}
                    onChange={put}
                    steps={{ fewer: chips.fewer(name, value), more: chips.more(name, value), min: 0, max: MOST_COUNTED }}
                  />
                </li>
              );
            })}
          </ul>
          <Button look="quiet" aria-label={chips.drop(name)} onClick={onDrop}>
            {chips.dropShort}
          </Button>
        </>
      )}
    </Card>
  );
}
