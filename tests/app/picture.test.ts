import { describe, expect, it } from 'vitest';
import { brushOn } from '@/app/_components/share/brush';
import { fitted } from '@/app/_components/share/fitted';
import { paintPicture, PICTURE_WIDTH, pictureHeight } from '@/app/_components/share/paint-picture';
import { MOST_ROWS, pictureContent } from '@/app/_components/share/picture-content';
import { DARK, DASHES, LIGHT, type Palette } from '@/app/_components/share/picture-palette';
import { reportOf } from '@/lib/exchange';
import type { Locale } from '@/lib/i18n';
import { messagesOf } from '@/lib/i18n/catalogues';
import { replay, type Match, type MatchEvent } from '@/lib/match';
import { add, edit, finished, fx1, joined, matchOf, named, newRules, rounds } from '../support/match-builder';
import { seat } from '@/lib/shared';

const contentOf = (match: Match, locale: Locale = 'en') => pictureContent(reportOf(match, replay(match)), '8 Apr', messagesOf(locale));
const linesOf = (match: Match) => contentOf(match).lines.map(({ place, name, chips, net }) => `${place} ${name} ${chips} ${net}`);
const FONTS = 'Serif of the page, sans-serif';
const long = (count: number) =>
  rounds(matchOf({ settlement: { exhaustion: 'allow-debt' } }), ...Array.from({ length: count }, (_, index) => (index % 2 === 0 ? '0 1 2 3' : '2 0 1 5')));

describe('what a picture says', () => {
  it('35 FX1: standings, the course of the chips, and every round', () => {
    const content = contentOf(add(fx1(), finished()));
    expect([content.title, content.subtitle]).toEqual(['Lexio Scorekeeper · 8 Apr', '3 rounds, finished']);
    expect(linesOf(fx1())).toEqual(['1 A 84 +20', '2 C 76 +12', '3 B 60 −4', '4 D 36 −28']);
    expect(content.course.map(({ chips }) => chips.join(' '))).toEqual(['64 64 64 64', '80 68 60 48', '76 80 64 36', '84 60 76 36']);
    expect(content.rows.map(({ label, cells, winner }) => [label, ...cells, winner].join(' '))).toEqual([
      'R1 +16 +4 −4 −16 0', 'R2 −4 +12 +4 −12 1', 'R3 +8 −20 +12 0 2',
    ]);
  });

  it('1 FX1e: a corrected round shows in all of it', () => {
    const match = edit(fx1(), 'R1', '0 3 5 8(1)');
    expect(linesOf(match)).toEqual(['1 A 92 +28', '2 C 84 +20', '3 B 68 +4', '4 D 12 −52']);
    expect(contentOf(match).course.map(({ chips }) => chips[3])).toEqual([64, 24, 12, 12]);
  });

  it('21 a shared place has its sign, and who ran out says since when', () => {
    expect(linesOf(rounds(matchOf(), '0 4 4 7'))).toEqual(['1 A 79 +15', '=2 B 63 −1', '=2 C 63 −1', '4 D 51 −13']);
    const out = contentOf(rounds(matchOf({ start: [100, 80, 60, 10] }), '0 3 5 10(1)', '0 2 4 -'));
    expect(out.lines.at(-1)).toMatchObject({ name: 'D', about: messagesOf('en').play.outSince(1) });
    expect(out.rows[1]?.cells).toEqual(['+6', '0', '−6', '']);
  });

  it('a newcomer begins where he sat down', () => {
    const { course, names, rows } = contentOf(add(fx1(), joined('late'), named('R4', '0 1 2 3 4')));
    expect(names).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(course.map(({ chips }) => chips[4])).toEqual([null, null, null, null, 64, 54]);
    expect(rows[0]?.cells).toEqual(['+16', '+4', '−4', '−16', '']);
  });

  it('many rounds: those before the last are added up in one row, and nothing is lost', () => {
    expect(contentOf(long(MOST_ROWS)).rows).toHaveLength(MOST_ROWS);
    const { rows } = contentOf(long(40));
    expect([rows.length, rows[0]?.label, rows[0]?.winner, rows[1]?.label, rows.at(-1)?.label]).toEqual([MOST_ROWS, 'R1–25', null, 'R26', 'R40']);
    const numbers = rows.map(({ cells }) => cells.map((cell) => Number(cell.replace('−', '-'))));
    expect(numbers.reduce((sums, row) => sums.map((sum, index) => sum + row[index]!))).toEqual(
      reportOf(long(40), replay(long(40))).lines.toSorted((a, b) => a.seat - b.seat).map(({ net }) => net as number),
    );
  });

  it('what is put right after the last round shows at the end of each line', () => {
    const recount = { id: 'n', at: 0, type: 'recount', stacks: [], box: [], changes: [12, 0, -10, -2] } as unknown as MatchEvent;
    const { course, lines } = contentOf({ ...fx1(), events: [...fx1().events, recount] });
    expect(course.at(-1)?.chips).toEqual([96, 60, 66, 34]);
    expect(lines.map(({ chips }) => chips)).toEqual(['96', '66', '60', '34']);
  });

  it('in Korean, too', () => {
    expect(contentOf(fx1(), 'ko').subtitle).toBe('3라운드까지 진행');
  });
});

