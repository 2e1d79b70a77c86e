'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Card, Notice } from '@/app/_components/ui/card';
import { plain } from '@/lib/i18n';
import { everybodyOf, namesOf, type EditPreview, type Match } from '@/lib/match';
import { seatsOf } from '@/lib/shared';
import { SeatHeads } from './seat-heads';

interface LaterTotalsTableProps {
  readonly match: Match;
  readonly preview: EditPreview;
}

/** Every total from the edited round on, before and after. */
export function LaterTotalsTable({ match, preview }: LaterTotalsTableProps) {
  const { play, fault } = useMessages();
  return (
    <Card aria-label={play.laterTotals} className="px-2">
      <h2 className="px-1 font-semibold">{play.laterTotals}</h2>
      <p className="mb-2 px-1 text-sm text-muted">{play.laterTotalsAbout}</p>
      {preview.conflict && (
        <Notice tone="alarm" title={play.conflictTitle}>
          <p>{fault.conflict(preview.conflict, namesOf(match))}</p>
        </Notice>
      )}
      <table className="w-full table-fixed text-center tabular-nums">
        <caption className="sr-only">{play.laterTotals}</caption>
        <SeatHeads match={match} />
        <tbody>
          {preview.totals.map(({ round, before, after }) => (
            <tr key={round} className="border-t border-line">
              <th scope="row" className="py-1 font-semibold">
                {round}
              </th>
              {after === null ? (
                <td colSpan={everybodyOf(match).length} className="py-1 text-sm text-loss">
                  {play.noLongerCounted}
                </td>
              ) : (
                seatsOf(everybodyOf(match).length).map((seat) => (
                  <td key={seat} className="py-1">
                    <BeforeAfter before={before?.[seat] ?? null} after={after[seat] ?? null} />
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function BeforeAfter({ before, after }: { before: number | null; after: number | null }) {
  const { play } = useMessages();
  if (after === null) return null;
  if (before === null || before === after) {
    return <span className={before === null ? 'font-semibold' : 'text-muted'}>{plain(after)}</span>;
  }
  return (
    <>
      <span className="sr-only">{play.changesTo(before, after)}</span>
      <span aria-hidden className="block text-xs text-muted line-through">
        {plain(before)}
      </span>
      <span aria-hidden className="block font-semibold text-felt">
        {plain(after)}
      </span>
    </>
  );
}
