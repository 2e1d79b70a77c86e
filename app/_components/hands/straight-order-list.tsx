'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { runsStrongestFirst, type ComparisonSettings } from '@/lib/rules';

/** The full order of straights at a table with these numbers. */
export function StraightOrderList({ settings }: { readonly settings: ComparisonSettings }) {
  const { guide } = useMessages();
  const runs = runsStrongestFirst(settings);
  return (
    <>
      <h3 className="mt-3 text-sm text-muted print:mt-1">
        {guide.range(settings.highest)}: {guide.straightsCount(runs.length)}
      </h3>
      <ol
        aria-label={`${guide.straights}, ${guide.range(settings.highest)}`}
        className="grid list-inside list-decimal grid-cols-2 gap-x-1 text-sm whitespace-nowrap tabular-nums print:grid-cols-3 print:text-[0.65rem]"
      >
        {runs.map(({ numbers }) => (
          <li key={numbers.join()}>{numbers.join('-')}</li>
        ))}
      </ol>
    </>
  );
}
