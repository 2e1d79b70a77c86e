'use client';

import { RadioGroup, ToggleGroup } from 'radix-ui';
import { useMessages } from '@/app/_components/frame/locale';
import { TWOS_IN_THE_SET } from '@/lib/settlement';

const CELL =
  'flex min-h-touch items-center justify-center border-line text-lg tabular-nums active:bg-felt-soft ' +
  'focus-visible:z-10 focus-visible:-outline-offset-2';

/** As many cells a row as still leave a thumb its 44 px on the narrowest phone, in rows of even length. */
const MOST_CELLS_A_ROW = 7;

function columnsFor(cells: number): number {
  return Math.ceil(cells / Math.ceil(cells / MOST_CELLS_A_ROW));
}

interface StripProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChoose: (value: number) => void;
}

/** 1 … hand size: how many tiles a player has left. One tap. */
export function TileStrip({ label, value, onChoose, handSize }: StripProps & { readonly handSize: number }) {
  const { play } = useMessages();
  const columns = columnsFor(handSize);
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value === null ? '' : String(value)}
      onValueChange={(chosen) => onChoose(Number(chosen))}
      className="grid gap-px overflow-hidden rounded-field border border-line bg-line"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
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
      {Array.from({ length: (columns - (handSize % columns)) % columns }, (_, index) => (
        <span key={index} aria-hidden className="bg-surface" />
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