/** Every letter twenty pixels wide: what is written where, and what was drawn. */
function sheet() {
  const written: { text: string; from: number; to: number; y: number }[] = [];
  const colours = new Set<string>();
  const fonts = new Set<string>();
  let points = 0;
  const context = {
    font: '', fillStyle: '', strokeStyle: '', textAlign: 'left', direction: 'inherit', lineWidth: 1, lineJoin: 'miter',
    measureText: (text: string) => ({ width: Array.from(text).length * 20 }),
    fillText(text: string, x: number, y: number) {
      const width = Array.from(text).length * 20;
      const from = this.textAlign === 'right' ? x - width : this.textAlign === 'center' ? x - width / 2 : x;
      written.push({ text, from, to: from + width, y });
      fonts.add(this.font.replace(/^\d+ \d+px /, ''));
    },
    fillRect: () => undefined, beginPath: () => undefined, roundRect: () => undefined, fill: () => undefined, arc: () => undefined,
    setLineDash: () => undefined,
    moveTo: () => (points += 1), lineTo: () => (points += 1),
    stroke() {
      colours.add(this.strokeStyle);
    },
  };
  return { context: context as unknown as CanvasRenderingContext2D, written, colours, fonts, points: () => points };
}

const called = (match: Match, ...names: readonly string[]): Match => ({
  ...match, seats: match.seats.map((each, index) => ({ ...each, name: names[index] ?? each.name })),
});

describe('painting', () => {
  const crowd = add(
    called(rounds(matchOf({ players: 5 }), '0 1 2 3 4'), 'Maximilian-Alexander der IV', '가나다라마바사아자차카타파하', '👨‍👩‍👧‍👦 가족', 'דנה', 'W'.repeat(24)),
    { id: 'l' as never, at: 0 as never, type: 'leave', seat: seat(4) }, joined('six', { player: 'Six' }),
    { id: 'l2' as never, at: 0 as never, type: 'leave', seat: seat(3) }, joined('seven', { player: 'Seven' }),
    { id: 'l3' as never, at: 0 as never, type: 'leave', seat: seat(2) }, joined('eight', { player: 'Eight' }),
    newRules('r', matchOf().setup.rules), named('R2', '0 1 - - - 3 4 5'),
  );

  it.each<[what: string, match: Match]>([
    ['FX1', fx1()], ['eight who sat there, with long names', crowd], ['forty rounds', long(40)], ['nobody has moved', rounds(matchOf(), '0 1 1 1')],
    ['before the first round', matchOf()],
    ['deep in debt', rounds(matchOf({ players: 5, settlement: { exhaustion: 'allow-debt' } }), '0 2 4 6(1) 12(3)', '0 2 4 6(1) 12(3)')],
  ])('everything written stands on the sheet: %s', (_what, match) => {
    const { context, written } = sheet();
    const content = contentOf(match);
    paintPicture(context, content, LIGHT, FONTS);
    expect(written.length).toBeGreaterThan(content.lines.length * 3);
    for (const { text, from, to, y } of written) {
      expect([from >= 0, to <= PICTURE_WIDTH, y > 0 && y < pictureHeight(content)], text).toEqual([true, true, true]);
    }
    for (const { chips, net } of content.lines) for (const number of [chips, net]) expect(written.map(({ text }) => text)).toContain(number);
  });

  it('43 a long name loses whole signs, and says that something is missing', () => {
    const { context, written } = sheet();
    paintPicture(context, contentOf(crowd), DARK, FONTS);
    const texts = written.map(({ text }) => text);
    expect(texts).toContain('Maximilian-Alexander d…');
    for (const text of texts) expect(text).not.toMatch(/\u200d…|\p{Surrogate}/u);
  });

  it('every word in the fonts that the page is written in', () => {
    const { context, fonts } = sheet();
    paintPicture(context, contentOf(fx1()), LIGHT, FONTS);
    expect([...fonts]).toEqual([FONTS]);
  });

  it('a line for each player, told apart by colour, dashes and name', () => {
    const { context, colours, points } = sheet();
    paintPicture(context, contentOf(fx1()), LIGHT, FONTS);
    expect([colours.size, points()]).toEqual([4, 16]);
    expect(new Set(DASHES.map((dashes) => dashes.join())).size).toBe(8);
  });
});

