'use client';

import { plain } from '@/lib/i18n';
import { graphemesOf } from '@/lib/match';
import { lookOf, Mark } from './line-look';
import { cut, spreadOf, ticksOf } from './scale';

export interface ChartLine {
  /** Stands at the end of the line; '' where there is one line alone. */
  readonly name: string;
  /** From left to right; null: nothing there yet. */
  readonly values: readonly (number | null)[];
}

interface LineChartProps {
  /** What the picture shows, in a sentence: the numbers are for a table beside it. */
  readonly label: string;
  readonly lines: readonly ChartLine[];
  /** What stands below the picture, and at which point. */
  readonly marks: readonly { readonly at: number; readonly text: string }[];
}

const WIDTH = 340;
const HEIGHT = 200;
const TOP = 8;
const FOOT = HEIGHT - 20;
const LEFT = 36;
const LABEL_ROOM = 66;
/** Beyond so many points marks would be a smear. */
const MOST_MARKED = 30;
/** Beyond so many points the eye sees no more: some are left out of the picture, never of the table. */
const MOST_POINTS = 400;

/** Lines over time. Each has its dashes, its marks and its name at its end besides its colour. */
export function LineChart({ label, lines, marks }: LineChartProps) {
  const all = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = ticksOf(Math.min(0, ...all), Math.max(0, ...all));
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const points = Math.max(2, ...lines.map(({ values }) => values.length));
  const named = lines.some(({ name }) => name !== '');
  const right = WIDTH - (named ? LABEL_ROOM : 6);
  const x = (index: number) => LEFT + ((right - LEFT) * index) / (points - 1);
  const y = (value: number) => FOOT - ((FOOT - TOP) * (value - least)) / (most - least);
  const ends = lines.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0));
  const labels = spreadOf(ends, 12, TOP + 4, FOOT);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full">
      <g className="text-line" aria-hidden>
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${right}`} stroke="currentColor" strokeWidth={tick === 0 ? 1.6 : 0.8} />
            <text x={LEFT - 5} y={y(tick) + 3.5} textAnchor="end" className="fill-muted text-[10px]">
              {plain(tick)}
            </text>
          </g>
        ))}
        {marks.map(({ at, text }) => (
          <text key={at} x={x(at)} y={HEIGHT - 5} textAnchor="middle" className="fill-muted text-[10px]">
            {text}
          </text>
        ))}
      </g>
      {lines.map((line, index) => {
        const look = lookOf(index);
        const drawn = thinned(line.values);
        return (
          <g key={index} className={look.className} aria-hidden>
            <path
              d={pathOf(drawn.map(({ at, value }) => ({ x: x(at), y: y(value) })))}
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              strokeLinejoin="round"
              strokeDasharray={look.dash}
            />
            {points <= MOST_MARKED && drawn.map(({ at, value }) => <Mark key={at} mark={look.mark} x={x(at)} y={y(value)} />)}
            {line.name !== '' && (
              <>
                <Mark mark={look.mark} x={right + 8} y={labels[index] ?? 0} />
                <text x={right + 14} y={(labels[index] ?? 0) + 3.5} className="fill-ink text-[10px]">
                  {cut(graphemesOf(line.name), 8)}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function thinned(values: ChartLine['values']): readonly { readonly at: number; readonly value: number }[] {
  const step = Math.ceil(values.length / MOST_POINTS);
  return values.flatMap((value, at) => (value === null || (at % step !== 0 && at !== values.length - 1) ? [] : [{ at, value }]));
}

function pathOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
