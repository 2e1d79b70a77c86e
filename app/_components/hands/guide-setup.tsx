'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { HAND_TABLE_SIZES } from '@/app/_hooks/use-hand-table';
import { valueOf } from '@/lib/chips';
import { PRESET_SETUPS } from '@/lib/match';
import { dealFor, tilesInPlay } from '@/lib/rules';

/** Which tiles and chips go on the table, by number of players. */
export function GuideSetup() {
  const { guide, hands } = useMessages();
  const { chipSet } = PRESET_SETUPS.official;
  return (
    <>
      <dl className="flex flex-col gap-2">
        {HAND_TABLE_SIZES.map((size) => {
          const { highest, handSize } = dealFor(size);
          return (
            <div key={size}>
              <dt className="font-medium">{hands.players(size)}</dt>
              <dd className="text-sm text-muted">
                {guide.setupTiles(highest, tilesInPlay(highest).length)} · {guide.setupEach(handSize)}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-sm">
        {guide.setupChips(chipSet.map(({ value, count }) => `${count}×${value}`).join(' + '), valueOf(chipSet))}
      </p>
      <p className="text-sm">{guide.setupLead}</p>
    </>
  );
}