describe('a text with too little room', () => {
  const width = (text: string) => Array.from(text).length;
  it.each([
    ['Ann', 3, 'Ann'], ['Annabel', 4, 'Ann…'], ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 9, '👨‍👩‍👧‍👦…'], ['🇰🇷🇰🇷', 3, '🇰🇷…'], ['é́é́', 3, 'é́…'], ['A B', 2, 'A…'], ['Ann', 0, '…'],
  ])('%j in %i is %j', (text, room, cut) => {
    expect(fitted(text, room, width)).toBe(cut);
  });
});

describe('the date over a picture', () => {
  /** Every letter half as wide as it is high. */
  function written(text: string, look: { readonly room: number; readonly least?: number }) {
    const drawn = { font: '', text: '' };
    const high = () => Number(/(\d+)px/u.exec(context.font)?.[1]);
    const context = {
      font: '', fillStyle: '', textAlign: '', direction: '',
      measureText: (some: string) => ({ width: (some.length * high()) / 2 }),
      fillText: (some: string) => Object.assign(drawn, { font: context.font, text: some }),
    };
    brushOn(context as never, LIGHT, 'sans').word(text, 0, 0, { size: 40, colour: '', ...look });
    return `${drawn.text} ${drawn.font}`;
  }
  it.each([
    ['has room', { room: 200, least: 20 }, '12:00 PM 400 40px sans'],
    ['becomes smaller before anything is left out', { room: 120, least: 20 }, '12:00 PM 400 30px sans'],
    ['becomes no smaller than can be read', { room: 60, least: 20 }, '12:00… 400 20px sans'],
    ['a name keeps its size', { room: 120 }, '12:00… 400 40px sans'],
  ])('%s', (_what, look, drawn) => {
    expect(written('12:00 PM', look)).toBe(drawn);
  });

  it('is whole on a narrow sheet in letters of any width', () => {
    const { context, written: texts } = sheet();
    const wide = { ...context, measureText: (text: string) => ({ width: text.length * Number(/(\d+)px/u.exec(wide.font)?.[1]) * 0.68 }) };
    const title = 'Lexio Scorekeeper · Dec 28, 2026, 12:48 PM';
    paintPicture(wide as never, { ...contentOf(fx1()), title }, LIGHT, FONTS);
    expect(texts.map(({ text }) => text)).toContain(title);
  });
});

describe('two palettes', () => {
  const channel = (value: number) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => channel(parseInt(colour.slice(from, from + 2), 16)));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [less = 0, more = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
    return (more + 0.05) / (less + 0.05);
  };
  it.each<[string, Palette]>([['light', LIGHT], ['dark', DARK]])('%s can be read', (_name, { card, paper, ink, muted, gain, loss, soft, seats }) => {
    expect(seats).toHaveLength(8);
    for (const colour of [ink, muted, gain, loss, ...seats]) expect(contrast(colour, card), colour).toBeGreaterThanOrEqual(4.5);
    for (const colour of [ink, muted]) expect(contrast(colour, paper), colour).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, soft)).toBeGreaterThanOrEqual(4.5);
  });
});
