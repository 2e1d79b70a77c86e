'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { SuitNaming } from '@/lib/match';
import { NUMBERS_BY_STRENGTH, numbersInPlay, SUITS, type ComparisonSettings } from '@/lib/rules';
import { SuitSign } from './tile-face';

/** Which number and which suit is stronger. */
export function GuideOrder({ settings, naming }: { readonly settings: ComparisonSettings; readonly naming: SuitNaming }) {
  const { guide, hands } = useMessages();
  const inPlay = numbersInPlay(settings.highest);
  return (
    <>
      <h2 className="font-semibold">{guide.order}</h2>
      <p className="text-sm text-muted print:text-xs">{guide.orderAbout}</p>
      <ol aria-label={guide.order} className="mt-2 print:mt-1 flex flex-wrap gap-1">
        {NUMBERS_BY_STRENGTH.filter((number) => inPlay.includes(number)).map((number) => (
          <li
            key={number}
            className="flex h-8 min-w-8 items-center justify-center rounded-md border border-line px-1 font-semibold tabular-nums print:h-5 print:min-w-5 print:px-0 print:text-xs"
          >
            {number}
          </li>
        ))}
      </ol>
      <h2 className="mt-3 print:mt-2 font-semibold">{guide.suits}</h2>
      <p className="text-sm text-muted print:text-xs">{guide.suitsAbout[settings.flushOrder]}</p>
      <ol aria-label={guide.suits} className="mt-2 print:mt-1 flex flex-wrap gap-3">
        {SUITS.toReversed().map((suit) => (
          <li key={suit} className="flex items-center gap-1 font-medium">
            <SuitSign suit={suit} />
            {hands.suits[naming][suit]}
          </li>
        ))}
      </ol>
    </>
  );
}
