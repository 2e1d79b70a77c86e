'use client';

import { RadioGroup, ToggleGroup } from 'radix-ui';
import type { CSSProperties } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { TWOS_IN_THE_SET } from '@/lib/settlement';

const CELL =
  'flex min-h-touch items-center justify-center border-line text-lg tabular-nums active:bg-felt-soft ' +
  'focus-visible:z-10 focus-visible:-outline-offset-2';

/** As many cells a row as still leave a thumb its 44 px, from 340 px of screen on and on narrower ones. */
const MOST_CELLS_A_ROW = { wide: 7, narrow: 6 } as const;

/** Rows of even length, and how many cells the last one lacks. */
function gridOf(cells: number, most: number): { readonly columns: number; readonly missing: number } {
  const columns = Math.ceil(cells / Math.ceil(cells / most));
  return { columns, missing: (columns - (cells % columns)) % columns };
}

interface StripProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChoose: (value: number) => void;
}

/** 1 … hand size: how many tiles a player has left. One tap. */
export function TileStrip({ label, value, onChoose, handSize }: StripProps & { readonly handSize: number }) {
  const { play } = useMessages();
  const wide = gridOf(handSize, MOST_CELLS_A_ROW.wide);
  const narrow = gridOf(handSize, MOST_CELLS_A_ROW.narrow);
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value === null ? '' : String(value)}
      onValueChange={(chosen) => onChoose(Number(chosen))}
      className="grid grid-cols-[repeat(var(--narrow),minmax(0,1fr))] gap-px overflow-hidden rounded-field border border-line bg-line min-[340px]:grid-cols-[repeat(var(--wide),minmax(0,1fr))]"
      style={{ '--wide': wide.columns, '--narrow': narrow.columns } as CSSProperties}
    >
      {Array.from({ length: handSize }, (_, index) => index + 1).map((tiles) => (
        <RadioGroup.Item
          key={tiles}
          value={String(tiles)}
          aria-label={play.tilesCell(tiles)}
          className={`${CELL} bg-surface data-[state=checked]:bg-felt data-[state=checked]:font-bold data-[state=checked]:text-on-felt`}
        >
          {tiles}
        </RadioGroup.Item>
      ))}
      {Array.from({ length: Math.max(wide.missing, narrow.missing) }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={`bg-surface ${index < narrow.missing ? '' : 'max-[340px]:hidden'} ${index < wide.missing ? '' : 'min-[340px]:hidden'}`}
        />
      ))}
    </RadioGroup.Root>
  );
}

/** 1 … 4: how many of the tiles are 2s. One tap where there are any; the same tap again takes it back. */
export function TwosStrip({ label, value, onChoose }: StripProps) {
  const { play } = useMessages();
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value === null || value === 0 ? '' : String(value)}
      onValueChange={(chosen) => onChoose(chosen === '' ? 0 : Number(chosen))}
      className="flex shrink-0 overflow-hidden rounded-field border border-line"
    >
      <span aria-hidden className="flex items-center bg-sunken px-1.5 text-sm font-semibold text-muted">
        {play.twosLabel}
      </span>
      {Array.from({ length: TWOS_IN_THE_SET }, (_, index) => index + 1).map((twos) => (
        <ToggleGroup.Item
          key={twos}
          value={String(twos)}
          aria-label={play.twosCell(twos)}
          className={`${CELL} w-touch border-l bg-surface text-base data-[state=on]:bg-warn data-[state=on]:font-bold data-[state=on]:text-surface`}
        >
          {twos}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
