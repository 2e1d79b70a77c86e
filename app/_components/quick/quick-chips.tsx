'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Card } from '@/app/_components/ui/card';
import { SwitchRow } from '@/app/_components/ui/switch-row';
import { at, seatsOf, type Seat } from '@/lib/shared';

interface QuickChipsProps {
  readonly names: (seat: Seat) => string;
  readonly counted: boolean;
  readonly onCount: (counted: boolean) => void;
  /** By seat, as typed. */
  readonly texts: readonly string[];
  readonly onType: (texts: readonly string[]) => void;
  /** By seat: what is wrong; null where nothing is. */
  readonly faults: readonly (string | null)[];
}

/** What everybody has before the round, where the table wants to know who runs out. */
export function QuickChips({ names, counted, onCount, texts, onType, faults }: QuickChipsProps) {
  const { quick } = useMessages();
  return (
    <Card aria-label={quick.withChips}>
      <SwitchRow
        label={quick.withChips}
        about={counted ? quick.withAbout : quick.withoutAbout}
        checked={counted}
        onChange={onCount}
        className="justify-between"
      />
      {counted && (
        <ul className="mt-2 flex flex-col gap-2">
          {seatsOf(texts.length).map((seat) => (
            <li key={seat}>
              <label className="flex items-center justify-between gap-3">
                <span className="min-w-0 truncate font-medium">{names(seat)}</span>
                <ChipsField
                  label={quick.chipsOf(names(seat))}
                  text={at(texts, seat)}
                  onType={(text) => onType(texts.with(seat, text))}
                  fault={faults[seat] ?? null}
                  faultId={`chips-fault-${seat}`}
                  last={seat + 1 === texts.length}
                />
              </label>
              {faults[seat] && (
                <p id={`chips-fault-${seat}`} role="alert" className="mt-1 text-right text-sm font-medium text-loss">
                  {faults[seat]}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface ChipsFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly fault: string | null;
  readonly faultId: string;
  readonly last: boolean;
}

/** Text that should be a number of chips: whatever is typed stays. */
function ChipsField({ label, text, onType, fault, faultId, last }: ChipsFieldProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint={last ? 'done' : 'next'}
      aria-label={label}
      aria-invalid={fault !== null}
      aria-describedby={fault === null ? undefined : faultId}
      value={text}
      onChange={(event) => onType(event.target.value)}
      className="min-h-touch w-28 shrink-0 rounded-field border border-edge bg-surface px-3 text-right text-base tabular-nums aria-invalid:border-loss"
    />
  );
}
