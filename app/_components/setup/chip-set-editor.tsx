'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button, IconButton } from '@/app/_components/ui/button';
import { MOST_STARTING_CHIPS, type ChipKind, type ChipSet } from '@/lib/chips';
import { NumberField } from './number-field';

interface ChipSetEditorProps {
  readonly set: ChipSet;
  readonly onChange: (set: ChipSet) => void;
}

/** Which chips every player starts with: value and how many. */
export function ChipSetEditor({ set, onChange }: ChipSetEditorProps) {
  const { setup } = useMessages();
  // A row keeps its id, and with it what is typed in it, when another row goes.
  const [gone, setGone] = useState<readonly number[]>([]);
  const ids = idsBut(gone, set.length);
  const remove = (index: number) => {
    setGone([...gone, ...ids.slice(index, index + 1)]);
    onChange(set.toSpliced(index, 1));
  };
  const put = (index: number, kind: Partial<ChipKind>) =>
    onChange(set.map((old, place) => (place === index ? { ...old, ...kind } : old)));
  return (
    <div>
      <div aria-hidden className="flex gap-2 text-sm text-muted">
        <span className="w-14 text-center">{setup.chipValueHead}</span>
        <span className="grow pl-12">{setup.chipCountHead}</span>
      </div>
      <ul className="flex flex-col gap-2">
        {set.map(({ value, count }, index) => (
          <li key={ids[index]} className="flex items-start gap-2">
            <NumberField
              label={setup.chipValue(index + 1)}
              value={value}
              onChange={(next) => put(index, { value: next })}
            />
            <NumberField
              label={setup.chipCount(String(value))}
              value={count}
              onChange={(next) => put(index, { count: next })}
              steps={{
                fewer: setup.chipFewer(String(value)),
                more: setup.chipMore(String(value)),
                min: 0,
                max: MOST_STARTING_CHIPS,
              }}
            />
            {set.length > 1 && (
              <IconButton
                className="ml-auto"
                aria-label={setup.chipRemove(String(value))}
                onClick={() => remove(index)}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button look="quiet" className="mt-1" onClick={() => onChange([...set, nextKind(set)])}>
        <Plus aria-hidden className="size-5" />
        {setup.chipAdd}
      </Button>
    </div>
  );
}

/** The first `count` numbers from 0 that are not `gone`. */
function idsBut(gone: readonly number[], count: number): readonly number[] {
  return Array.from({ length: count + gone.length }, (_, id) => id)
    .filter((id) => !gone.includes(id))
    .slice(0, count);
}

/** A value that is not in the set yet. */
function nextKind(set: ChipSet): ChipKind {
  return { value: Math.max(0, ...set.map((kind) => kind.value)) + 1, count: 0 };
}
