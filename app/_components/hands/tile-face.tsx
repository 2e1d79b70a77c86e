'use client';

import { Cloud, Moon, Star, Sun, type LucideIcon } from 'lucide-react';
import type { SuitNaming } from '@/lib/match';
import { SUIT_LETTERS, type Suit, type Tile } from '@/lib/rules';

const SIGNS: Record<Suit, LucideIcon> = { sun: Sun, moon: Moon, star: Star, cloud: Cloud };

const INKS: Record<Suit, string> = {
  sun: 'text-sun',
  moon: 'text-moon',
  star: 'text-star',
  cloud: 'text-cloud',
};

/** What stands around tiles, so that they have the colours that the table calls them by. */
export function suitInks(naming: SuitNaming): string {
  return naming === 'colour' ? 'contents suits-by-colour' : 'contents';
}

const SIZES = {
  pool: 'h-touch w-full rounded-lg text-lg',
  rack: 'h-14 w-11 rounded-lg text-2xl',
  small: 'h-10 w-8 rounded-md text-base',
} as const;

/** The sign of a suit in its ink, for a line of text. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  const Sign = SIGNS[suit];
  return (
    <span aria-hidden className={`rounded bg-tile p-1 ${INKS[suit]}`}>
      <Sign className="size-4" strokeWidth={2.5} />
    </span>
  );
}

interface TileFaceProps {
  readonly tile: Tile;
  readonly size?: keyof typeof SIZES;
  /** The tile that decided. */
  readonly marked?: boolean;
  readonly dimmed?: boolean;
}

/** A tile as it lies on the table: numeral, and the suit by shape, letter and colour. Its name is said elsewhere. */
export function TileFace({ tile, size = 'rack', marked = false, dimmed = false }: TileFaceProps) {
  const Sign = SIGNS[tile.suit];
  return (
    <span
      aria-hidden
      className={`relative flex items-center justify-center border border-tile-edge bg-tile leading-none font-bold tabular-nums shadow-sm print:shadow-none ${SIZES[size]} ${INKS[tile.suit]} ${marked ? 'ring-4 ring-gold' : ''} ${dimmed ? 'opacity-30' : ''}`}
    >
      <span className="flex flex-col items-center gap-0.5">
        {tile.number}
        <span className="flex items-center">
          <Sign className={size === 'rack' ? 'size-4' : 'size-3'} strokeWidth={2.5} />
          <span className="text-[0.6rem] font-semibold">{SUIT_LETTERS[tile.suit]}</span>
        </span>
      </span>
    </span>
  );
}
