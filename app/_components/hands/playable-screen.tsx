'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { matchHref } from '@/app/_components/play/routes';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import type { HandTable } from '@/app/_hooks/use-hand-table';
import { useHandInQuery } from '@/app/_hooks/use-hand-in-query';
import { useQueryWriter } from '@/app/_hooks/use-query-writer';
import { useTileNames } from '@/app/_hooks/use-tile-names';
import { classify, formatTiles, isSameTile, MADE_SIZE, playableHands, type Tile } from '@/lib/rules';
import { HandTableForm } from './hand-table-form';
import { HandTabs } from './hand-tabs';
import { Rack } from './rack';
import { HandTiles } from './strength-card';
import { TilePool } from './tile-pool';

type Target = 'held' | 'beat';

const PAGE = 20;

/** Everything somebody can answer with, weakest first. */
export function PlayableScreen({ table }: { readonly table: HandTable }) {
  const { hands } = useMessages();
  const { settings, suitNaming, match } = table;
  const { highest, handSize } = table.deal;
  const query = useSearchParams();
  const write = useQueryWriter();
  const name = useTileNames(suitNaming);
  const [target, setTarget] = useState<Target>('held');
  const [shown, setShown] = useState(PAGE);
  const tiles: Record<Target, readonly Tile[]> = {
    held: useHandInQuery('held', highest),
    beat: useHandInQuery('beat', highest),
  };
  const { held, beat } = tiles;
  const toBeat = useMemo(() => classify(beat, highest), [beat, highest]);
  const answers = useMemo(
    () => (beat.length > 0 && !toBeat.ok ? null : playableHands(held, toBeat.ok ? toBeat.value : null, settings)),
    [beat, held, settings, toBeat],
  );

  const [unreadable, setUnreadable] = useState({ held: false, beat: false });
  const readable = !unreadable.held && !unreadable.beat;
  const other = target === 'held' ? 'beat' : 'held';
  const put = (where: Target, next: readonly Tile[]) => {
    setShown(PAGE);
    write({ [where]: next.length === 0 ? null : formatTiles(next) });
  };
  const tap = (tile: Tile) => {
    const left = tiles[target].filter((each) => !isSameTile(each, tile));
    if (left.length === tiles[target].length && left.length >= (target === 'held' ? handSize : MADE_SIZE)) return;
    put(target, left.length < tiles[target].length ? left : [...tiles[target], tile]);
  };
  const captions: Record<Target, string> = {
    held: hands.heldCount(held.length, handSize),
    beat: beat.length === 0 ? hands.toBeatNone : toBeat.ok ? hands.kinds[toBeat.value.kind] : '',
  };
  return (
    <Page title={hands.playable} back={match ? matchHref(match.id) : '/'}>
      <HandTabs query={query.toString()} />
      {(['held', 'beat'] as const).map((where) => (
        <Rack
          key={where}
          label={where === 'held' ? hands.held : hands.toBeat}
          highest={highest}
          tiles={tiles[where]}
          active={target === where}
          name={name}
          marked={[]}
          onActivate={() => setTarget(where)}
          onChange={(next) => put(where, next)}
          onUnreadable={(is) => setUnreadable((old) => ({ ...old, [where]: is }))}
          caption={captions[where]}
        />
      ))}
      {!toBeat.ok && beat.length > 0 && (
        <p className="px-2 text-sm font-medium text-warn">{hands.noCombination(toBeat.error, name)}</p>
      )}
      <TilePool
        label={hands.pool}
        highest={highest}
        name={name}
        isPressed={(tile) => tiles[target].some((each) => isSameTile(each, tile))}
        isAway={(tile) => tiles[other].some((each) => isSameTile(each, tile))}
        onTap={(tile) => {
          setUnreadable({ ...unreadable, [target]: false });
          tap(tile);
        }}
      />
      {readable && held.length > 0 && answers && (
        <Card aria-label={hands.answers} className="flex flex-col gap-2">
          <h2 className="font-semibold">{hands.answers}</h2>
          {!answers.ok ? (
            <p className="text-loss">
              {answers.error.code === 'tile-in-both' ? hands.tileInBoth(name(answers.error.tile)) : hands.noCombination(answers.error, name)}
            </p>
          ) : answers.value.length === 0 ? (
            <p>{hands.noAnswers}</p>
          ) : (
            <>
              <p role="status" className="text-sm text-muted">
                {hands.answersCount(answers.value.length)}
              </p>
              <ol className="flex flex-col gap-2">
                {answers.value.slice(0, shown).map((answer) => (
                  <li key={answer.tiles.map(name).join()} className="flex items-center justify-between gap-2">
                    <span>{hands.kinds[answer.kind]}</span>
                    <HandTiles tiles={answer.tiles} name={name} />
                  </li>
                ))}
              </ol>
              {answers.value.length > shown && (
                <Button onClick={() => setShown(shown + PAGE)}>{hands.more}</Button>
              )}
            </>
          )}
        </Card>
      )}
      <HandTableForm table={table} onChange={write} />
    </Page>
  );
}
