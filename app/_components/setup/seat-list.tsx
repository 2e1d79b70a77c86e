'use client';

import { ArrowUp, Plus, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button, IconButton } from '@/app/_components/ui/button';
import { MOST_PLAYERS, FEWEST_PLAYERS } from './table-limits';

interface SeatListProps {
  /** Clockwise, as typed. */
  readonly names: readonly string[];
  /** `origins` says by new seat where it was before, so that what belongs to a player goes along; null: a new one. */
  readonly onChange: (names: readonly string[], origins: readonly (number | null)[]) => void;
  /** By seat: what is wrong with the name; null where nothing is. */
  readonly faults: readonly (string | null)[];
  /** What stands for a name that is not needed, by seat counted from 1. */
  readonly placeholder?: (seat: number) => string;
}

/** Who sits where, in seat order. */
export function SeatList({ names, onChange, faults, placeholder }: SeatListProps) {
  const { setup } = useMessages();
  const list = useRef<HTMLOListElement>(null);
  const seats = names.map((_, index) => index);

  const nextField = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    // Enter that ends the composition of a syllable belongs to the input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.nativeEvent.keyCode === COMPOSING) return;
    event.preventDefault();
    const fields = list.current?.querySelectorAll('input');
    (fields?.[index + 1] ?? event.currentTarget).focus();
    if (index + 1 === fields?.length) event.currentTarget.blur();
  };
  const row = (index: number) => list.current?.children[index];
  // From a keyboard, the focus goes along with the player who moves, and stays in the list when one is taken out.
  // A finger needs no focus, and would be shown a keyboard for it.
  const moveUp = (index: number, byKeyboard: boolean) => {
    onChange(
      names.with(index - 1, names[index] ?? '').with(index, names[index - 1] ?? ''),
      seats.with(index - 1, index).with(index, index - 1),
    );
    if (byKeyboard) row(index - 1)?.querySelector<HTMLElement>(index > 1 ? 'button' : 'input')?.focus();
  };
  const remove = (index: number, byKeyboard: boolean) => {
    onChange(names.toSpliced(index, 1), seats.toSpliced(index, 1));
    if (byKeyboard) row(Math.min(index, names.length - 2))?.querySelector('input')?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <ol ref={list} className="flex flex-col gap-2">
        {names.map((name, index) => {
          const who = name.trim() === '' ? setup.seat(index + 1) : name;
          const fault = faults[index] ?? null;
          return (
            <li key={index}>
              <div className="flex items-center gap-1">
                <span aria-hidden className="w-6 shrink-0 text-center font-semibold text-muted">
                  {index + 1}
                </span>
                <input
                  value={name}
                  onChange={(event) => onChange(names.with(index, event.target.value), seats)}
                  onKeyDown={(event) => nextField(event, index)}
                  aria-label={setup.nameOfSeat(index + 1)}
                  aria-invalid={fault !== null}
                  aria-describedby={fault === null ? undefined : `seat-fault-${index}`}
                  placeholder={placeholder ? placeholder(index + 1) : setup.namePlaceholder}
                  autoComplete="off"
                  autoCapitalize="words"
                  spellCheck={false}
                  enterKeyHint={index + 1 < names.length ? 'next' : 'done'}
                  className="min-h-touch w-0 grow rounded-field border border-edge bg-surface px-3 text-base aria-invalid:border-loss"
                />
                {index > 0 && (
                  <IconButton
                    aria-label={setup.moveUp(who)}
                    onClick={(event) => moveUp(index, event.detail === 0)}
                  >
                    <ArrowUp aria-hidden className="size-5" />
                  </IconButton>
                )}
                {names.length > FEWEST_PLAYERS && (
                  <IconButton aria-label={setup.removeSeat(who)} onClick={(event) => remove(index, event.detail === 0)}>
                    <X aria-hidden className="size-5" />
                  </IconButton>
                )}
              </div>
              {fault !== null && (
                <p id={`seat-fault-${index}`} className="mt-1 ml-7 text-sm font-medium text-loss">
                  {fault}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {names.length < MOST_PLAYERS && (
        <Button look="quiet" className="self-start" onClick={() => onChange([...names, ''], [...seats, null])}>
          <Plus aria-hidden className="size-5" />
          {setup.addSeat}
        </Button>
      )}
    </div>
  );
}

/** The key code that Safari reports for an Enter that closes a composition. */
const COMPOSING = 229;
