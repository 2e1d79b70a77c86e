'use client';

import type { ChipColour } from '@/lib/chips';

/** Ground and figures: alike by day and by night, as chips are. Every pair holds 4.5:1. */
const LOOKS: Record<ChipColour, string> = {
  white: 'bg-[#fdfcf7] text-[#1a1a1a] border-[#8a8a8a]',
  red: 'bg-[#b3261e] text-white border-[#f6c9c5]',
  blue: 'bg-[#1f5b9e] text-white border-[#c3daf2]',
  green: 'bg-[#1b6b3a] text-white border-[#bfe3cd]',
  black: 'bg-[#22262a] text-white border-[#a9b1b8]',
  purple: 'bg-[#6b2fa0] text-white border-[#dcc6ef]',
  orange: 'bg-[#a34a00] text-white border-[#f7d3b2]',
  yellow: 'bg-[#f2c84b] text-[#1a1a1a] border-[#7a5c00]',
};

const SIZES = {
  usual: 'h-9 min-w-9 border-3 px-1 text-sm',
  small: 'h-7 min-w-7 border-2 px-0.5 text-xs',
} as const;
export type ChipSize = keyof typeof SIZES;

/** A chip as it lies on the table: its value in its colour. Its name is said elsewhere. */
export function ChipFace({ value, colour, size = 'usual' }: { readonly value: number; readonly colour: ChipColour; readonly size?: ChipSize }) {
  return (
    <span
      aria-hidden
      className={`inline-flex shrink-0 items-center justify-center rounded-full border-dashed font-bold tabular-nums ${SIZES[size]} ${LOOKS[colour]}`}
    >
      {value}
    </span>
  );
}

interface ChipPilesProps {
  readonly piles: readonly { readonly value: number; readonly count: number }[];
  readonly colourOf: (value: number) => ChipColour;
  readonly size?: ChipSize;
}

/** Several chips of several values, drawn; nothing where there are none. */
export function ChipPiles({ piles, colourOf, size = 'usual' }: ChipPilesProps) {
  return (
    <span aria-hidden className={`inline-flex flex-wrap items-center gap-y-1 ${size === 'small' ? 'justify-center gap-x-1' : 'gap-x-2'}`}>
      {piles.filter(({ count }) => count > 0).map(({ value, count }) => (
        <span key={value} className="inline-flex items-center gap-0.5 tabular-nums">
          {count > 1 && <span className={size === 'small' ? 'text-xs' : 'text-sm'}>{count}×</span>}
          <ChipFace value={value} colour={colourOf(value)} size={size} />
        </span>
      ))}
    </span>
  );
}
