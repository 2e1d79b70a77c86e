import { spreadOf, ticksOf } from '@/app/_components/charts/scale';
import { plain } from '@/lib/i18n';
import { at } from '@/lib/shared';
import type { Brush } from './brush';
import type { PictureContent } from './picture-content';
import { DASHES } from './picture-palette';

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const NUMBERS = 90;
const NAMES = 190;
const NAME_GAP = 34;
const MOST_NUMBERS = 10;

/** Chips over the rounds, a line a player, each with its name at its end: colour is never all that tells them apart. */
export function paintChart({ context, palette, word }: Brush, { course, names }: PictureContent, frame: Frame): void {
  const ticks = ticksOf(...rangeOf(course));
  const [low, high] = [at(ticks, 0), at(ticks, ticks.length - 1)];
  const [left, right] = [frame.left + NUMBERS, frame.left + frame.width - NAMES];
  const bottom = frame.top + frame.height;
  const x = (point: number) => left + ((right - left) * point) / Math.max(1, course.length - 1);
  const y = (value: number) => bottom - (frame.height * (value - low)) / (high - low);

  for (const value of ticks) {
    context.fillStyle = palette.line;
    context.fillRect(left, y(value) - 1, right - left, value === 0 ? 4 : 2);
    word(plain(value), left - 14, y(value) + 9, { size: 26, colour: palette.muted, align: 'right' });
  }
  const last = course.reduce((most, { round }) => Math.max(most, round ?? 0), 0);
  const every = Math.max(1, Math.ceil(last / MOST_NUMBERS));
  for (const [point, { round }] of course.entries()) {
    if (round !== null && round % every === 0) {
      word(String(round), x(point), bottom + 36, { size: 26, colour: palette.muted, align: 'center' });
    }
  }
  const ends = names.map((_, seat) => y(course.at(-1)?.chips[seat] ?? low));
  const labels = spreadOf(ends, NAME_GAP, frame.top, bottom);
  for (const [seat, name] of names.entries()) {
    const colour = at(palette.seats, seat % palette.seats.length);
    context.strokeStyle = colour;
    context.lineWidth = 6;
    context.lineJoin = 'round';
    context.setLineDash([...at(DASHES, seat % DASHES.length)]);
    context.beginPath();
    for (const [point, { chips }] of course.entries()) {
      const value = chips[seat] ?? null;
      if (value === null) continue;
      if ((course[point - 1]?.chips[seat] ?? null) === null) context.moveTo(x(point), y(value));
      else context.lineTo(x(point), y(value));
    }
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = colour;
    context.beginPath();
    context.arc(right, at(ends, seat), 9, 0, 2 * Math.PI);
    context.fill();
    word(name, right + 22, at(labels, seat) + 9, { size: 28, colour, bold: true, room: NAMES - 22 });
  }
}

function rangeOf(course: PictureContent['course']): readonly [least: number, most: number] {
  const values = course.flatMap(({ chips }) => chips.filter((value) => value !== null));
  return [Math.min(...values), Math.max(...values)];
}
