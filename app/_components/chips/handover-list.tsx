'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { ChipColour, Holder, Move } from '@/lib/chips';
import type { HandoverPart } from '@/lib/match';
import { ChipPiles } from './chip-face';
import { isTicked, linesOf, ticksAfter } from './handover-line';

interface HandoverListProps {
  readonly parts: readonly HandoverPart[];
  readonly names: (holder: Holder) => string;
  readonly colourOf: (value: number) => ChipColour;
  readonly ticked: readonly Move[];
  readonly onTick: (ticked: readonly Move[]) => void;
}

/** Who hands what to whom, line by line, each to tick once it is done. */
export function HandoverList({ parts, names, colourOf, ticked, onTick }: HandoverListProps) {
  const { chips } = useMessages();
  return (
    <div className="flex flex-col gap-2">
      {parts.map(({ payment, moves }, index) => (
        <section key={index} aria-label={payment ? chips.paysFor(names(payment.from), names(payment.to), payment.paid) : undefined}>
          {payment && (
            <h3 className="text-sm font-semibold text-muted">
              {chips.paysFor(names(payment.from), names(payment.to), payment.paid)}
            </h3>
          )}
          <ul>
            {linesOf(moves).map((line) => {
              const kinds = line.moves.map(({ count, value }) => chips.kind(count, value));
              const done = isTicked(line, ticked);
              return (
                <li key={line.key}>
                  <label className="flex min-h-touch items-center gap-3 rounded-field py-1 active:bg-felt-soft">
                    <input
                      type="checkbox"
                      checked={done}
                      onChange={() => onTick(ticksAfter(parts, ticked, line))}
                      aria-label={chips.gives(names(line.from), names(line.to), kinds)}
                      className="size-6 shrink-0 accent-felt"
                    />
                    <span aria-hidden className={`flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1 ${done ? 'text-muted line-through' : ''}`}>
                      <span>
                        <span className="font-medium">
                          {names(line.from)} → {names(line.to)}
                        </span>
                        : {chips.kinds(kinds)}
                      </span>
                      <ChipPiles piles={line.moves} colourOf={colourOf} />
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
