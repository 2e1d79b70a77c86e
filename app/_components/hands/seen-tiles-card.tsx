'use client';

import { useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Sheet } from '@/app/_components/ui/sheet';
import type { SeenTiles } from '@/app/_hooks/use-seen-tiles';
import type { SuitNaming } from '@/lib/match';
import { isSameTile, type Tile } from '@/lib/rules';
import { suitInks } from './tile-face';
import { TilePool } from './tile-pool';

interface SeenTilesCardProps {
  readonly seen: SeenTiles;
  /** Tiles that lie in a hand on this page: they cannot lie on the table. */
  readonly laid: readonly Tile[];
  readonly highest: number;
  readonly naming: SuitNaming;
  readonly name: (tile: Tile) => string;
}

/** The numbers whose tiles decide a round, counted on top. */
const TOP_NUMBERS = [2, 1] as const;

/** What has been played already, tapped through; the 1s and 2s counted on top. */
export function SeenTilesCard({ seen, laid, highest, naming, name }: SeenTilesCardProps) {
  const { hands } = useMessages();
  const [open, setOpen] = useState(false);
  const holds = (tiles: readonly Tile[], tile: Tile) => tiles.some((each) => isSameTile(each, tile));
  return (
    <Sheet
      title={hands.seen}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          {hands.seen}: {hands.seenCount(seen.tiles.length)}
        </Button>
      }
    >
      <p className="text-muted">{hands.seenAbout}</p>
      <p className="my-2 flex gap-4 font-semibold tabular-nums">
        {TOP_NUMBERS.map((number) => (
          <span key={number}>
            {hands.seenTop(number, seen.tiles.filter((tile) => tile.number === number).length)}
          </span>
        ))}
      </p>
      <div className={suitInks(naming)}>
        <TilePool
          label={hands.seen}
          highest={highest}
          name={name}
          isPressed={(tile) => holds(seen.tiles, tile)}
          isAway={(tile) => holds(laid, tile)}
          onTap={seen.toggle}
        />
      </div>
      {seen.tiles.length > 0 && (
        <Button className="mt-3 w-full" onClick={seen.clear}>
          {hands.clearSeen}
        </Button>
      )}
    </Sheet>
  );
}
