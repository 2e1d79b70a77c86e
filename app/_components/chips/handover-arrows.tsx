'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { ChipColour, Holder } from '@/lib/chips';
import type { HandoverPart } from '@/lib/match';
import type { Seat } from '@/lib/shared';
import { ChipPiles } from './chip-face';
import { linesOf, type HandoverLine } from './handover-line';

interface HandoverArrowsProps {
  readonly parts: readonly HandoverPart[];
  /** Clockwise. */
  readonly order: readonly Seat[];
  readonly names: (holder: Holder) => string;
  readonly colourOf: (value: number) => ChipColour;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const SIZE = 100;
const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };
const RADIUS = 41;
/** How far an arrow bends to its right, as a share of the picture, and how much of it the names at its ends take. */
const BEND = -7;
const ROOM = 0.2;

/** The same hand-over as arrows between the seats round the table; in words for those who do not see it. */
export function HandoverArrows({ parts, order, names, colourOf }: HandoverArrowsProps) {
  const { chips } = useMessages();
  const lines = merged(parts);
  const at = (holder: Holder): Point => {
    if (holder === 'box') return MIDDLE;
    const turn = (order.indexOf(holder) / order.length) * 2 * Math.PI;
    return { x: MIDDLE.x + RADIUS * Math.sin(turn), y: MIDDLE.y - RADIUS * Math.cos(turn) };
  };
  const holders: readonly Holder[] = lines.some(({ from, to }) => from === 'box' || to === 'box') ? [...order, 'box'] : order;
  return (
    <>
      <ul className="sr-only">
        {lines.map((line) => (
          <li key={line.key}>
            {chips.gives(names(line.from), names(line.to), line.moves.map(({ count, value }) => chips.kind(count, value)))}
          </li>
        ))}
      </ul>
      <div aria-hidden className="relative mx-auto aspect-square w-full max-w-sm">
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="absolute inset-0 size-full">
          <defs>
            <marker id="handover-tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto">
              <path d="M0 0 L8 4 L0 8 z" className="fill-felt" />
            </marker>
          </defs>
          <circle cx={MIDDLE.x} cy={MIDDLE.y} r={RADIUS} className="fill-sunken stroke-line" strokeWidth="0.5" />
          {lines.map((line) => {
            const { start, bend, end } = curve(at(line.from), at(line.to));
            return (
              <path
                key={line.key}
                d={`M${start.x} ${start.y} Q${bend.x} ${bend.y} ${end.x} ${end.y}`}
                className="fill-none stroke-felt"
                strokeWidth="1"
                markerEnd="url(#handover-tip)"
              />
            );
          })}
        </svg>
        {holders.map((holder) => (
          <Placed key={holder} at={at(holder)}>
            <span className="block max-w-20 truncate rounded-field border border-edge bg-surface px-2 py-1 text-sm font-semibold">
              {names(holder)}
            </span>
          </Placed>
        ))}
        {lines.map((line) => (
          <Placed key={line.key} at={curve(at(line.from), at(line.to)).label}>
            <span className="flex w-max max-w-24 justify-center rounded-field bg-surface/85 p-0.5">
              <ChipPiles piles={line.moves} colourOf={colourOf} size="small" />
            </span>
          </Placed>
        ))}
      </div>
    </>
  );
}

function Placed({ at, children }: { readonly at: Point; readonly children: React.ReactNode }) {
  return (
    <span className="absolute -translate-x-1/2 -translate-y-1/2" style={{ left: `${at.x}%`, top: `${at.y}%` }}>
      {children}
    </span>
  );
}

/** All that passes from one to another, whatever payments it is for. */
function merged(parts: readonly HandoverPart[]): readonly HandoverLine[] {
  return linesOf(parts.flatMap(({ moves }) => moves));
}

/** An arrow that leaves room for the names, bent so that the one that comes back does not lie on it. */
function curve(from: Point, to: Point) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const side = { x: (dy / length) * BEND, y: (-dx / length) * BEND };
  const along = (share: number, bend: number): Point => ({
    x: from.x + dx * share + side.x * bend,
    y: from.y + dy * share + side.y * bend,
  });
  return { start: along(ROOM, 0.3), bend: along(0.5, 1.7), end: along(1 - ROOM, 0.3), label: along(0.5, 0.95) };
}
