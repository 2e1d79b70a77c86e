import { seat } from '@/lib/shared';
import { type Holder, type Move } from './move';

/** `0>1:10x2 box>2:1x4`: from whom, to whom, chips of which value, how many. Holders are seats, counted from 0. */
export function movesText(moves: readonly Move[]): string {
  return moves.map(({ from, to, value, count }) => `${from}>${to}:${value}x${count}`).join(' ');
}

const MOVE = /^(box|\d{1,3})>(box|\d{1,3}):(\d{1,9})x(\d{1,9})$/u;

/** The exact inverse of {@link movesText}; null for any other text. */
export function readMoves(text: string): readonly Move[] | null {
  if (text === '') return [];
  const moves: Move[] = [];
  for (const word of text.split(' ')) {
    const [, from, to, value, count] = MOVE.exec(word) ?? [];
    if (from === undefined || to === undefined) return null;
    moves.push({ from: holder(from), to: holder(to), value: Number(value), count: Number(count) });
  }
  return moves;
}

function holder(text: string): Holder {
  return text === 'box' ? text : seat(Number(text));
}
