import { fitted } from './fitted';
import type { Palette } from './picture-palette';

export interface WordLook {
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right' | 'center';
  /** The widest it may be: what does not fit is left out, and said to be. */
  readonly room?: number;
  /** How small it may become so that nothing is left out; else it stays as it is. */
  readonly least?: number;
}

/** What the parts of a picture are painted with. Lengths are pixels; a word stands on its base line. */
export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Palette;
  readonly word: (text: string, x: number, y: number, look: WordLook) => void;
  readonly box: (x: number, y: number, width: number, height: number, radius: number, fill: string) => void;
  readonly rule: (y: number, from: number, to: number) => void;
}

/** `fonts` as CSS lists them. */
export function brushOn(context: CanvasRenderingContext2D, palette: Palette, fonts: string): Brush {
  return {
    context,
    palette,
    word: (text, x, y, { size, colour, bold = false, align = 'left', room = Infinity, least = size }) => {
      const write = (pixels: number) => (context.font = `${bold ? '700' : '400'} ${pixels}px ${fonts}`);
      write(size);
      const { width } = context.measureText(text);
      if (width > room) write(Math.max(least, Math.floor((size * room) / width)));
      context.fillStyle = colour;
      context.textAlign = align;
      context.direction = 'ltr'; // a name from right to left keeps its place
      context.fillText(fitted(text, room, (part) => context.measureText(part).width), x, y);
    },
    box: (x, y, width, height, radius, fill) => {
      context.fillStyle = fill;
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.fill();
    },
    rule: (y, from, to) => {
      context.fillStyle = palette.line;
      context.fillRect(from, y, to - from, 2);
    },
  };
}
