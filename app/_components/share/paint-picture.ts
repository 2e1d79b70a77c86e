import { at } from '@/lib/shared';
import { brushOn, type Brush } from './brush';
import { paintChart } from './picture-chart';
import type { PictureContent, PictureLine, PictureRow } from './picture-content';
import type { Palette } from './picture-palette';

/** As wide as the chats of phones show without making it smaller. */
export const PICTURE_WIDTH = 1080;

const EDGE = 48;
const INSIDE = 36;
const HEAD = 176;
const LINE = 96;
const CHART = 400;
const CHART_CARD = CHART + 116;
const ROW = 58;
const GAP = 28;
const FOOT = 40;
const WIDE = PICTURE_WIDTH - 2 * EDGE;

export function pictureHeight({ lines, rows }: Pick<PictureContent, 'lines' | 'rows'>): number {
  return HEAD + standingsHeight(lines) + (rows.length > 0 ? GAP + CHART_CARD + GAP + tableHeight(rows) : 0) + FOOT;
}

const standingsHeight = (lines: readonly PictureLine[]) => lines.length * LINE + 2 * 12;
const tableHeight = (rows: readonly PictureRow[]) => (rows.length + 1) * ROW + 2 * 14;

/**
 * Paints a result from top to bottom: who won, how it went, round by round. `fonts` as CSS lists them: those of the page,
 * for the signs that Chinese, Japanese and Korean share are not drawn alike in each.
 */
export function paintPicture(context: CanvasRenderingContext2D, content: PictureContent, palette: Palette, fonts: string): void {
  const brush = brushOn(context, palette, fonts);
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, PICTURE_WIDTH, pictureHeight(content));
  brush.word(content.title, EDGE, 82, { size: 42, colour: palette.ink, bold: true, room: WIDE, least: 28 });
  brush.word(content.subtitle, EDGE, 136, { size: 32, colour: palette.muted, room: WIDE });

  let top = HEAD;
  brush.box(EDGE, top, WIDE, standingsHeight(content.lines), 28, palette.card);
  for (const [index, line] of content.lines.entries()) paintLine(brush, line, top + 12 + index * LINE, index > 0);
  top += standingsHeight(content.lines) + GAP;
  if (content.rows.length === 0) return;
  brush.box(EDGE, top, WIDE, CHART_CARD, 28, palette.card);
  paintChart(brush, content, { left: EDGE + INSIDE / 2, top: top + 48, width: WIDE - INSIDE, height: CHART });
  top += CHART_CARD + GAP;
  paintTable(brush, content, top);
}

function paintLine({ context, palette, word, rule }: Brush, line: PictureLine, top: number, ruled: boolean): void {
  const base = top + LINE / 2;
  const [left, right] = [EDGE + INSIDE, PICTURE_WIDTH - EDGE - INSIDE];
  if (ruled) rule(top, left, right);
  context.fillStyle = line.first ? palette.gold : palette.soft;
  context.beginPath();
  context.arc(left + 32, base, 32, 0, 2 * Math.PI);
  context.fill();
  word(line.place, left + 32, base + 12, { size: 34, colour: line.first ? palette.paper : palette.ink, bold: true, align: 'center' });
  const name = base + (line.about === '' ? 14 : -2);
  word(line.name, left + 88, name, { size: 40, colour: palette.ink, bold: line.first, room: 460 });
  word(line.about, left + 88, base + 32, { size: 26, colour: palette.muted, room: 460 });
  const tone = line.won > 0 ? palette.gain : line.won < 0 ? palette.loss : palette.muted;
  word(line.net, right - 190, base + 13, { size: 36, colour: tone, align: 'right', room: 170 });
  word(line.chips, right, base + 18, { size: 52, colour: palette.ink, bold: true, align: 'right', room: 180 });
}

function paintTable({ palette, word, box, rule }: Brush, { names, rows }: PictureContent, top: number): void {
  const [left, right] = [EDGE + INSIDE, PICTURE_WIDTH - EDGE - INSIDE];
  const labels = 110;
  const column = (right - left - labels) / names.length;
  const middle = (seat: number) => left + labels + column * (seat + 0.5);
  box(EDGE, top, WIDE, tableHeight(rows), 28, palette.card);
  const head = top + 14 + ROW - 20;
  for (const [seat, name] of names.entries()) {
    word(name, middle(seat), head, { size: 26, colour: at(palette.seats, seat % palette.seats.length), bold: true, align: 'center', room: column - 12 });
  }
  for (const [index, { label, cells, winner }] of rows.entries()) {
    const y = top + 14 + (index + 1) * ROW;
    rule(y, left, right);
    word(label, left, y + 39, { size: 28, colour: palette.muted, room: labels - 8 });
    for (const [seat, cell] of cells.entries()) {
      const won = seat === winner;
      if (won) box(middle(seat) - column / 2 + 4, y + 6, column - 8, ROW - 10, 12, palette.soft);
      word(cell, middle(seat), y + 39, { size: 30, colour: palette.ink, bold: won, align: 'center', room: column - 8 });
    }
  }
}
