'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { matchHref } from '@/app/_components/play/routes';
import type { HandTable } from '@/app/_hooks/use-hand-table';
import { useQueryWriter } from '@/app/_hooks/use-query-writer';
import { useTileNames } from '@/app/_hooks/use-tile-names';
import { useTypedHand } from '@/app/_hooks/use-typed-hand';
import { classify, formatTiles, isSameTile, MADE_SIZE, type Tile } from '@/lib/rules';
import { AnswerCard } from './answer-card';
import { HandTableForm } from './hand-table-form';
import { HandTabs } from './hand-tabs';
import { Rack } from './rack';
import { TilePool } from './tile-pool';

type Target = 'held' | 'beat';

/** Everything somebody can answer with, weakest first. */
export function PlayableScreen({ table }: { readonly table: HandTable }) {
  const { hands } = useMessages();
  const { settings, suitNaming, match } = table;
  const { highest, handSize } = table.deal;
  const query = useSearchParams();
  const write = useQueryWriter();
  const name = useTileNames(suitNaming);
  const [target, setTarget] = useState<Target>('held');
  const held = useTypedHand('held', highest);
  const beat = useTypedHand('beat', highest);
  const laid = { held, beat };
  const toBeat = useMemo(() => classify(beat.tiles, highest), [beat.tiles, highest]);
  const readable = held.fault === null && beat.fault === null;
  const other = target === 'held' ? 'beat' : 'held';
  const tap = (tile: Tile) => {
    const { tiles, put } = laid[target];
    const left = tiles.filter((each) => !isSameTile(each, tile));
    if (left.length === tiles.length && left.length >= (target === 'held' ? handSize : MADE_SIZE)) return;
    put(left.length < tiles.length ? left : [...tiles, tile]);
  };
  const captions: Record<Target, string> = {
    held: hands.heldCount(held.tiles.length, handSize),
    beat: beat.tiles.length === 0 ? hands.toBeatNone : toBeat.ok ? hands.kinds[toBeat.value.kind] : '',
  };
  return (
    <Page title={hands.playable} back={match ? matchHref(match.id) : '/'}>
      <HandTabs query={query.toString()} />
      {(['held', 'beat'] as const).map((where) => (
        <Rack
          key={where}
          label={where === 'held' ? hands.held : hands.toBeat}
          hand={laid[where]}
          active={target === where}
          name={name}
          marked={[]}
          onActivate={() => setTarget(where)}
          caption={captions[where]}
        />
      ))}
      {!toBeat.ok && beat.tiles.length > 0 && (
        <p className="px-2 text-sm font-medium text-warn">{hands.noCombination(toBeat.error, name)}</p>
      )}
      <TilePool
        label={hands.pool}
        highest={highest}
        name={name}
        isPressed={(tile) => laid[target].tiles.some((each) => isSameTile(each, tile))}
        isAway={(tile) => laid[other].tiles.some((each) => isSameTile(each, tile))}
        onTap={tap}
      />
      {readable && held.tiles.length > 0 && (beat.tiles.length === 0 || toBeat.ok) && (
        <AnswerCard
          key={`${formatTiles(held.tiles)} / ${formatTiles(beat.tiles)}`}
          held={held.tiles}
          most={handSize}
          toBeat={toBeat.ok ? toBeat.value : null}
          settings={settings}
          name={name}
        />
      )}
      <HandTableForm table={table} onChange={write} />
    </Page>
  );
}
