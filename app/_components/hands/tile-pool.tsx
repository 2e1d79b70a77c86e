'use client';

import { suitRank, tileCode, tilesInPlay, type Tile } from '@/lib/rules';
import { TileFace } from './tile-face';

interface TilePoolProps {
  readonly label: string;
  readonly highest: number;
  readonly name: (tile: Tile) => string;
  /** Which tiles are taken: pressed where they lie in the hand at work, out of reach where they lie elsewhere. */
  readonly isPressed: (tile: Tile) => boolean;
  readonly isAway: (tile: Tile) => boolean;
  readonly onTap: (tile: Tile) => void;
}

/** Every tile in play, a row a number: one tap takes it, the next one gives it back. */
export function TilePool({ label, highest, name, isPressed, isAway, onTap }: TilePoolProps) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-4 gap-1 min-[390px]:grid-cols-8">
      {poolOrder(highest).map((tile) => {
        const pressed = isPressed(tile);
        const away = isAway(tile);
        return (
          <button
            key={tileCode(tile)}
            type="button"
            aria-label={name(tile)}
            aria-pressed={pressed}
            disabled={away}
            onClick={() => onTap(tile)}
            className={`min-h-touch rounded-lg ${pressed ? 'ring-3 ring-felt' : ''}`}
          >
            <TileFace tile={tile} size="pool" dimmed={away || pressed} />
          </button>
        );
      })}
    </div>
  );
}

/** By number as printed, strongest suit first: how a table sorts its tiles. */
function poolOrder(highest: number): readonly Tile[] {
  return tilesInPlay(highest).toSorted((a, b) => a.number - b.number || suitRank(b.suit) - suitRank(a.suit));
}
