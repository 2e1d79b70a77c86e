import { plain } from '@/lib/i18n';
import { at } from '@/lib/shared';
import type { Brush } from './brush';
import { spread } from './fitted';
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

/** Chips over the rounds, a line a player, each with its name at its end: colour is never all that tells them apart. */
export function paintChart({ context, palette, word }: Brush, { courses, names }: PictureContent, frame: Frame): void {
  const values = courses.flat().filter((value) => value !== null);
  const [low, high, step] = scaleOf(Math.min(...values), Math.max(...values));
  const [left, right] = [frame.left + NUMBERS, frame.left + frame.width - NAMES];
  const moments = Math.max(1, (courses[0]?.length ?? 1) - 1);
  const x = (moment: number) => left + ((right - left) * moment) / moments;
  const y = (value: number) => frame.top + frame.height - (frame.height * (value - low)) / (high - low);

  for (let value = low; value <= high; value += step) {
    context.fillStyle = palette.line;
    context.fillRect(left, y(value) - 1, right - left, value === 0 ? 4 : 2);
    word(plain(value), left - 14, y(value) + 9, { size: 26, colour: palette.muted, align: 'right' });
  }
  const every = Math.ceil(moments / 10);
  for (let moment = 0; moment <= moments; moment += every) {
    word(String(moment), x(moment), frame.top + frame.height + 36, { size: 26, colour: palette.muted, align: 'center' });
  }
  const ends = courses.map((course) => y(course.at(-1) ?? low));
  const labels = spread(ends, NAME_GAP, frame.top, frame.top + frame.height);
  for (const [seat, course] of courses.entries()) {
    const colour = at(palette.seats, seat % palette.seats.length);
    context.strokeStyle = colour;
    context.lineWidth = 6;
    context.lineJoin = 'round';
    context.setLineDash([...at(DASHES, seat % DASHES.length)]);
    context.beginPath();
    for (const [moment, value] of course.entries()) {
      if (value === null) continue;
      if (moment === 0 || (course[moment - 1] ?? null) === null) context.moveTo(x(moment), y(value));
      else context.lineTo(x(moment), y(value));
    }
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = colour;
    context.beginPath();
    context.arc(right, at(ends, seat), 9, 0, 2 * Math.PI);
    context.fill();
    word(at(names, seat), right + 22, at(labels, seat) + 9, { size: 28, colour, bold: true, room: NAMES - 22 });
  }
}

/** Round numbers around what is to be shown: lowest, highest, and the step between lines. */
export function scaleOf(least: number, most: number): readonly [low: number, high: number, step: number] {
  const rough = Math.max(1, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  return [low, high > low ? high : low + step, step];
}
