'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { HandTable } from '@/app/_hooks/use-hand-table';
import { valueOf, type ChipSet } from '@/lib/chips';
import { dealOptionOf, PRESET_SETUPS, sourcesOf } from '@/lib/match';
import { dealsFor, isUsual, LEADING_TILE, TABLE_SIZES, tilesInPlay, unusedTiles, type Deal, type Tile } from '@/lib/rules';
import { isOnPaper } from './on-paper';

/** Which tiles and chips go on the table: every deal there is by number of players, the one at hand marked. */
export function GuideSetup({ table, name }: { readonly table: HandTable; readonly name: (tile: Tile) => string }) {
  const { common, guide, hands, play, setup } = useMessages();
  const { deal: here, match } = table;
  const chips = (of: ChipSet) => of.filter(({ count }) => count > 0).map(({ value, count }) => `${count}×${value}`).join(' + ');
  const { chipSet, rules } = table.setup;
  const older = PRESET_SETUPS['first-edition'].chipSet;
  const leading = name(LEADING_TILE);
  const onPaper = (deal: Deal) => isOnPaper(deal, here);
  return (
    <>
      <dl className="flex flex-col gap-2 print:gap-1">
        {TABLE_SIZES.map((size) => (
          <div key={size} className={dealsFor(size).some(onPaper) ? 'print:flex print:gap-2' : 'print:hidden'}>
            <dt className="shrink-0 font-medium">{hands.players(size)}</dt>
            {dealsFor(size).map((deal) => (
              <dd key={deal.plan} className={`text-sm text-muted print:text-xs/5 ${onPaper(deal) ? '' : 'print:hidden'}`}>
                {guide.setupTiles(deal.highest, tilesInPlay(deal.highest).length)} ·{' '}
                {guide.setupEach(deal.handSize, unusedTiles(deal))}
                {!isUsual(deal) &&
                  ` · ${common.names(sourcesOf(dealOptionOf(size), deal.plan).map((source) => guide.source[source]))}`}{' '}
                {deal === here && <span className="font-semibold text-felt print:hidden">({guide.here})</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm">
        {guide.setupChips(chips(chipSet), valueOf(chipSet))}
        {match === null && ` · ${setup.presets['first-edition'].name}: ${chips(older)} = ${valueOf(older)}`}
      </p>
      <p className="text-sm">
        {rules.lead === 'last-winner'
          ? setup.options.lead.values[rules.lead].about
          : unusedTiles(here) > 0
            ? play.leadsCloudIfDealt(leading)
            : guide.setupLead(leading)}
      </p>
    </>
  );
}
