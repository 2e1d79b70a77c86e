'use client';

import Link from 'next/link';
import { useMessages } from '@/app/_components/frame/locale';
import { roundsHref } from '@/app/_components/play/routes';
import type { PlayerId } from '@/lib/match';
import { figureOf, type BigRound, type Figure, type Tally } from '@/lib/stats';
import { figureText, figureTone } from './figure-text';

interface FigureListProps {
  readonly tally: Tally;
  readonly figures: readonly Figure[];
  /** Who set a record, where that is not plain. */
  readonly nameOf?: (player: PlayerId) => string;
}

/** Figures with their names, two beside each other. */
export function FigureList({ tally, figures, nameOf }: FigureListProps) {
  const { stats } = useMessages();
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {figures.map((figure) => {
        const value = figureOf(tally, figure);
        const record = figure === 'gain' || figure === 'loss' ? tally[figure] : null;
        return (
          <div key={figure} className="min-w-0">
            <dt className="text-sm text-muted">{stats.figures[figure]}</dt>
            <dd>
              <span className={`text-xl font-semibold tabular-nums ${figureTone(figure, value)}`}>{figureText(figure, value)}</span>
              <Aside figure={figure} tally={tally} />
              {record && <RecordLink record={record} nameOf={nameOf} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What stands beside a figure so that it is not misread. */
function Aside({ figure, tally }: { readonly figure: Figure; readonly tally: Tally }) {
  const { stats } = useMessages();
  const text =
    figure === 'wins' && tally.sharedWins > 0 ? stats.shared(tally.sharedWins)
    : figure === 'roundsWon' && tally.rounds > 0 ? stats.share(Math.round((100 * tally.roundsWon) / tally.rounds))
    : null;
  return text === null ? null : <span className="ml-2 text-sm text-muted">{text}</span>;
}

function RecordLink({ record, nameOf }: { readonly record: BigRound; readonly nameOf: FigureListProps['nameOf'] }) {
  const { stats } = useMessages();
  return (
    <Link
      href={roundsHref(record.matchId)}
      className="flex min-h-touch items-center text-sm text-felt underline underline-offset-4"
    >
      {nameOf ? stats.recordOf(nameOf(record.playerId), record.round) : stats.inRound(record.round)}
    </Link>
  );
}
