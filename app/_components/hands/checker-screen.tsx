'use client';

import { Share2 } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { matchHref } from '@/app/_components/play/routes';
import { shareLink } from '@/app/_components/share/share-text';
import { Button } from '@/app/_components/ui/button';
import { useToast } from '@/app/_components/ui/toast';
import { useChecker } from '@/app/_hooks/use-checker';
import type { HandTable } from '@/app/_hooks/use-hand-table';
import { useQueryWriter } from '@/app/_hooks/use-query-writer';
import { useSeenTiles } from '@/app/_hooks/use-seen-tiles';
import { usePreparedStrength } from '@/app/_hooks/use-strength';
import { useTileNames } from '@/app/_hooks/use-tile-names';
import { classify, compareHands, HAND_NAMES, isSameTile, nearMisses, type HandName, type Tile } from '@/lib/rules';
import { handLink } from './hand-link';
import { HandTableForm } from './hand-table-form';
import { HandTabs } from './hand-tabs';
import { NearMissList } from './near-miss-list';
import { Rack } from './rack';
import { SeenTilesCard } from './seen-tiles-card';
import { StrengthCard } from './strength-card';
import { TilePool } from './tile-pool';
import { Verdict } from './verdict';

/** Does this beat that? Two racks, one pool, one sentence. */
export function CheckerScreen({ table }: { readonly table: HandTable }) {
  const { hands } = useMessages();
  const { settings, suitNaming, match, round } = table;
  const { highest } = settings;
  const query = useSearchParams();
  const write = useQueryWriter();
  const toast = useToast();
  const name = useTileNames(suitNaming);
  const checker = useChecker(highest);
  const seen = useSeenTiles(
    match ? `${match.id} ${round}` : `table ${table.deal.players} ${table.deal.plan}`,
    match ? 'for-the-round' : 'while-open',
  );

  usePreparedStrength();

  const a = checker.hands.a.tiles;
  const b = checker.hands.b.tiles;
  const kinds = useMemo(() => ({ a: classify(a, highest), b: classify(b, highest) }), [a, b, highest]);
  // While a hand's text cannot be read, its tiles are not what is meant: nothing is said about them.
  const readable = checker.hands.a.fault === null && checker.hands.b.fault === null;
  const result = compareHands(a, b, settings);
  const both = readable && a.length > 0 && b.length > 0;
  const holds = (hand: HandName, tile: Tile) => checker.hands[hand].tiles.some((each) => isSameTile(each, tile));
  const other = checker.active === 'a' ? 'b' : 'a';
  const shown = kinds[checker.active];
  const gone = useMemo(() => [...a, ...b, ...seen.tiles], [a, b, seen.tiles]);

  const caption = (hand: HandName) => {
    const kind = kinds[hand];
    return kind.ok ? hands.kinds[kind.value.kind] : '';
  };
  const share = async () => {
    const outcome = await shareLink(hands.title, handLink(table, { a, b }));
    if (outcome === 'copied') toast({ text: hands.copied });
    if (outcome === 'failed') toast({ text: hands.shareFailed, tone: 'alarm' });
  };
  return (
    <Page title={hands.title} back={match ? matchHref(match.id) : '/'}>
      <HandTabs query={query.toString()} />
      {HAND_NAMES.map((hand) => {
        const kind = kinds[hand];
        return (
          <div key={hand} className="flex flex-col gap-1">
            <Rack
              label={hands.hand[hand]}
              hand={checker.hands[hand]}
              active={checker.active === hand}
              name={name}
              marked={readable && result.ok ? result.value.decidingTiles[hand] : []}
              onActivate={() => checker.activate(hand)}
              caption={caption(hand)}
            />
            {!kind.ok && kind.error.code !== 'empty' && (
              <div className="px-2">
                <p className="text-sm font-medium text-warn">{hands.noCombination(kind.error, name)}</p>
                <NearMissList misses={nearMisses(checker.hands[hand].tiles, settings)} naming={suitNaming} name={name} />
              </div>
            )}
          </div>
        );
      })}
      {both && <Verdict result={result} settings={settings} naming={suitNaming} name={name} />}
      <TilePool
        label={hands.pool}
        highest={highest}
        name={name}
        isPressed={(tile) => holds(checker.active, tile)}
        isAway={(tile) => holds(other, tile)}
        onTap={checker.tap}
      />
      {readable && shown.ok && (
        <StrengthCard
          label={hands.hand[checker.active]}
          hand={shown.value}
          excluded={gone}
          settings={settings}
          name={name}
        />
      )}
      <SeenTilesCard seen={seen} laid={[...a, ...b]} highest={highest} naming={suitNaming} name={name} />
      {both && (
        <Button onClick={() => void share()}>
          <Share2 aria-hidden className="size-5" />
          {hands.share}
        </Button>
      )}
      <HandTableForm table={table} onChange={write} />
    </Page>
  );
}
