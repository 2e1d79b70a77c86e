'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { valueOf } from '@/lib/chips';
import { dealOptionOf, PRESET_SETUPS, sourcesOf } from '@/lib/match';
import { dealsFor, isUsual, TABLE_SIZES, tilesInPlay, unusedTiles, type Deal } from '@/lib/rules';
import { isOnPaper } from './on-paper';

/** Which tiles and chips go on the table: every deal there is by number of players, the one at hand marked. */
export function GuideSetup({ deal: here }: { readonly deal: Deal }) {
  const { common, guide, hands } = useMessages();
  const { chipSet } = PRESET_SETUPS.official;
  const onPaper = (deal: Deal) => isOnPaper(deal, here);
  return (
    <>
      <dl className="flex flex-col gap-2 print:gap-1">
        {TABLE_SIZES.map((size) => (
          <div key={size} className={dealsFor(size).some(onPaper) ? '' : 'print:hidden'}>
            <dt className="font-medium">{hands.players(size)}</dt>
            {dealsFor(size).map((deal) => (
              <dd key={deal.plan} className={`text-sm text-muted ${onPaper(deal) ? '' : 'print:hidden'}`}>
                {guide.setupTiles(deal.highest, tilesInPlay(deal.highest).length)} ·{' '}
                {guide.setupEach(deal.handSize, unusedTiles(deal))}
                {!isUsual(deal) &&
                  ` · ${common.names(sourcesOf(dealOptionOf(size), deal.plan).map((source) => guide.source[source]))}`}{' '}
                {deal === here && <span className="font-semibold text-felt">({guide.here})</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm">
        {guide.setupChips(chipSet.map(({ value, count }) => `${count}×${value}`).join(' + '), valueOf(chipSet))}
      </p>
      <p className="text-sm">{guide.setupLead}</p>
    </>
  );
}
