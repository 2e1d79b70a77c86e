import { movesText, type Holder, type Move } from '@/lib/chips';
import type { HandoverPart } from '@/lib/match';

/** What one hands another in one go. */
export interface HandoverLine {
  readonly from: Holder;
  readonly to: Holder;
  /** The largest chips first. */
  readonly moves: readonly Move[];
  /** The same for the same moves. */
  readonly key: string;
}

/** The moves of a part, one line for each that gives something to somebody. */
export function linesOf(moves: readonly Move[]): readonly HandoverLine[] {
  const lines: { from: Holder; to: Holder; moves: Move[] }[] = [];
  for (const move of moves) {
    const line = lines.find(({ from, to }) => from === move.from && to === move.to);
    if (line) line.moves.push(move);
    else lines.push({ from: move.from, to: move.to, moves: [move] });
  }
  return lines.map((line) => ({ ...line, key: movesText(line.moves) }));
}

/** Whether all moves of a line are among those that were ticked. */
export function isTicked(line: HandoverLine, ticked: readonly Move[]): boolean {
  const made = movesText(ticked).split(' ');
  return line.key.split(' ').every((move) => made.includes(move));
}

/** The moves of all lines that are ticked once one of them was tapped. */
export function ticksAfter(parts: readonly HandoverPart[], ticked: readonly Move[], tapped: HandoverLine): readonly Move[] {
  const lines = parts.flatMap((part) => linesOf(part.moves));
  return lines.flatMap((line) => (isTicked(line, ticked) !== (line.key === tapped.key) ? line.moves : []));
}
