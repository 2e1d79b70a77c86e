'use client';

import type { CSSProperties } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Radio, RadioGroup } from '@/app/_components/ui/radio';
import { TWOS_IN_THE_SET } from '@/lib/settlement';

const CELL =
  'flex min-h-touch items-center justify-center border-line text-lg tabular-nums active:bg-felt-soft';

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
    <RadioGroup
      aria-label={label}
      value={value === null ? '' : String(value)}
      onChoose={(chosen) => onChoose(Number(chosen))}
      className="grid grid-cols-[repeat(var(--narrow),minmax(0,1fr))] gap-px overflow-hidden rounded-field [--ring:-2px] border border-line bg-line min-[340px]:grid-cols-[repeat(var(--wide),minmax(0,1fr))]"
      style={{ '--wide': wide.columns, '--narrow': narrow.columns } as CSSProperties}
    >
      {Array.from({ length: handSize }, (_, index) => index + 1).map((tiles) => (
        <Radio
          key={tiles}
          value={String(tiles)}
          aria-label={play.tilesCell(tiles)}
          className={`${CELL} bg-surface has-checked:bg-felt has-checked:font-bold has-checked:text-on-felt`}
        >
          {tiles}
        </Radio>
      ))}
      {Array.from({ length: Math.max(wide.missing, narrow.missing) }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={`bg-surface ${index < narrow.missing ? '' : 'max-[340px]:hidden'} ${index < wide.missing ? '' : 'min-[340px]:hidden'}`}
        />
      ))}
    </RadioGroup>
  );
}

/** 1 … 4: how many of the tiles are 2s. One tap where there are any; the same tap again takes it back. */
export function TwosStrip({ label, value, onChoose }: StripProps) {
  const { play } = useMessages();
  return (
    <RadioGroup
      aria-label={label}
      value={value === null || value === 0 ? '' : String(value)}
      onChoose={(chosen) => onChoose(Number(chosen))}
      onTakeBack={() => onChoose(0)}
      className="flex shrink-0 overflow-hidden [--ring:-2px] rounded-field border border-line"
    >
      <span aria-hidden className="flex items-center bg-sunken px-1.5 text-sm font-semibold text-muted">
        {play.twosLabel}
      </span>
      {Array.from({ length: TWOS_IN_THE_SET }, (_, index) => index + 1).map((twos) => (
        <Radio
          key={twos}
          value={String(twos)}
          aria-label={play.twosCell(twos)}
          className={`${CELL} w-touch border-l bg-surface text-base has-checked:bg-warn has-checked:font-bold has-checked:text-surface`}
        >
          {twos}
        </Radio>
      ))}
    </RadioGroup>
  );
}
