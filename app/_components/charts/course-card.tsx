'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { Total } from '@/app/_components/play/amount';
import { Card } from '@/app/_components/ui/card';
import { plain } from '@/lib/i18n';
import { everybodyOf, namesOf, type Match, type Replay } from '@/lib/match';
import { seatsOf } from '@/lib/shared';
import { courseOf } from '@/lib/stats';
import { DataTable } from './data-table';
import { LineChart } from './line-chart';

/** Below so many points a picture says less than the totals. */
const FEWEST = 3;
const MOST_MARKS = 12;

/** How everybody's chips went, from the start to the last round. */
export function CourseCard({ match, played }: { readonly match: Match; readonly played: Replay }) {
  const { stats, common } = useMessages();
  const course = courseOf(match, played);
  if (course.length < FEWEST) return null;
  const name = namesOf(match);
  const seats = seatsOf(everybodyOf(match).length);
  const lines = seats.map((seat) => ({ name: name(seat), values: course.map(({ chips }) => chips[seat] ?? null) }));
  const ends = lines.map((line) => `${line.name} ${plain(line.values.at(-1) ?? 0)}`);
  const rounds = course.flatMap(({ round }, at) => (round === null || round === 0 ? [] : [{ at, text: String(round), round }]));
  const each = Math.ceil(rounds.length / MOST_MARKS);
  return (
    <Card aria-label={stats.chart} className="flex flex-col gap-2">
      <h2 className="font-semibold">{stats.chart}</h2>
      <LineChart label={stats.chartAbout(common.names(ends))} lines={lines} marks={rounds.filter(({ round }) => round % each === 0)} />
      <DataTable
        caption={stats.chart}
        headWidth="w-14"
        heads={[stats.after, ...lines.map((line) => line.name)]}
        rows={course.map(({ round, chips }, index) => ({
          key: String(index),
          head: round === 0 ? stats.start : (round ?? '·'),
          cells: seats.map((seat) => {
            const held = chips[seat] ?? null;
            return held === null ? '–' : <Total key={seat} amount={held} />;
          }),
        }))}
      />
    </Card>
  );
}
