'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { signed } from '@/lib/i18n';
import type { Meeting, PlayerFigures } from '@/lib/stats';

interface HeatTableProps {
  readonly players: readonly Pick<PlayerFigures, 'playerId' | 'name'>[];
  /** A row for each of them. */
  readonly meetings: readonly (readonly (Meeting | null)[])[];
}

/** The stronger the colour, the more chips passed; which way they went is told by the sign. */
export function HeatTable({ players, meetings }: HeatTableProps) {
  const { stats } = useMessages();
  const numbers = meetings.flat().map((meeting) => signed(meeting?.net ?? 0).length);
  const size = sizeOf(Math.max(0, ...numbers) * players.length);
  const most = Math.max(1, ...meetings.flat().map((meeting) => Math.abs(meeting?.net ?? 0)));
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-sm tabular-nums">
      <caption className="sr-only">{stats.headToHead}</caption>
      <thead>
        <tr>
          <td className="w-16" />
          {players.map(({ playerId, name }) => (
            <th key={playerId} scope="col" className="truncate py-1 text-xs font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((player, row) => (
          <tr key={player.playerId}>
            <th scope="row" className="truncate pr-1 text-left font-medium">
              {player.name}
            </th>
            {players.map((other, column) => (
              <td key={other.playerId} className={`h-11 rounded-lg whitespace-nowrap ${size} ${toneOf(meetings[row]?.[column] ?? null, most)}`}>
                {row === column ? null : <Cell meeting={meetings[row]?.[column] ?? null} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ meeting }: { readonly meeting: Meeting | null }) {
  const { stats } = useMessages();
  if (meeting) return signed(meeting.net);
  return (
    <>
      <span aria-hidden className="text-muted">
        ·
      </span>
      <span className="sr-only">{stats.neverMet}</span>
    </>
  );
}

/** A number that broke in two would be two other numbers. @param signs the longest one, as often as they stand beside each other */
function sizeOf(signs: number): string {
  if (signs <= 15) return '';
  return signs <= 25 ? 'text-xs min-[24rem]:text-sm' : 'text-[0.625rem] min-[24rem]:text-xs';
}

const GAINS = ['bg-gain/10', 'bg-gain/20', 'bg-gain/30'] as const;
const LOSSES = ['bg-loss/10', 'bg-loss/20', 'bg-loss/30'] as const;

function toneOf(meeting: Meeting | null, most: number): string {
  if (!meeting || meeting.net === 0) return 'bg-sunken';
  const step = Math.min(2, Math.floor((3 * Math.abs(meeting.net)) / (most + 1)));
  return (meeting.net > 0 ? GAINS : LOSSES)[step] ?? '';
}
